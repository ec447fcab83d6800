import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setBench } from '@thameside/testkit';
import { TITLES } from '@thameside/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './world.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thameside-look-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const play = (game: string, lines: string, ...flags: string[]) =>
  run(['play', game, '--players', '2', '--seed', 'a', '--save', join(folder, game), ...flags], {
    input: lines,
    titles: TITLES,
  });
const ONES = '1\n'.repeat(700);

describe('a whole game in the terminal, without another window', () => {
  test.each(['london', 'key-flow'])('%s', async game => {
    const { code, out, err } = await play(game, ONES, '--seats', 'human,random');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('The match is over.');
    expect(out).not.toContain('⟦');
  });
});

describe('what cards do stands in the list', () => {
  test('London: costs, effects and prestige of the hand and of the board', async () => {
    const { out } = await play('london', '1\ndevelop\nquit\n');
    expect(out).toMatch(/ {2}\d {2}[^\n]+\n {5}Kind: city card, \w+, set A · /);
    expect(out.replace(/\s+/g, ' ')).toContain('When run: ');
  });

  test('Key Flow: keyples, arrows, tokens, boxes and costs', async () => {
    const { out } = await play('key-flow', 'quit\n');
    expect(out).toContain(
      '  1  Spring field 2a\n     Kind: village card; spring; lower row · When it is placed: ',
    );
    expect(out).toContain('  5  green keyple card 5\n     3 green keyples; arrows: down\n');
    expect(out.replace(/\s+/g, ' ')).toContain(
      'Before the upgrade: Action: take 1 iron, Upgrade costs 1 anvil · Upgraded: ',
    );
  });

  test('Key to the City: the table tells it already', async () => {
    const { out } = await play('key-to-the-city', 'bid\nquit\n', '--option', 'start=1');
    expect(out).toContain('   2  Barbican\n   3  Battersea Power Station\n');
    expect(out).not.toContain(' · ');
  });
});

describe('look', () => {
  const lines = 'look 3\nlook dairy\nlook DAIR\nlook field\nlook nothing\nquit\n';

  test('by the number of an answer, by a name or by part of one', async () => {
    const { out } = await play('key-flow', lines);
    const dairy =
      'Dairy\n  Kind: village card; winter; upper row\n  5 points for each set of 1 cow and 1 token\n  Animals: 1 cow\n';
    expect(out).toContain(
      '> look 3\nKey mine\n  Kind: village card; spring; upper row\n  Before the upgrade\n    Action: take 1 iron\n',
    );
    expect(out).toContain(`> look dairy\n${dairy}`);
    expect(out).toContain(`> look DAIR\n${dairy}`);
    expect(out).toContain('> look field\nWhich of these? Mansfield Ark, Spring field 2a,');
    expect(out).toContain('> look nothing\nThere is nothing here called “nothing”.');
  });

  test('in the language of the player, and at what the labels of answers name', async () => {
    const { out } = await play('london', 'zeige krankenhaus\nende\n', '--lang', 'de');
    expect(out).toContain('> zeige krankenhaus\nKrankenhaus\n');
  });

  test('finds what a set of one’s own adds', async () => {
    const title = TITLES.find(({ id }) => id === 'london');
    if (!title) throw new Error('no London');
    const set = setBench(title).edited(['cards', 'lords', 'name'], { en: 'Oval', fr: 'Ovale', de: 'Oval' });
    writeFileSync(join(folder, 'set.json'), JSON.stringify(set));
    const { out } = await play('london', 'look oval\nquit\n', '--set', join(folder, 'set.json'));
    expect(out).toContain('> look oval\nOval\n  Kind: city card');
  });
});

test('what is not even listed is refused with its rule', async () => {
  const { out } = await play('key-flow', 'dairy\nquit\n');
  expect(out).toContain('> dairy\ndairy: Dairy is not in your hand (F10)\n');
});
