import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '@thameside/kernel';
import { toy } from '@thameside/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './world.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thameside-play-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ONES = '1\n'.repeat(300);
const play = (name: string, lines: string, flags: string[] = []) =>
  run(['play', 'quarry', '--seed', 'evening', '--save', join(folder, name), ...flags], { input: lines });

describe('a whole game', () => {
  test('by numbers, to the end, saved', async () => {
    const { code, out, err } = await play('whole', ONES);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Quarry, 3 players');
    expect(out).toContain('  Player 1: you\n  Player 2: the bot “greedy”\n');
    const promised = /Commitment to the seed: ([0-9a-f]{64})/.exec(out)?.[1];
    expect(out).toContain(`Its SHA-256 is ${promised}, the commitment given at the start.`);
    expect(out).toContain('The match is over.');
    expect(out).toMatch(/^1\. Player \d: .*points?$/m);
    expect(out).toMatch(/^ {2}\d+ {2}Best stone in hand \(Q15\)$/m);
    expect(out).not.toContain('⟦');
    const { entries } = load(toy.game, readFileSync(join(folder, 'whole'), 'utf8'));
    expect(entries.some(({ seat }) => seat === 0)).toBe(true);
  });

  test('the same seed and answers give the same game', async () => {
    expect(await play('same', ONES)).toEqual(await play('same', ONES));
  });

  test('bots alone', async () => {
    const { code, out } = await run(['play', '--seats', 'random,random,random,random', '--seed', 'x']);
    expect(code).toBe(0);
    expect(out).toContain('The match is over.');
  });

  test('with options and another number of players', async () => {
    const { out } = await play('long', ONES, [
      '--players',
      '4',
      '--option',
      'length=long',
      '--option',
      'market=three',
    ]);
    expect(out).toContain('Table options: length=long and market=three');
    expect(out).toContain('The match is over.');
  });

  test('with a set from a file', async () => {
    const set = join(folder, 'set.json');
    writeFileSync(set, '{"set":"mine-1"}');
    expect((await play('set', ONES, ['--set', set])).out).toContain('Component set mine-1');
    writeFileSync(set, '{"set":1,"stones":"gold"}');
    const { code, err } = await play('set2', ONES, ['--set', set]);
    expect(code).toBe(1);
    expect(err).toContain(
      'set.json has 2 faults:\n  set: The set needs a name.\n  stones[0]: There is no stone gold.\n',
    );
  });

  test('two people at one keyboard: each is asked to look alone', async () => {
    const { code, out } = await play('two', '\n1\n1\n'.repeat(100), ['--seats', 'human,human']);
    expect(code).toBe(0);
    expect(out).toContain('Player 2, it is your turn. Press Enter when nobody else is looking.');
  });
});

describe('answers', () => {
  test('numbers that speak for themselves, words, labels, several on a line', async () => {
    const { out } = await play('words', '0\nready\nundo\n2\nYES, READY\nquit\n');
    expect(out).toContain(
      'How many coins do you offer?\n  0  0 coins\n  1  1 coin\n  2  2 coins\n  3  3 coins\n',
    );
    const one = await play('line', '2 ready\nquit\n');
    const two = await play('line2', '2, ready; \nquit\n');
    const text = readFileSync(join(folder, 'line'), 'utf8');
    expect(text).toMatch(/^\d+ 0 offer 2\n\d+ 0 ready ready$/m);
    expect(readFileSync(join(folder, 'line2'), 'utf8')).toBe(text);
    expect(one.out.split('\n').length).toBe(two.out.split('\n').length);
  });

  test('all or none', async () => {
    const { out } = await play('none', '2 steady\nundo\n9\nfoo\n\n   \nquit\n');
    expect(out).toContain('“steady” is not one of the answers');
    expect(out).toContain('None of the answers on this line was given.');
    expect(out).toContain('There is nothing to take back');
    expect(out).toContain('“9” is not one of the answers');
    expect(out).toContain('“foo” is not one of the answers');
  });

  test('nothing after an answer that brings something hidden to light, so that nobody can peek', async () => {
    const { out } = await play('peek', '0\nready ready\nquit\n');
    expect(out).toContain('after “ready” something hidden comes to light');
    const text = readFileSync(join(folder, 'peek'), 'utf8');
    expect(text).toMatch(/ 0 offer 0\n/);
    expect(text).not.toMatch(/ 0 ready ready\n/);
  });

  test('a refused one gets its rule; why lists them all', async () => {
    const { out } = await play('why', '0 ready\ndig\nCarve a statue\nwhy\nquit\n');
    expect(out).toContain('> dig\nDig: Nobody digs in the rain. (Q6)\n');
    expect(out).toContain('> Carve a statue\nCarve a statue: You have no stone. (Q9)\n');
    expect(out).toContain(
      '> why\n  Dig: Nobody digs in the rain. (Q6)\n  Carve a statue: You have no stone. (Q9)\n',
    );
  });

  test('the only answer is given and said, but not one that commits', async () => {
    expect((await play('forced2', '3 ready\nquit\n')).out).toContain(
      'What do you do? Rest (the only answer)\n',
    );
    const { out } = await play('forced', '3\nready\nquit\n');
    expect(out).toContain(
      'Is that your offer?\n  1  Yes, ready\n> ready\nWhat do you do? Rest (the only answer)\n',
    );
  });
});

describe('orders', () => {
  test('all of them', async () => {
    const other = join(folder, 'other');
    const { out } = await play('orders', `?\nwhy\nview\nlog\nscore\nsave ${other}\n0\nrestart\nquit\n`);
    expect(out).toContain('  why           what is not possible now');
    expect(out).toContain('No rule forbids anything here');
    expect(out.match(/^Round 1, /gm)).toHaveLength(2);
    expect(out).toContain('Player 1: one point so far\n');
    expect(out).toContain('Player 2: one point so far, without what is hidden\n');
    expect(out).toContain(`Saved to ${other}.`);
    expect(existsSync(other)).toBe(true);
    expect(out).toContain('One answer was taken back.');
    expect(out).toContain(`To go on: npx thameside play --load ${join(folder, 'orders')}\n`);
  });

  test('in the language of the player', async () => {
    const { out } = await play('fr', 'aide\npourquoi\n1\nannuler\nquitter\n', ['--lang', 'fr']);
    expect(out).toContain('Une réponse qui est la seule possible est donnée pour vous.');
    expect(out).toContain('1 réponse annulée.');
    expect(out).toContain('Pour continuer : npx thameside play --load');
    const { out: german } = await play('de', 'hilfe\n0\nzurück\nende\n', ['--lang', 'de']);
    expect(german).toContain('Eine Antwort wurde zurückgenommen.');
  });

  test('a file that is no match is not overwritten', async () => {
    const precious = join(folder, 'precious');
    writeFileSync(precious, 'my novel');
    const { out } = await play('over', `save ${precious}\nsave ${folder}/no/such/folder\nquit\n`);
    expect(out).toContain('exists and is no match file');
    expect(out).toContain('cannot be written (ENOENT)');
    expect(readFileSync(precious, 'utf8')).toBe('my novel');
  });
});

describe('leaving and coming back', () => {
  test('the end of the input leaves like quit', async () => {
    const { code, out } = await play('eof', '1\n');
    expect(code).toBe(0);
    expect(out).toContain('Saved to ');
  });

  test('where nothing can be written, the game is kept elsewhere', async () => {
    const { code, out } = await run(['play', '--seed', 'x', '--save', join(folder, 'no/where')], {
      input: '1\n',
    });
    expect(code).toBe(0);
    expect(out).toContain('cannot be written (ENOENT)');
    const file = /--load (\S+)/.exec(out)?.[1] ?? '';
    expect(load(toy.game, readFileSync(file, 'utf8')).entries.length).toBeGreaterThan(0);
    rmSync(file);
  });

  test('a game in two sittings is the game in one', async () => {
    await play('one-sitting', ONES);
    await play('two-sittings', '1\n1\n1\n');
    const file = join(folder, 'two-sittings');
    const { code, out } = await run(['play', '--load', file], { input: ONES });
    expect(code).toBe(0);
    expect(out).toContain('The match is over.');
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(folder, 'one-sitting'), 'utf8'));
  });

  test('who sits where is part of how to go on', async () => {
    const { out } = await play("it's", '1\n', ['--seats', 'random,human']);
    expect(out).toContain(`--load '${folder}/it'\\''s' --seats random,human`);
  });

  test('a file that cannot be loaded', async () => {
    const { code, err } = await run(['play', '--load', join(folder, 'nowhere')]);
    expect(code).toBe(1);
    expect(err).toContain('nowhere: check its name');
    const bad = join(folder, 'bad');
    writeFileSync(bad, 'hello\n');
    expect((await run(['play', '--load', bad])).err).toContain('bad, line 1: this is no match file');
  });

  test('another game than the one named', async () => {
    await play('which', '1\n');
    const { code, err } = await run(['play', 'chess', '--load', join(folder, 'which')]);
    expect(code).toBe(2);
    expect(err).toContain('is a match of quarry, not of chess');
  });
});

test('bold and dim on a terminal, unless NO_COLOR', async () => {
  const seats = ['play', '--seats', 'random,random', '--seed', 'x'];
  expect((await run(seats, { isTerminal: true })).out).toContain('\u001b[1m');
  expect((await run(seats, { isTerminal: true, env: { NO_COLOR: '1' } })).out).not.toContain('\u001b[1m');
  expect((await run(seats)).out).not.toContain('\u001b');
});
