import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersIn, entered, textIn } from '@thameside/host';
import { isOver, waiting } from '@thameside/kernel';
import { toy } from '@thameside/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shipped } from '../src/edition.ts';
import { type Held, opened } from '../src/held.ts';
import { botAnswer } from '../src/play/bots.ts';
import { run } from './world.ts';

let folder = '';
const SEED = '0123456789abcdef0123456789abcdef';
const fileWith = (name: string, held: Held): string => {
  const path = join(folder, name);
  writeFileSync(path, textIn(held));
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thameside-analyse-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function played(most: number): Held {
  let held = opened(shipped(toy), 2, { length: 'short' }, SEED);
  while (!isOver(held.now) && answersIn(held) < most) {
    const seat = waiting(held.now)[0] as number;
    held = { ...held, ...entered(held, seat, [botAnswer('random', held, seat)]) };
  }
  return held;
}

test('a finished match: the course of the chances and the turning points', async () => {
  const { code, out, err } = await run(['analyse', fileWith('whole', played(9999)), '--trials', '16']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('The chances of the player who decided');
  expect(out).toMatch(/answer \d+, player 1: \d+ %/i);
  expect(out).toMatch(/Turning point: answer \d+|No decision stands out/);
});

test('the same as JSON, every time alike; nobody is said to have lost what is not sure', async () => {
  const file = fileWith('json', played(9999));
  const analysed = async () => (await run(['analyse', file, '--trials', '16', '--json'])).out;
  const text = await analysed();
  expect(await analysed()).toBe(text);
  const { decisions, turning, seats, trials } = JSON.parse(text);
  expect([seats, trials]).toEqual([2, 16]);
  expect(decisions.length).toBeGreaterThan(3);
  for (const { entry, seat, chance, lost, played: line } of decisions) {
    expect(entry).toBeGreaterThanOrEqual(0);
    expect([0, 1]).toContain(seat);
    expect(chance >= 0 && chance <= 1 && lost >= 0 && line.length > 0).toBe(true);
  }
  expect(turning.length).toBeLessThanOrEqual(3);
  for (const { lost, doubt } of turning) expect(lost).toBeGreaterThan(2 * doubt);
});

test('a match that is not over is not judged', async () => {
  const { code, err } = await run(['analyse', fileWith('open', played(5))]);
  expect(code).toBe(1);
  expect(err).toContain('the match is not over');
});

test('without a file, and with nonsense', async () => {
  expect((await run(['analyse'])).code).toBe(2);
  expect((await run(['analyse', join(folder, 'nothing')])).code).toBe(1);
  expect((await run(['analyse', fileWith('x', played(9999)), '--trials', '1'])).code).toBe(2);
});
