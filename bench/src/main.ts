import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { measured } from './core/measure.ts';
import { fetchBeside } from './playouts/beside.ts';
import { compare } from './playouts/compare.ts';
import { rateOf } from './search/rate.ts';
import { compareServers } from './server/compare.ts';
import { BENCHES } from './titles.ts';

const USAGE = `Usage: npm run bench -- playouts [--game ID] [--games N] [--their-games N] [--rounds N] [--seed S]

  playouts   random playouts of the same rules and seeds, on our kernel and inside boardgame.io,
             each in a process of its own; boardgame.io is installed in bench/beside if it is not there.
             Ends with one JSON line per game (games a second and their ratio)

       npm run bench -- search [--game ID] [--trials N] [--seed S]

  search     trials a second of the searching bot, beside trials written the plain way, at the same positions
             of a two-player game, by processor time. One JSON line per game

       npm run bench -- core [--game ID] [--seed S]

  core       what a table costs, measured on a whole match of our bots that people look on at: bytes sent and
             written, a first sight, answers at the end beside those at the beginning, opening a long match beside
             a short one, memory, history. One JSON line per game

       npm run bench -- server [--game ID] [--tables N] [--rounds N] [--paced N] [--seconds N] [--seed S]

  server     whole matches over real sockets, the same commands on our server, on boardgame.io's own server with
             FlatFile (whose acknowledgements come before it writes, and are not durable) and on a floor: a durable row
             and 600 bytes to each seat, no game. Acknowledged answers a second, processor time of the server for each,
             and how long an answer takes with many matches at people's pace. One JSON line per game
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '2000' },
    'their-games': { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
    trials: { type: 'string', default: '32' },
    tables: { type: 'string', default: '32' },
    paced: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'bench' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || !['playouts', 'search', 'core', 'server'].includes(positionals[0] ?? '')) {
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
const RUNS: Readonly<Record<string, () => object[] | Promise<object[]>>> = {
  playouts,
  search: searching,
  core,
  server,
};
const results = (await RUNS[positionals[0] ?? '']?.()) ?? [];
for (const result of results) process.stdout.write(`${JSON.stringify(result)}\n`);

function playouts(): object[] {
  fetchBeside();
  return chosen.map(({ title, seats }) => {
    process.stderr.write(`${title.id}, ${seats} players: games a second\n`);
    const task = { game: title.id, seats, games: Number(values.games), seed: values.seed };
    return compare(task, Number(values['their-games']), Number(values.rounds), (round, ours, theirs) =>
      process.stderr.write(`  round ${round}: ours ${ours.toFixed(0)}, boardgame.io ${theirs.toFixed(1)}\n`),
    );
  });
}

function searching(): object[] {
  const clock = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  return chosen.map(({ title }) => {
    const rate = rateOf(title.game, 2, values.seed, Number(values.trials), clock);
    process.stderr.write(
      `${rate.game}: ${rate.search.toFixed(0)} trials a second, ${rate.plain.toFixed(0)} the plain way\n`,
    );
    return rate;
  });
}

async function core(): Promise<object[]> {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  const figures: object[] = [];
  for (const { title } of chosen) {
    process.stderr.write(`${title.id}: a match is played, opened and looked through\n`);
    figures.push(await measured(title, Math.min(4, title.game.seats[1]), values.seed, gc));
  }
  return figures;
}

async function server(): Promise<object[]> {
  fetchBeside();
  const figures: object[] = [];
  for (const { title, seats } of chosen) {
    process.stderr.write(`${title.id}, ${seats} players: answers acknowledged by a server\n`);
    const wish = {
      tables: Number(values.tables),
      rounds: Number(values.rounds),
      paced: Number(values.paced),
      seconds: Number(values.seconds),
      seed: values.seed,
    };
    figures.push(await compareServers(title, seats, wish, line => process.stderr.write(`${line}\n`)));
  }
  return figures;
}
