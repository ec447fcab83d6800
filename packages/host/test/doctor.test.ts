import { title } from '@thameside/key-to-the-city';
import type { Engine } from '@thameside/kit';
import { expect, test } from 'vitest';
import { examined, type Kept, memoryStore, movedOn, shelfOf } from '../src/index.ts';
import { bot, desk } from './desk.ts';

const { rules } = title.game;
/** The rules of tomorrow, which change nothing. */
const tomorrow: Engine = { ...title, game: { ...title.game, rules: rules + 1 } };
const engines = [title, tomorrow];
const today = async (game: string, wanted = rules) =>
  (game === title.id && engines.slice(0, 1).find(engine => engine.game.rules === wanted)) || null;
const later = async (game: string, wanted = rules + 1) =>
  (game === title.id && engines.find(engine => engine.game.rules === wanted)) || null;

type Rows = Extract<Kept, { rows: unknown }>;
async function keptTable(): Promise<Rows> {
  const store = memoryStore();
  const d = desk('doctor', { store });
  await d.ask('manners', { milliseconds: 0, confirm: false });
  const table = await d.create([bot('A'), bot('B'), bot('C')]);
  await d.ask('watch', { table, seat: null });
  await d.run(() => d.sight().move > 120);
  const shelf = shelfOf(store);
  expect(await shelf.names()).toEqual([table]);
  return (await shelf.read(table)) as Rows;
}

test('a kept table is replayed by its rules, and compared with what was written down whole', async () => {
  const kept = await keptTable();
  expect(kept.snapshots.length).toBeGreaterThan(0);
  expect(await examined(today, kept)).toEqual({ is: 'same', game: title.id, rules, newer: null });

  const at = kept.rows.findIndex(({ given }) => given?.[0]?.[1] === 'pass');
  const wrong = kept.rows.with(at, {
    ...kept.rows[at]!,
    given: [[kept.rows[at]!.given![0]![0], 'nonsense', 0]],
  });
  expect(await examined(today, { ...kept, rows: wrong })).toMatchObject({
    is: 'different',
    fault: 'not-offered',
    detail: 'nonsense',
  });
  const [snapshot] = kept.snapshots;
  const match = { ...snapshot!.match, rng: [1, 2, 3, 4] } as never;
  const snapshots = [{ ...snapshot!, match }];
  expect(await examined(today, { ...kept, snapshots })).toMatchObject({
    is: 'different',
    fault: 'wrong-hash',
  });
});

test('a table that cannot be read is named, whatever is wrong with it', async () => {
  const kept = await keptTable();
  const { head } = kept;
  const without = (header: object): Kept => ({
    ...kept,
    head: { ...head, header: { ...head.header, ...header } },
  });
  expect(await examined(today, without({ game: 'chess' }))).toMatchObject({
    is: 'unreadable',
    fault: 'wrong-game',
  });
  expect(await examined(today, without({ rules: 99 }))).toMatchObject({
    is: 'unreadable',
    fault: 'wrong-rules',
  });
  const set = { name: 'mine', hash: 'f' };
  expect(await examined(today, without({ set }))).toMatchObject({ is: 'unreadable', fault: 'wrong-set' });
  const broken = { ...kept, head: { ...head, header: null } } as unknown as Kept;
  expect(await examined(today, broken)).toMatchObject({ is: 'unreadable', fault: null });
});

test('a table that leads to the same by newer rules can go on by them', async () => {
  const kept = await keptTable();
  expect(await examined(later, kept)).toMatchObject({ is: 'same', rules, newer: rules + 1 });
  const moved = movedOn(kept, rules + 1);
  expect(moved.rows).toBe(kept.rows);
  expect(await examined(later, moved)).toEqual({ is: 'same', game: title.id, rules: rules + 1, newer: null });
  expect(kept.head.header.rules).toBe(rules);
});
