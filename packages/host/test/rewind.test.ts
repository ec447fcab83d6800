import { canonical } from '@thameside/kernel';
import type { Engine } from '@thameside/kit';
import { expect, test } from 'vitest';
import { memoryStore } from '../src/index.ts';
import { codeOf, type Desk, desk, person, play, thinkAtRandom } from './desk.ts';
import { ENGINES } from './room.ts';

const at = (d: Desk, engine: Engine) =>
  d.ask('create', {
    game: engine.id,
    seats: [person('Ann'), person('Ben'), person('Cec')],
    options: {},
    set: null,
    lesson: false,
  });

const world = (engine: Engine, store = memoryStore()) => ({
  store,
  engineOf: async () => engine,
  think: thinkAtRandom(engine),
});

test.each(ENGINES.map(engine => [engine.id, engine] as const))(
  '%s: all agree to go back behind others and behind what came to light; it is one row, and holds',
  async (_, engine) => {
    const store = memoryStore();
    const d = desk(`rewind ${engine.id}`, world(engine, store));
    const made = await at(d, engine);
    if (made.kind !== 'table') throw new Error(made.kind);
    const { table } = made;
    await d.ask('watch', { table, seat: 0 });
    const early = await play(d, table, ({ move }) => move >= 20);
    const { move } = early;
    const seat = early.seat ?? 0;
    await play(d, table, sight => sight.move >= 120);
    await d.ask('watch', { table, seat });
    const reply = await d.ask('forgets', { table, seat, move });
    if (reply.kind !== 'forgets') throw new Error(codeOf(reply));
    const answers = reply.forgets.reduce((sum, each) => sum + each.answers, 0);
    expect(answers).toBeGreaterThan(50);
    expect(reply.forgets.some(({ reveals }) => reveals > 0)).toBe(true);

    const views = new Map<number, unknown>();
    for (let i = 0; i <= move; i++) {
      const past = await d.ask('past', { table, seat, move: i });
      if (past.kind === 'past') views.set(past.sight.move, past.sight.view);
    }

    const before = (await store.rows(table, 0)).length;
    const key = 'c'.repeat(32);
    expect(codeOf(await d.ask('rewind', { table, seat, move, key }))).toBe('done');
    const then = d.sight();
    expect(then.move).toBeLessThanOrEqual(move);
    // the same again, late: nothing more
    expect(codeOf(await d.ask('rewind', { table, seat, move, key }))).toBe('done');
    expect(codeOf(await d.ask('rewind', { table, seat, move: 3, key }))).toBe('key-reused');
    expect(await store.rows(table, before)).toHaveLength(1);
    expect(then.view).toEqual(views.get(then.move));

    // whoever opens the table anew, with snapshots from before, finds it so, and it is played on
    await play(d, table, sight => sight.move >= move + 60);
    await d.ask('watch', { table, seat });
    const again = desk('again', world(engine, store));
    await again.ask('watch', { table, seat });
    // how much of the log is at hand depends on the snapshot
    const shown = (each: Desk) => canonical({ ...each.sight(), log: 0, older: 0 });
    expect(shown(again) === shown(d)).toBe(true);
    await play(d, table, ({ result }) => result !== null);
    expect(codeOf(await d.ask('rewind', { table, seat, move: 100_000 }))).toBe('cannot-undo');
  },
);
