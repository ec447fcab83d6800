import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entered, textIn } from '@thameside/host';
import type { Engine, Title } from '@thameside/kit';
import { toy } from '@thameside/testkit';
import { TITLES } from '@thameside/titles';
import { engineOf } from '@thameside/titles/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editionWith, shipped } from '../src/edition.ts';
import { type Held, opened } from '../src/held.ts';
import { botAnswer } from '../src/play/bots.ts';
import { run } from './world.ts';

const withRules = (rules: number, more: object = {}): Title => ({
  ...toy,
  game: { ...toy.game, ...more, rules },
});
const second = withRules(2);
/** Other points for the same course of the game. */
const generous = withRules(2, {
  score: (s: unknown) =>
    toy.game.score(s).map(lines => lines.map(line => ({ ...line, points: line.points + 1 }))),
});
const worldOf = (...known: readonly Title[]) => ({
  titles: known.slice(-1),
  engineOf: async (game: string, rules?: number): Promise<Engine | null> =>
    (game === toy.id &&
      (rules === undefined ? known.at(-1) : known.find(each => each.game.rules === rules))) ||
    null,
});

function played(seed: string, most = 9_999, edition = shipped(toy)): Held {
  let held = opened(edition, 3, { length: 'short', market: 'two' }, seed.repeat(32));
  for (let i = 0; i < most; i++) {
    const { lanes, stack } = held.now;
    const lane = lanes.findIndex(frames => frames.length > 0);
    const seat = lane >= 0 ? lane : stack.at(-1)?.seat;
    if (seat === undefined) break;
    held = { ...held, ...entered(held, seat, [botAnswer('random', held, seat)]) };
  }
  return held;
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thameside-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
const contents = () => readdirSync(folder).map(name => readFileSync(join(folder, name), 'utf8'));

test('whole matches are well', async () => {
  put('a.txt', textIn(played('a')));
  put('b.txt', textIn(played('b', 20)));
  put('notes.md', 'We played thameside match 1 yesterday');
  mkdirSync(join(folder, 'below'));
  const { code, out, err } = await run(['doctor', folder], worldOf(toy));
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe('2 matches: 2 as written, 0 different, 0 unreadable.\nNothing has been changed.\n');
});

test('those that differ or cannot be read are named, each with its reason, and nothing is changed', async () => {
  const text = textIn(played('c'));
  put('answer.txt', text.replace(/^3 (\d) (\S+) .*$/m, '3 $1 $2 nonsense'));
  put('good.txt', text);
  put('hash.txt', text.replace(/^hash ../m, 'hash zz'));
  put('points.txt', text.replace(/^end \d+/m, 'end 99'));
  put('rules.txt', text.replace(/^rules .*/m, 'rules 99'));
  put('seedless.txt', text.replace(/^seed .*\n/m, ''));
  put('unknown.txt', text.replace(/^game .*/m, 'game chess'));
  const before = contents();
  const { code, out } = await run(['doctor', folder, '--move-on'], worldOf(toy));
  expect(code).toBe(1);
  expect(out).toMatch(/answer\.txt, line \d+: differs: .*nonsense/);
  expect(out).toMatch(/hash\.txt, line \d+: differs/);
  expect(out).toMatch(/points\.txt, line \d+: differs/);
  expect(out).toMatch(/rules\.txt, line \d+: cannot be read: .*99/);
  expect(out).toMatch(/seedless\.txt, line \d+: cannot be read/);
  expect(out).toMatch(/unknown\.txt, line \d+: cannot be read: .*chess/);
  expect(out).not.toContain('good.txt');
  expect(out).toContain('7 matches: 1 as written, 3 different, 3 unreadable.');
  expect(contents()).toEqual(before);
});

test('those that lead to the same by newer rules may go on by them, if somebody asks for it', async () => {
  put('a.txt', textIn(played('d')));
  put('b.txt', `${textIn(played('e', 20))}# seats of friends\n`);
  const before = contents();
  const look = await run(['doctor', folder], worldOf(toy, second));
  expect(look.code).toBe(0);
  expect(look.out).toMatch(/a\.txt: is by version 1 of the rules, and leads to the same by version 2/);
  expect(look.out).toContain('Nothing has been changed.');
  expect(look.out).toContain('--move-on');
  expect(contents()).toEqual(before);

  const moved = await run(['doctor', folder, '--move-on'], worldOf(toy, second));
  expect(moved.code).toBe(0);
  expect(contents()).toEqual(before.map(text => text.replace('rules 1', 'rules 2')));
  const again = await run(['doctor', folder, '--move-on'], worldOf(toy, second));
  expect(again.out).toBe('2 matches: 2 as written, 0 different, 0 unreadable.\nNothing has been changed.\n');
});

test('those that would end otherwise stay with their rules', async () => {
  put('a.txt', textIn(played('f')));
  const before = contents();
  const { code, out } = await run(['doctor', folder, '--move-on'], worldOf(toy, generous));
  expect(code).toBe(0);
  expect(out).not.toContain('a.txt');
  expect(contents()).toEqual(before);
});

test('matches of the games, with rules of earlier versions, are well', async () => {
  const games = join(import.meta.dirname, '../../../packages/games');
  const places = ['key-to-the-city', 'london', 'key-flow'].map(game => join(games, game, 'frozen/1'));
  const { code, out } = await run(['doctor', ...places], { titles: TITLES, engineOf });
  expect(code).toBe(0);
  expect(out).toContain('6 matches: 6 as written');
});

test('a component set that is not ours is given by its file', async () => {
  const set = { set: 'mine' };
  const edition = editionWith(toy, set);
  if ('faults' in edition) throw new Error('no set');
  put('mine.txt', textIn(played('9', 20, edition)));
  expect((await run(['doctor', folder], worldOf(toy))).out).toContain('0 as written');
  writeFileSync(join(folder, 'set.json'), JSON.stringify(set));
  const { code, out } = await run(['doctor', folder, '--set', join(folder, 'set.json')], worldOf(toy));
  expect(code, out).toBe(0);
});

test('progress, languages, and what is not there', async () => {
  put('a.txt', textIn(played('a')));
  const { err } = await run(['doctor', folder], { ...worldOf(toy), isTerminal: true });
  expect(err).toContain('0 of 1');
  expect((await run(['doctor', folder, '--lang', 'de'], worldOf(toy))).out).toContain(
    'Es wurde nichts geändert.',
  );
  expect((await run(['doctor', folder, '--lang', 'fr'], worldOf(toy))).out).toContain('Rien n’a été changé.');
  expect(await run(['doctor', join(folder, 'nowhere')], worldOf(toy))).toMatchObject({ code: 1, out: '' });
  mkdirSync(join(folder, 'empty'));
  expect((await run(['doctor', join(folder, 'empty')], worldOf(toy))).err).toContain('no match file');
  expect((await run(['doctor', '--unknown'], worldOf(toy))).code).toBe(2);
});
