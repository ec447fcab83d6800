import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TITLES } from '@thameside/titles';
import { engineOf } from '@thameside/titles/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './world.ts';

const FROZEN = join(import.meta.dirname, '../../../packages/games/london/frozen/1');
const older = readFileSync(
  join(FROZEN, readdirSync(FROZEN).find(name => name.endsWith('.txt')) ?? ''),
  'utf8',
);
/** The same match, left before its end. */
const open = older
  .split('\n')
  .filter(line => !/^(end|hash) /.test(line) && !/^[1-9]\d\d+ /.test(line))
  .join('\n');
const world = { titles: TITLES, engineOf };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thameside-older-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('a match that was begun with earlier rules is replayed by them', async () => {
  const { code, out, err } = await run(['replay', file('older', older)], world);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('version 1 of the rules');
  expect(out).not.toContain('⟦');
});

test('it is played on at the terminal by them, and saved with their number', async () => {
  const path = file('open', open);
  const seats = Number(/^seats (\d)/m.exec(older)?.[1]);
  const args = ['play', '--load', path, '--seats', Array(seats).fill('random').join(','), '--save'];
  const { code, err } = await run([...args, join(folder, 'on')], world);
  expect([code, err]).toEqual([0, '']);
  const saved = readFileSync(join(folder, 'on'), 'utf8');
  expect(saved).toMatch(/^rules 1$/m);
  expect(saved).toMatch(/^end /m);
  expect((await run(['replay', join(folder, 'on')], world)).code).toBe(0);
});

test('the engine protocol loads it by them', async () => {
  const requests = [
    { cmd: 'load', text: older },
    { cmd: 'load', text: open, match: 'open' },
    { cmd: 'playout', match: 'open', apply: true, seed: 'on' },
    { cmd: 'save', match: 'open' },
    { cmd: 'new', game: 'london', seats: 2, match: 'new' },
    { cmd: 'load', text: older.replace('rules 1', 'rules 99') },
    { cmd: 'load', text: older.replace('rules 1', 'rules one') },
  ];
  const input = requests.map(request => `${JSON.stringify(request)}\n`).join('');
  const { code, out, err } = await run(['engine'], { ...world, input });
  expect([code, err]).toEqual([0, '']);
  const replies = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(replies[0]).toMatchObject({ ok: { rules: 1, over: true } });
  expect(replies[2]).toMatchObject({ ok: { over: true } });
  expect(replies[3].ok.text).toMatch(/^rules 1$/m);
  expect(replies[4].ok.rules).toBeGreaterThan(1);
  for (const reply of replies.slice(5))
    expect(reply.error).toMatchObject({ code: 'bad-file', fault: 'wrong-rules' });
});

test('rules that are not known are named, wherever the match is opened', async () => {
  const path = file('never', older.replace('rules 1', 'rules 99'));
  for (const command of [['replay'], ['analyse'], ['play', '--load']]) {
    const { code, err } = await run([...command, path], world);
    expect(code).toBe(1);
    expect(err).toContain('99');
  }
});

test('a match that encloses its component set needs no file of it', async () => {
  const title = TITLES.find(({ id }) => id === 'key-to-the-city');
  const set = JSON.parse(title?.exportSet() ?? '');
  const mine = file('set', JSON.stringify({ ...set, set: 'mine-1' }));
  const args = [
    'play',
    'key-to-the-city',
    '--set',
    mine,
    '--seats',
    'random,random',
    '--seed',
    'mine',
    '--save',
  ];
  expect((await run([...args, join(folder, 'mine')], world)).code).toBe(0);
  const text = readFileSync(join(folder, 'mine'), 'utf8');
  expect((await run(['replay', join(folder, 'mine')], world)).code).toBe(1);
  const whole = file('whole', `${text}# set ${JSON.stringify({ ...set, set: 'mine-1' })}\n`);
  expect(await run(['replay', whole], world)).toMatchObject({ code: 0, err: '' });
  const broken = file('broken', `${text}# set {"set":"mine-1"}\n`);
  const { code, err } = await run(['replay', broken], world);
  expect(code).toBe(1);
  expect(err).toContain('broken');
});
