import { type Game, type Match, redealt, seedOf, submit } from '@thameside/kernel';
import { title } from '@thameside/key-to-the-city';
import { expect, test } from 'vitest';
import { tableFrom } from '../src/keeping.ts';
import { sightOf } from '../src/sight.ts';
import type { Table } from '../src/table.ts';
import { desk, person, play } from './desk.ts';

/** The same table with everything that the seat cannot see dealt anew: a world that the seat cannot tell from ours. */
function twinOf(t: Table, seat: number | null, seed: string): Table {
  const game: Game = t.game;
  const now = redealt(game, t.journal.now, seat, seed) as Match;
  const hide = t.lines.map(line => ({
    ...line,
    events: line.events.map(emitted =>
      emitted.to === null || (seat !== null && emitted.to.includes(seat))
        ? emitted
        : { ...emitted, event: { t: 'other' } },
    ),
  }));
  // Where a question is half answered, a redealt match asks it anew; its name is told to all, and stays.
  const { stack, lanes } = t.journal.now;
  const header = { ...t.journal.header, seed: seedOf('another') };
  return { ...t, lines: hide, journal: { ...t.journal, header, now: { ...now, stack, lanes } } };
}

/** A table at every moment of a match that people have played. */
async function moments(seed: string, seats: number): Promise<Table[]> {
  const d = desk(seed);
  await d.ask('manners', { milliseconds: 0, confirm: false });
  const people = Array.from({ length: seats }, (_, i) => person(`P${i}`));
  const id = await d.create(people);
  await d.ask('watch', { table: id, seat: null });
  await play(d, id, ({ result }) => result !== null);
  const kept = await d.store.fetch(id);
  const whole = tableFrom(title, title.game, kept?.text ?? '', {
    id,
    seats: people,
    updated: 0,
    forkOf: null,
    set: null,
  });
  const start = tableFrom(title, title.game, kept?.text.replace(/^(\d+ |end|hash).*\n/gm, '') ?? '', {
    id,
    seats: people,
    updated: 0,
    forkOf: null,
    set: null,
  });
  const all = [start];
  for (const { seat, answer } of whole.journal.entries) {
    const before = all.at(-1) ?? start;
    const { journal, events } = submit(before.game, before.journal, seat, [answer]);
    all.push({ ...before, journal, lines: [...before.lines, { auto: false, events, reason: null }] });
  }
  return all;
}

test('no sight of a running match tells its seat from one who holds other cards', {
  timeout: 120_000,
}, async () => {
  let looks = 0;
  for (const seats of [2, 4]) {
    const all = await moments(`secrets ${seats}`, seats);
    for (const [i, table] of all.entries()) {
      if (i % 4 !== 0 || i === all.length - 1) continue;
      for (const seat of [null, ...Array.from({ length: seats }, (_, each) => each)]) {
        const twin = twinOf(table, seat, seedOf(`${i} ${seat}`));
        const { commitment: _promise, ...seen } = sightOf(twin, seat);
        expect(sightOf(table, seat)).toMatchObject(seen);
        looks++;
      }
    }
  }
  expect(looks).toBeGreaterThan(150);
});

test('no message of a running match holds the seed, nor another seat’s draws', async () => {
  const d = desk('messages');
  await d.ask('manners', { milliseconds: 0, confirm: false });
  const id = await d.create([person('Ann'), person('Ben'), person('Cleo')]);
  const kept = await d.store.fetch(id);
  const seed = /^seed (.*)$/m.exec(kept?.text ?? '')?.[1] ?? '';
  expect(seed).toMatch(/^[0-9a-f]{32}$/);
  await d.ask('watch', { table: id, seat: null });
  const sight = await play(d, id, ({ move }) => move > 60);
  expect(sight.result).toBeNull();
  for (const move of [0, 10, 50]) await d.ask('past', { table: id, seat: 1, move });
  await d.ask('hint', { table: id, seat: sight.waiting[0] ?? 0 });
  await d.ask('tables', {});
  expect(JSON.stringify(d.heard)).not.toContain(seed);
  for (const message of d.heard) {
    if (message.kind !== 'sight' && message.kind !== 'past') continue;
    const { seat, view, log } = message.sight;
    const { players } = view as { players: { screen: unknown; skills: unknown }[] };
    players.forEach(({ screen, skills }, i) => {
      if (i !== seat) expect({ screen, skills }).toEqual({ screen: null, skills: null });
    });
    for (const event of log.flatMap(({ events }) => events))
      if (event.t === 'drew-colours') expect(event.seat).toBe(seat);
  }
});
