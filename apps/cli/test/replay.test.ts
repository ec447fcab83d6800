import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entered, textIn } from '@thameside/host';
import { toy } from '@thameside/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editionWith, shipped } from '../src/edition.ts';
import { type Held, opened } from '../src/held.ts';
import { botAnswer } from '../src/play/bots.ts';
import { run } from './world.ts';

let folder = '';
let whole = '';
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

function played(edition = shipped(toy)): Held {
  let held = opened(edition, 3, { length: 'short', market: 'two' }, '0123456789abcdef0123456789abcdef');
  for (;;) {
    const { now } = held;
    const lane = now.lanes.findIndex(frames => frames.length > 0);
    const seat = lane >= 0 ? lane : now.stack.at(-1)?.seat;
    if (seat === undefined) return held;
    held = { ...held, ...entered(held, seat, [botAnswer('random', held, seat)]) };
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thameside-replay-'));
  whole = textIn(played());
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a good file', () => {
  test('is checked and told', async () => {
    const { code, out, err } = await run(['replay', file('good', whole)]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Quarry, 3 players');
    expect(out).toContain('  Round 1: ');
    expect(out).toMatch(/^1\. Player \d: /m);
    expect(out).toContain('The seed was 0123456789abcdef0123456789abcdef.');
    expect(out).toMatch(
      /Checked: every answer is legal\.\nChecked: the score is right\.\nChecked: the final state .*\nChecked: the seed .*\n$/,
    );
    expect(out).not.toContain('⟦');
  });

  test('from standard input', async () => {
    expect(await run(['replay', '-'], { input: whole })).toEqual(await run(['replay', file('same', whole)]));
  });

  test('with its answers', async () => {
    const { out } = await run(['replay', file('log', whole), '--log']);
    expect(out).toMatch(/^ {2}1\. Player 1, offer: \d\n {4}Player 1 has made an offer\.$/m);
  });

  test('up to an answer', async () => {
    const { out } = await run(['replay', file('to', whole), '--to', '4']);
    expect(out).toContain('The match is not over; it has 4 answers so far.');
    expect(out).not.toContain('The seed was');
    expect((await run(['replay', file('to', whole), '--to', '0'])).out).toContain('it has 0 answers so far');
    expect((await run(['replay', file('to', whole), '--to', '9999'])).out).toContain('The seed was');
  });

  test('with the eyes of one seat', async () => {
    const args = ['replay', file('view', whole), '--to', '3', '--log', '--view'];
    const { out } = await run([...args, '2']);
    expect(out).toContain('Player 1, offer: (secret)');
    expect(out).toMatch(/Player 2, offer: \d/);
    expect(out).toMatch(/^Round 1, /m);
    expect(out).toContain('Player 1: one point so far, without what is hidden');
    expect((await run([...args, 'spectator'])).out).toContain('Player 2, offer: (secret)');
    const { code, err } = await run([...args, '4']);
    expect(code).toBe(2);
    expect(err).toContain('--view must be a whole number from 1 to 3, not “4”');
  });

  test('without a hash: what is not there is not said to be checked', async () => {
    const { code, out } = await run([
      'replay',
      file('bare', whole.replace(/^(hash|commitment|end) .*\n/gm, '')),
    ]);
    expect(code).toBe(0);
    expect(out.match(/Checked:/g)).toHaveLength(1);
  });

  test('with a set of its own', async () => {
    const mine = editionWith(toy, { set: 'mine-1' });
    if ('faults' in mine) throw new Error('faults');
    const path = file('mine', textIn(played(mine)));
    const { code, err } = await run(['replay', path]);
    expect(code).toBe(1);
    expect(err).toContain('line 4: the match was played with the component set mine-1');
    const { code: with_ } = await run(['replay', path, '--set', file('mine.json', '{"set":"mine-1"}')]);
    expect(with_).toBe(0);
  });
});

describe('a bad file: exit code 1, the line and the reason', () => {
  const cases: [string, (text: string) => string, string][] = [
    ['empty', () => '', 'line 1: this is no match file'],
    ['something else', () => '{"a":1}', 'line 1: this is no match file'],
    [
      'another game',
      text => text.replace('game quarry', 'game chess'),
      'is a match of “chess”, which is not here',
    ],
    ['other rules', text => text.replace('rules 1', 'rules 7'), 'line 3: the match was played by version 7'],
    ['too many seats', text => text.replace('seats 3', 'seats 9'), 'line 5: the game is not for this number'],
    [
      'a bad option',
      text => text.replace('length short', 'length epic'),
      'line 6: there is no such table option',
    ],
    ['no seed', text => text.replace(/^seed .*\n/m, ''), 'the line “seed” is missing'],
    [
      'a bad seed',
      text => text.replace(/^seed .*/m, 'seed 12'),
      'a seed has 32 hexadecimal digits, not “12”',
    ],
    [
      'another seed',
      text => text.replace(/^seed 0/m, 'seed 1'),
      'the commitment does not belong to the seed',
    ],
    ['an unknown line', text => `${text}colour red\n`, 'a line cannot begin with “colour”'],
    ['an answer left out', text => text.replace(/^3 .*\n/m, ''), 'not the next answer'],
    ['an answer cut short', text => text.replace(/^3 .*/m, '3 1'), 'not written like one'],
    [
      'another question',
      text => text.replace(/^1 0 offer/m, '1 0 carve'),
      'this player is not asked this now',
    ],
    [
      'an illegal answer',
      text => text.replace(/^1 0 offer .*/m, '1 0 offer 9'),
      'this answer is not possible here: 9',
    ],
    [
      'another score',
      text => text.replace(/^end .*/m, 'end 99 0 0'),
      'the score is not what the answers lead to',
    ],
    [
      'another hash',
      text => text.replace(/^hash .*/m, `hash ${'0'.repeat(64)}`),
      'is not the one that was saved',
    ],
    ['answers after the end', text => `${text}99 0 offer 1\n`, 'there are answers after the end'],
  ];
  test.each(cases)('%s', async (_what, spoilt, message) => {
    const { code, out, err } = await run(['replay', file('bad', spoilt(whole))]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(message);
    expect(err).not.toContain('⟦');
  });

  test('missing, or a folder', async () => {
    const missing = await run(['replay', join(folder, 'nowhere')]);
    expect([missing.code, missing.err]).toEqual([
      1,
      `thameside: there is no file ${folder}/nowhere: check its name and the folder you are in.\n`,
    ]);
    const { code, err } = await run(['replay', folder]);
    expect(code).toBe(1);
    expect(err).toContain('cannot be read (EISDIR)');
  });
});

test('what play saves, replay reads', async () => {
  const path = join(folder, 'played');
  await run(['play', '--seed', 'x', '--save', path], { input: '1\n'.repeat(100) });
  expect((await run(['replay', path])).code).toBe(0);
  expect(readFileSync(path, 'utf8')).toContain('\nend ');
});
