import { parseArgs } from 'node:util';
import {
  at,
  below,
  chosenOptions,
  type Game,
  inLane,
  isOver,
  isSecret,
  legal,
  open,
  rngOf,
  type Seat,
  save,
  seedOf,
  submit,
  waiting,
} from '@thameside/kernel';
import { engineOf } from '@thameside/titles/engine';
import { type Any, type Line, newKey, type Person, person } from '../test/harness/player.ts';
import { type Server, startServer } from '../test/harness/server.ts';
import { GAMES } from './crash.ts';

/*
 * npm run proof:leak -- --points 40
 * While somebody decides in secret, everybody else is sent the same over their sockets whatever is decided: as many messages,
 * of the same kinds and sizes, letter by letter.
 */

const SEATS = 3;
const WAYS = 3;

interface Moment {
  readonly seat: Seat;
  readonly text: string;
}

/** Moments of random matches at which a seat is about to decide in secret. */
function moments(game: Game, seed: string, most: number): Moment[] {
  const chosen = chosenOptions(game, SEATS, {});
  if ('faults' in chosen) throw new Error(game.id);
  const rng = rngOf(seedOf(seed));
  const found: Moment[] = [];
  let { journal } = open(game, SEATS, chosen.options, seedOf(`${seed} match`));
  for (let i = 0; !isOver(journal.now); i++) {
    const seats = waiting(journal.now);
    const secret = seats.filter(seat => inLane(journal.now, seat) && isSecret(game, journal.now, seat));
    const seat = secret[0];
    if (seat !== undefined && i % 5 === 0) found.push({ seat, text: save(game, journal) });
    const next = at(seats, below(rng, seats.length));
    const answers = legal(game, journal.now, next);
    journal = submit(game, journal, next, [at(answers, below(rng, answers.length))]).journal;
  }
  // from all over the match
  const step = Math.max(1, Math.floor(found.length / most));
  return found.filter((_, i) => i % step === 0).slice(0, most);
}

/** Whatever differs by design: which table it is, and when. */
const plain = (text: string, table: string): string =>
  text.replaceAll(table, 'TABLE').replace(/"(at|updated|since)":\d+/g, '"$1":0');

/** One way to decide: what all the others heard meanwhile; null if it brought something to light. */
async function wayOf(people: readonly Person[], game: string, { seat, text }: Moment, seed: string) {
  const [owner, ...rest] = people as [Person, ...Person[]];
  const table = await owner.make({
    game,
    text,
    listed: true,
    spectators: 'all',
    startsFull: true,
    seats: Array.from({ length: SEATS }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' })),
  });
  const lines: Line[] = [];
  for (const [i, one] of [owner, ...rest].entries()) {
    const line = await one.connect();
    if (i > 0 && i < SEATS) await line.done('sit', { table, seat: i });
    lines.push(line);
  }
  for (const [i, line] of lines.entries()) {
    await line.done('manners', { milliseconds: 0, confirm: false });
    await line.done('watch', { table, seat: i < SEATS ? i : null, known: null });
  }
  const settled = () => Promise.all(lines.map(line => line.done('here', { hidden: false })));
  await settled();
  const before = lines.map(line => line.heard.length);
  const own = lines[seat] as Line;
  const rng = rngOf(seedOf(seed));
  const { barrier } = own.sights.get(table) ?? {};
  let isOpen = false;
  const isSecretNow = () => {
    const sight = own.sights.get(table);
    const asked = lines[SEATS]?.sights.get(table)?.asked.find(each => each.seat === seat);
    return sight?.ask?.lane && asked?.k === 'secret' && !isOpen;
  };
  for (let i = 0; i < 12 && isSecretNow(); i++) {
    const sight = own.sights.get(table);
    const answers = sight?.ask?.answers ?? [];
    const version = sight?.version ?? 0;
    const answer = at(answers, below(rng, answers.length));
    await own.done('answer', { key: newKey(), table, seat, version, answers: [answer] });
    await settled();
    isOpen = own.sights.get(table)?.barrier !== barrier;
  }
  const isDone = !isSecretNow();
  const told = lines.map((line, i) =>
    line.heard
      .slice(before[i])
      .filter((message: Any) => message.kind !== 'done')
      .map(message => plain(JSON.stringify(message), table)),
  );
  for (const line of lines) line.close();
  told.splice(seat, 1);
  return isOpen || !isDone ? null : told;
}

export async function leak(points: number, seed: string, say: (line: string) => void = () => {}) {
  const server: Server = await startServer({
    RATE_DEVICE: '1000000',
    RATE_ADDRESS: '10000000',
    ENGINE_THREADS: '1',
    LOG_LEVEL: 'error',
  });
  const people: Person[] = [];
  for (let i = 0; i <= SEATS; i++) people.push(await person(server.origin, `P${i}`));
  const compared: Record<string, number> = {};
  for (const game of GAMES) {
    const engine = await engineOf(game);
    if (!engine) throw new Error(game);
    compared[game] = 0;
    for (const moment of moments(engine.game, `${seed} ${game}`, points)) {
      const ways: NonNullable<Awaited<ReturnType<typeof wayOf>>>[] = [];
      for (let i = 0; i < WAYS; i++) {
        const way = await wayOf(people, game, moment, `${seed} way ${i}`);
        if (way) ways.push(way);
      }
      const [first, ...others] = ways;
      for (const way of others) {
        if (JSON.stringify(way) !== JSON.stringify(first))
          throw new Error(
            `${game}: the others can tell\n${JSON.stringify(first)}\nfrom\n${JSON.stringify(way)}`,
          );
        compared[game] += 1;
      }
    }
    say(`${game}: ${compared[game]} pairs of ways to decide, told alike to all others`);
  }
  await server.stop();
  return compared;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { points: { type: 'string', default: '40' }, seed: { type: 'string', default: 'leak' } },
  });
  console.log(JSON.stringify(await leak(Number(values.points), values.seed, console.log)));
}
