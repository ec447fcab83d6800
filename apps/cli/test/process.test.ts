import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitment } from '@thameside/kernel';
import { TITLES } from '@thameside/titles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './world.ts';

const COMMAND = join(import.meta.dirname, '../bin/thameside.js');
const CLIENT = join(import.meta.dirname, 'engine_client.py');
const TERMINAL = join(import.meta.dirname, 'terminal_client.py');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thameside-process-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const begin = (args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [COMMAND, ...args], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C', NO_COLOR: '1' },
  });

function ended(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', part => {
    out += part;
  });
  child.stderr.setEncoding('utf8').on('data', part => {
    err += part;
  });
  return new Promise(resolve => child.on('close', code => resolve({ code, out, err })));
}

async function thameside(args: readonly string[], input = ''): Promise<Ended> {
  const child = begin(args);
  child.stdin.on('error', () => {}); // it may have ended without reading all
  child.stdin.end(input);
  return ended(child);
}

/** The first of these that is offered is as good as any. */
const ANSWERS = '1\n2\n3\n4\n5\n6\n7\n8\n9\n'.repeat(1_000);

/** Lines of a match file that are few enough to be played again. */
const LAST = 30;

const FIRST = TITLES[0]?.id ?? '';

test('help and misuse', async () => {
  expect(await thameside(['--help'])).toMatchObject({ code: 0, err: '' });
  expect(await thameside(['nonsense'])).toMatchObject({ code: 2, out: '' });
});

describe.each(TITLES)('$id', ({ id, game }) => {
  /** In this process, which has read the rules already. */
  const here = (args: readonly string[], input = '') => run(args, { titles: TITLES, input });

  test('play: a whole game, which replay then accepts; the log and the end of it in every language', async () => {
    const file = join(folder, `${id}.txt`);
    const { code, out, err } = await here(['play', id, '--seed', 'pipe', '--save', file], ANSWERS);
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toContain('⟦');
    const whole = readFileSync(file, 'utf8');
    const answers = whole.split('\n').filter(line => !/^(end|hash) /.test(line));
    for (const language of ['en', 'fr', 'de']) {
      const replayed = await here(['replay', '-', '--log', '--lang', language], whole);
      expect([replayed.code, replayed.err]).toEqual([0, '']);
      expect(replayed.out).not.toContain('⟦');
      writeFileSync(file, answers.slice(0, -LAST).join('\n'));
      const ended = await here(['play', '--load', file, '--save', file, '--lang', language], ANSWERS);
      expect([ended.code, ended.err]).toEqual([0, '']);
      expect(ended.out).not.toContain('⟦');
      expect(readFileSync(file, 'utf8')).toMatch(/^end /m);
    }
  });

  test('sim', async () => {
    const args = [
      'sim',
      id,
      '--players',
      String(game.seats[0]),
      '--games',
      '2',
      '--every',
      '50',
      '--seed',
      's',
    ];
    const { code, out } = await here(args);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: id, games: 2, checked: true, failures: [] });
  });

  test('components: the list, and the export is a valid set once it has a name of its own', async () => {
    const { code, out } = await here(['components', id]);
    expect(code).toBe(0);
    expect(out).not.toContain('⟦');
    const { out: text } = await here(['components', id, '--export']);
    const renamed = JSON.stringify({ ...JSON.parse(text), set: 'mine-1' });
    expect(await here(['components', id, '--check', '-'], renamed)).toMatchObject({ code: 0, err: '' });
    const emptied = await here(['components', id, '--check', '-'], '{}');
    expect(emptied.code).toBe(1);
    expect(emptied.out).not.toContain('⟦');
  });

  test('engine: a script in another language plays a whole game through 2,000 lines of garbage', () => {
    if (!hasPython('a whole game over the engine protocol')) return;
    const args = [CLIENT, id, '4', 'python', '2000', process.execPath, COMMAND, 'engine'];
    const end = JSON.parse(
      execFileSync('python3', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
    );
    expect(end).toMatchObject({ protocol: 1, garbage: 2000, over: true, exit: 0 });
    expect(end.decisions).toBeGreaterThan(20);
    expect(commitment(end.seed)).toBe(end.commitment);
  });
});

test('play: a whole game through pipes, which replay then accepts', async () => {
  const file = join(folder, 'piped.txt');
  const { code, out, err } = await thameside(['play', FIRST, '--seed', 'pipe', '--save', file], ANSWERS);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('The match is over.');
  const replayed = await thameside(['replay', '-', '--log'], readFileSync(file, 'utf8'));
  expect([replayed.code, replayed.err]).toEqual([0, '']);
  expect(replayed.out).toContain('Checked: the final state is the one that was saved.');
});

test('play: the end of the input saves, and load goes on', async () => {
  const { code, out } = await thameside(['play', FIRST, '--seed', 'x'], '1\n1\n');
  expect(code).toBe(0);
  const file = /--load (\S+)/.exec(out)?.[1] ?? '';
  expect(file).toMatch(new RegExp(`^${FIRST}-[0-9a-f]{8}\\.txt$`));
  expect((await thameside(['play', '--load', file], 'quit\n')).code).toBe(0);
});

/** The tests with Python are worth little by themselves: without it the others still run. */
function hasPython(what: string): boolean {
  try {
    execFileSync('python3', ['--version']);
    return true;
  } catch {
    console.warn(`python3 is not on this machine, so this was not tested: ${what}`);
    return false;
  }
}

test.each([
  ['Ctrl-D', '\u0004'],
  ['Ctrl-C', '\u0003'],
])('play: at a real terminal, left by %s', (what, key) => {
  if (!hasPython(what)) return;
  const args = [
    TERMINAL,
    JSON.stringify(['?\r', 'pass\r', key]),
    process.execPath,
    COMMAND,
    'play',
    '--seed',
    'tty',
  ];
  const env = { ...process.env, LC_ALL: 'C', TERM: 'xterm', NO_COLOR: '' };
  const out = execFileSync('python3', args, { encoding: 'utf8', cwd: folder, env });
  expect(out).toContain('this help');
  expect(out).toContain('\u001b[1m');
  expect(out).toMatch(/To go on: npx thameside play --load \S+\r\n/);
});

test('engine: a reader that is slow to read loses nothing', async () => {
  const child = begin(['engine']);
  const requests = Array.from({ length: 500 }, (_, id) => `${JSON.stringify({ id, cmd: 'help' })}\n`);
  child.stdout.pause();
  child.stdin.end(requests.join(''));
  await new Promise(resolve => setTimeout(resolve, 500));
  child.stdout.resume();
  const { code, out } = await ended(child);
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines.map(line => JSON.parse(line).id)).toEqual(requests.map((_, id) => id));
});

test.each([
  ['engine', '{"cmd":"help"}\n'.repeat(2_000)],
  ['components', ''],
  ['play', ANSWERS],
])('%s ends quietly when nobody reads its output any more', async (command, input) => {
  const child = begin([command, ...(command === 'engine' ? [] : [FIRST])]);
  child.stdin.on('error', () => {});
  child.stdout.once('data', () => child.stdout.destroy());
  let err = '';
  child.stderr.setEncoding('utf8').on('data', part => {
    err += part;
  });
  child.stdin.end(input);
  const code = await new Promise(resolve => child.on('exit', resolve));
  expect([code, err]).toEqual([0, '']);
});
