import { parseArgs } from 'node:util';
import { fetchBeside } from './playouts/beside.ts';
import { compare } from './playouts/compare.ts';
import { BENCHES } from './titles.ts';

const USAGE = `Usage: npm run bench -- playouts [--game ID] [--games N] [--their-games N] [--rounds N] [--seed S]

  playouts   random playouts of the same rules and seeds, on our kernel and inside boardgame.io,
             each in a process of its own; boardgame.io is installed in bench/beside if it is not there.
             Ends with one JSON line per game (games a second and their ratio)
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '2000' },
    'their-games': { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'bench' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || positionals[0] !== 'playouts') {
  process.stderr.write(USAGE);
  process.exit(values.help ? 0 : 2);
}
const chosen = BENCHES.filter(bench => values.game === undefined || bench.title.id === values.game);
if (chosen.length === 0) {
  process.stderr.write(
    `No such game: ${values.game}. There are: ${BENCHES.map(b => b.title.id).join(', ')}\n`,
  );
  process.exit(2);
}
fetchBeside();
const results = chosen.map(({ title, seats }) => {
  process.stderr.write(`${title.id}, ${seats} players: games a second\n`);
  const task = { game: title.id, seats, games: Number(values.games), seed: values.seed };
  return compare(task, Number(values['their-games']), Number(values.rounds), (round, ours, theirs) =>
    process.stderr.write(`  round ${round}: ours ${ours.toFixed(0)}, boardgame.io ${theirs.toFixed(1)}\n`),
  );
});
for (const result of results) process.stdout.write(`${JSON.stringify(result)}\n`);
