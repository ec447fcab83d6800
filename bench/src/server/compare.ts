import type { Engine } from '@thameside/kit';
import { floor } from './floor.ts';
import { ours } from './ours.ts';
import { type Script, scriptOf } from './script.ts';
import type { Side } from './side.ts';
import { theirs } from './theirs.ts';

const SIDES = { ours, theirs, floor };
type Name = keyof typeof SIDES;
interface Figures {
  /** Acknowledged answers a second, with all tables at work. */
  readonly rate: number;
  /** Milliseconds of the server's processor time for each. */
  readonly processor: number;
}

const median = (xs: readonly number[]): number =>
  xs.toSorted((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0;
const quantile = (xs: readonly number[], q: number): number =>
  xs.toSorted((a, b) => a - b)[Math.min(xs.length - 1, Math.floor(xs.length * q))] ?? 0;
const round = (x: number, digits = 2): number => Number(x.toFixed(digits));

/** Whole matches, all at once; each goes on as soon as its last command has been acknowledged. */
async function wholeMatches(side: Side, script: Script, tables: number): Promise<Figures> {
  const opened = () => Promise.all(Array.from({ length: tables }, () => side.open(script)));
  const played = (all: Awaited<ReturnType<typeof opened>>) =>
    Promise.all(
      all.map(async table => {
        for (let i = 0; i < script.steps.length; i++) await table.give(i);
      }),
    );
  await played(await opened()); // warm
  const all = await opened();
  const begun = { at: performance.now(), processor: side.processor() };
  await played(all);
  const seconds = (performance.now() - begun.at) / 1000;
  const answers = tables * script.steps.length;
  return { rate: answers / seconds, processor: ((side.processor() - begun.processor) * 1000) / answers };
}

/** Matches at all stages, their people as slow as people are: how long a command takes to be acknowledged. */
async function peoplesPace(side: Side, script: Script, tables: number, seconds: number): Promise<number[]> {
  const EVERY = 10_000;
  const all: { table: Awaited<ReturnType<Side['open']>>; at: number }[] = [];
  for (let i = 0; i < tables; i += 20)
    all.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(20, tables - i) }, async (_, j) => {
          const table = await side.open(script);
          const stage = Math.floor((script.steps.length * (i + j)) / tables);
          for (let k = 0; k < stage; k++) await table.give(k);
          return { table, at: stage };
        }),
      )),
    );
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    all.map(async each => {
      for (let wait = Math.random() * EVERY; ; wait = EVERY * (0.5 + Math.random())) {
        if (performance.now() + wait > end || each.at >= script.steps.length) return;
        await new Promise(done => setTimeout(done, wait));
        const sent = performance.now();
        await each.table.give(each.at++);
        times.push(performance.now() - sent);
      }
    }),
  );
  return times;
}

export interface Wish {
  readonly tables: number;
  readonly rounds: number;
  /** Matches at people's pace, and for how many seconds. */
  readonly paced: number;
  readonly seconds: number;
  readonly seed: string;
}

export async function compareServers(
  engine: Engine,
  seats: number,
  { tables, rounds, paced, seconds, seed }: Wish,
  tell: (line: string) => void,
): Promise<object> {
  const script = await scriptOf(engine, seats, seed);
  const figures: Record<Name, Figures[]> = { ours: [], theirs: [], floor: [] };
  // the sides in turn, so that a slow moment of the machine meets all of them
  for (let i = 1; i <= rounds; i++)
    for (const name of ['ours', 'theirs', 'floor'] as const) {
      const side = await SIDES[name]();
      const found = await wholeMatches(side, script, tables);
      await side.close();
      figures[name].push(found);
      tell(
        `  round ${i}, ${name}: ${found.rate.toFixed(0)} a second, ${found.processor.toFixed(2)} ms of processor each`,
      );
    }
  const p99: Partial<Record<Name, number>> = {};
  if (paced > 0)
    for (const name of ['ours', 'floor'] as const) {
      const side = await SIDES[name]();
      const times = await peoplesPace(side, script, paced, seconds);
      await side.close();
      p99[name] = quantile(times, 0.99);
      tell(`  ${paced} matches at people's pace, ${name}: p99 ${p99[name].toFixed(1)} ms of ${times.length}`);
    }
  const rate = (name: Name) => median(figures[name].map(each => each.rate));
  const processor = (name: Name) => median(figures[name].map(each => each.processor));
  return {
    game: engine.id,
    ours: round(rate('ours'), 0),
    theirs: round(rate('theirs'), 0),
    ratio: round(rate('ours') / rate('theirs')),
    floor: round(rate('floor'), 0),
    ofFloor: round(rate('ours') / rate('floor')),
    cpuRatio: round(processor('ours') / processor('theirs'), 3),
    p99: p99.ours === undefined ? null : round(p99.ours, 1),
    floorP99: p99.floor === undefined ? null : round(p99.floor, 1),
  };
}
