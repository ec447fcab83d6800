import { below, next, type Rng, rngOf, seedOf } from '@thameside/kernel';
import { toy } from '@thameside/testkit';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '../src/engine/errors.ts';
import { byteLines } from '../src/engine/lines.ts';
import { startEngine } from '../src/engine/serve.ts';
import { worldOf } from './world.ts';

const GARBAGE = 10_000;
const encoder = new TextEncoder();
const pick = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length)] as T;

const WORDS = [
  ...['help', 'new', 'ask', 'legal', 'answer', 'view', 'score', 'undo', 'restart', 'save', 'load', 'playout'],
  ...[
    'quarry',
    'main',
    'other',
    '__proto__',
    'constructor',
    'toString',
    '',
    '\u0000',
    '\ud800',
    '☃',
    'x'.repeat(500),
  ],
];
const NUMBERS = [0, 1, 2, 3, -1, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 31, -0, 5e-324];
const FIELDS = [
  ...['id', 'cmd', 'game', 'seats', 'seat', 'seed', 'options', 'set', 'answer', 'answers', 'version', 'text'],
  ...[
    'position',
    'match',
    'as',
    'apply',
    'lang',
    'outline',
    'texts',
    'command',
    'prototype',
    'hasOwnProperty',
  ],
];

/** Any value, mostly flat. The garbage is kept off the match that is being played. */
function anything(rng: Rng, depth = 0): unknown {
  const kind = below(rng, depth > 3 ? 5 : 8);
  if (kind === 0) return null;
  if (kind === 1) return below(rng, 2) === 0;
  if (kind === 2) return pick(rng, NUMBERS);
  if (kind < 5) return pick(rng, WORDS);
  if (kind === 5) return Array.from({ length: below(rng, 5) }, () => anything(rng, depth + 1));
  return Object.fromEntries(
    Array.from({ length: below(rng, 6) }, () => [pick(rng, FIELDS), anything(rng, depth + 1)]),
  );
}

const VALID = [
  '{"id":1,"cmd":"new","game":"quarry","seats":3,"seed":"x","options":{"length":"long"},"match":"other"}',
  '{"id":2,"cmd":"answer","seat":0,"answers":[1,"ready"],"version":0,"match":"other"}',
  '{"id":3,"cmd":"load","game":"quarry","match":"other","position":{"bag":[],"market":[],"turn":0,"players":[]}}',
  '{"id":4,"cmd":"load","match":"other","text":"thameside match 1\\ngame quarry\\nrules 1\\nseats 3\\n"}',
  '{"id":5,"cmd":"view","seat":null,"match":"other","outline":true}',
];

/** A request with its bytes tampered with. */
function mutated(rng: Rng): Uint8Array {
  const bytes = [...encoder.encode(pick(rng, VALID))];
  for (let n = below(rng, 6); n >= 0; n--) {
    const at = below(rng, bytes.length);
    const kind = below(rng, 4);
    if (kind === 0) bytes[at] = below(rng, 256);
    else if (kind === 1) bytes.splice(at, below(rng, 8));
    else if (kind === 2)
      bytes.splice(at, 0, ...encoder.encode(pick(rng, ['"', '{', '[', ',', '1e999', '\\', '\\u0000'])));
    else bytes.splice(at, 0, ...bytes.slice(at, at + below(rng, 30)));
    if (bytes.length === 0) bytes.push(0);
  }
  return Uint8Array.from(bytes);
}

const noise = (rng: Rng): Uint8Array => Uint8Array.from({ length: below(rng, 80) }, () => next(rng) & 255);

function nested(rng: Rng): Uint8Array {
  const depth = below(rng, 2_000);
  const [open, close] = pick(rng, [
    ['[', ']'],
    ['{"a":', '}'],
    ['{"id":1,"cmd":"new","set":', '}'],
  ] as const);
  return encoder.encode(
    open.repeat(depth) + pick(rng, ['1', '', '"x"']) + close.repeat(below(rng, 3) === 0 ? 0 : depth),
  );
}

const huge = (rng: Rng): Uint8Array => {
  const digits = '9'.repeat(1 + below(rng, 400));
  return encoder.encode(`{"id":${digits},"cmd":"legal","seat":-${digits}.${digits}e${digits.slice(0, 3)}}`);
};

/** Garbage can be a good request by chance; then it must not be one that changes the game being played. */
function couldInterfere(line: Uint8Array): boolean {
  try {
    const request = JSON.parse(new TextDecoder().decode(line));
    return request.cmd === 'quit' || request.match === undefined || request.match === 'main';
  } catch {
    return false;
  }
}

function garbage(rng: Rng): Uint8Array {
  const kinds = [
    noise,
    mutated,
    mutated,
    nested,
    huge,
    () => encoder.encode(JSON.stringify(anything(rng))),
    () => encoder.encode(`{"id":${below(rng, 9)},"cmd":${JSON.stringify(pick(rng, WORDS))},"match":"other"}`),
  ];
  const line = pick(rng, kinds)(rng).filter(byte => byte !== 10);
  const names = new TextDecoder().decode(line).includes('"cmd"');
  return names && couldInterfere(line) ? line.slice(1) : line;
}

test(`${GARBAGE} lines of garbage around a whole game`, () => {
  const rng = rngOf(seedOf('garbage'));
  const reports: string[] = [];
  const serve = startEngine(
    [toy],
    () => '0'.repeat(32),
    'en',
    text => reports.push(text),
  );
  const codes = new Set<string>();
  let lines = 0;
  const rubbish = (count: number) => {
    for (let i = 0; i < count; i++) {
      const { response, isLast } = serve(garbage(rng));
      lines++;
      const { error } = JSON.parse(response);
      if (error) codes.add(error.code);
      if (isLast || response.includes('\n')) throw new Error(response);
    }
  };
  let id = 0;
  const request = (body: object) => {
    const response = JSON.parse(serve(encoder.encode(JSON.stringify({ id: ++id, ...body }))).response);
    expect(response.id).toBe(id);
    if (!response.ok) throw new Error(JSON.stringify([body, response]));
    return response.ok;
  };

  request({ cmd: 'new', game: 'quarry', seats: 4, seed: 'game', options: { length: 'long' } });
  const plain = startEngine(
    [toy],
    () => '0'.repeat(32),
    'en',
    text => reports.push(text),
  );
  const undisturbed = (body: object) => JSON.parse(plain(encoder.encode(JSON.stringify(body))).response).ok;
  undisturbed({ cmd: 'new', game: 'quarry', seats: 4, seed: 'game', options: { length: 'long' } });
  for (;;) {
    rubbish(100);
    const { waiting } = request({ cmd: 'view' });
    if (waiting.length === 0) break;
    const seat = pick(rng, waiting as number[]);
    const { version, answers } = request({ cmd: 'legal', seat });
    const answer = pick(rng, answers);
    request({ cmd: 'answer', seat, version, answer });
    undisturbed({ cmd: 'answer', seat, answer });
  }
  rubbish(Math.max(0, GARBAGE - lines));

  expect(lines).toBeGreaterThanOrEqual(GARBAGE);
  const { text } = request({ cmd: 'save' });
  expect(text).toMatch(/^end /m);
  expect(text).toBe(undisturbed({ cmd: 'save' }).text);
  expect(reports).toEqual([]);
  expect(codes.has('internal')).toBe(false);
  const lineCodes = ERROR_CODES.slice(0, ERROR_CODES.indexOf('unknown-game')).filter(
    code => code !== 'too-long',
  );
  expect(lineCodes.filter(code => !codes.has(code) && code !== 'contradiction')).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('any bytes, in any chunks: a line for a line', async () => {
  const rng = rngOf(seedOf('chunks'));
  const bytes = Uint8Array.from({ length: 200_000 }, () => (below(rng, 40) === 0 ? 10 : next(rng) & 255));
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + below(rng, 5_000);
    chunks.push(bytes.slice(at, end));
    at = end;
  }
  let lines = 0;
  for await (const _line of byteLines(worldOf({ input: chunks }).stdin)) lines++;
  const ends = bytes.filter(byte => byte === 10).length;
  expect(lines).toBe(bytes.at(-1) === 10 ? ends : ends + 1);
});
