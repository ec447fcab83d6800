import { describe, expect, test } from 'vitest';
import { bot, codeOf, desk, person, play } from './desk.ts';

describe('the past', () => {
  test('is the table as it was, for these eyes', async () => {
    const d = desk('past');
    await d.ask('manners', { milliseconds: 0, confirm: false });
    const table = await d.create([person('Ann'), bot('Bob')]);
    await d.ask('watch', { table, seat: 0 });
    const seen = new Map<number, unknown>();
    await play(d, table, ({ move }) => move > 60);
    for (const { view, move, ask, scores, barrier } of d.seen) seen.set(move, { view, ask, scores, barrier });
    const { move: last } = d.sight();
    for (const [move, then] of seen) {
      const reply = await d.ask('past', { table, seat: 0, move });
      if (reply.kind !== 'past') throw new Error(reply.kind);
      const { view, ask, scores, barrier } = reply.sight;
      expect({ view, ask, scores, barrier }).toEqual(then);
    }
    const beyond = await d.ask('past', { table, seat: 0, move: last + 1000 });
    expect(beyond.kind === 'past' && beyond.sight.move).toBe(last);
    expect(d.sight().move).toBe(last);
  });
});

describe('a fork', () => {
  test('begins at the position with the same seats, and leaves the first table alone', async () => {
    const d = desk('fork 5');
    await d.ask('manners', { milliseconds: 0, confirm: false });
    const table = await d.create([person('Ann'), bot('Bob')]);
    await d.ask('watch', { table, seat: 0 });
    const now = await play(d, table, ({ move }) => move > 40);
    const then = await d.ask('past', { table, seat: 0, move: 25 });
    const reply = await d.ask('fork', { table, seat: 0, move: 25 });
    if (reply.kind !== 'table' || then.kind !== 'past') throw new Error(reply.kind);
    await d.ask('watch', { table: reply.table, seat: 0 });
    const forked = d.sight();
    expect(forked.forkOf).toEqual({ table, move: 25 });
    expect(forked.seats).toEqual(now.seats);
    expect(forked.log[0]).toMatchObject({ move: 0, events: [] });
    if (forked.move === 0) expect(forked.view).toEqual(then.sight.view);
    const end = await play(d, reply.table, ({ result }) => result !== null);
    expect(end.result).not.toBeNull();
    expect(codeOf(await d.ask('export', { table: reply.table }))).toBe('text');
    expect(codeOf(await d.ask('export', { table }))).toBe('not-over');
    await d.ask('watch', { table, seat: 0 });
    const { log: _log, older: _older, ...rest } = now;
    expect(d.sight()).toMatchObject(rest);
    expect(codeOf(await d.ask('fork', { table: reply.table, seat: 0, move: end.move }))).toBe('not-asked');
  });

  test('deals anew what its seat could not see', async () => {
    const d = desk('fork redealt');
    const table = await d.create([person('Ann'), person('Ben')]);
    const screens = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const reply = await d.ask('fork', { table, seat: 0, move: 0 });
      if (reply.kind !== 'table') throw new Error(reply.kind);
      await d.ask('watch', { table: reply.table, seat: 1 });
      screens.add(JSON.stringify((d.sight().view as { players: { screen: unknown }[] }).players[1]?.screen));
      await d.ask('watch', { table: reply.table, seat: 0 });
      await d.ask('leave', { table: reply.table });
    }
    expect(screens.size).toBeGreaterThan(1);
  });
});

test('nothing that tells what is hidden is told before the end', async () => {
  const d = desk('not over');
  const table = await d.create([person('Ann'), person('Ben')]);
  for (const cmd of ['export', 'course'] as const)
    expect(codeOf(await d.ask(cmd, { table }))).toBe('not-over');
});

test('a match can be taken elsewhere before its end where the host is the player’s own; there it goes on', async () => {
  const d = desk('let go', { letsGo: true });
  const seats = [person('Ann'), person('Ben')];
  const table = await d.create(seats);
  await d.ask('watch', { table, seat: null });
  const { commitment } = d.sight();
  const reply = await d.ask('export', { table });
  if (reply.kind !== 'text') throw new Error(reply.kind);
  const there = desk('elsewhere');
  const loaded = await there.ask('load', { text: reply.text, seats, set: null });
  if (loaded.kind !== 'table') throw new Error(loaded.kind);
  await there.ask('watch', { table: loaded.table, seat: null });
  expect(there.sight().commitment).toBe(commitment);
  expect(codeOf(await there.ask('export', { table: loaded.table }))).toBe('not-over');
});
