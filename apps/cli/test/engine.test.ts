import { commitment, type Game, type Handler, seedOf } from '@thameside/kernel';
import type { Title } from '@thameside/kit';
import { quarry, toy, toyTitle } from '@thameside/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../src/engine/errors.ts';
import { MAX_LINE } from '../src/engine/lines.ts';
import { ENGINE_COMMANDS, startEngine } from '../src/engine/serve.ts';
import { run } from './world.ts';

type Json = Record<string, unknown>;

const met = new Set<string>();
let reports: string[] = [];

/** An engine to talk to in objects. */
function engine(titles: readonly Title[] = [toy]) {
  let seeds = 0;
  const serve = startEngine(
    titles,
    () => (++seeds).toString(16).padStart(32, '0'),
    'en',
    text => reports.push(text),
  );
  const raw = (line: string | Uint8Array) => {
    const { response } = serve(typeof line === 'string' ? new TextEncoder().encode(line) : line);
    expect(response).not.toContain('\n');
    return JSON.parse(response);
  };
  const ask = (request: Json) => raw(JSON.stringify(request));
  return {
    raw,
    serve,
    ask,
    ok(request: Json) {
      const { id, ok } = ask({ id: 'x', ...request });
      expect(id).toBe('x');
      expect(ok).toBeDefined();
      return ok;
    },
    error(request: Json) {
      const { id, error } = ask({ id: 7, ...request });
      expect(id).toBe(7);
      expect(error, JSON.stringify(request)).toBeDefined();
      expect(error.message).not.toContain('⟦');
      met.add(error.code);
      return error;
    },
  };
}
let e = engine();
beforeEach(() => {
  e = engine();
  reports = [];
});
const NEW = { cmd: 'new', game: 'quarry', seats: 3, seed: 'evening' };

describe('commands', () => {
  test('help documents every command, field and error code', () => {
    const help = e.ok({ cmd: 'help' });
    expect(help.protocol).toBe(1);
    expect(Object.keys(help.commands)).toEqual([...ENGINE_COMMANDS]);
    expect(help.errors).toEqual([...ERROR_CODES]);
    expect(help.commands.answer.fields).toEqual({
      seat: 'seat',
      'answer?': 'answer',
      'answers?': '[answer, …]',
      'version?': 'integer ≥ 0',
      'texts?': 'boolean',
      'match?': 'name',
    });
    expect(help.limits).toEqual({ line: MAX_LINE, depth: 64, matches: 64 });
    expect(Object.keys(e.ok({ cmd: 'help', command: 'undo' }).commands)).toEqual(['undo']);
    expect(e.ok({ cmd: 'help', lang: 'de', command: 'quit' }).commands.quit.about).toBe('Ende.');
  });

  test('games', () => {
    expect(e.ok({ cmd: 'games' })).toEqual({
      games: [
        {
          id: 'quarry',
          name: 'Quarry',
          rules: 1,
          set: { name: 'toy-1', hash: '0'.repeat(64) },
          seats: [2, 4],
          options: {
            2: { length: ['short', 'long'] },
            3: { length: ['short', 'long'], market: ['two', 'three'] },
            4: { length: ['short', 'long'], market: ['two', 'three'] },
          },
        },
      ],
    });
  });

  test('new', () => {
    expect(e.ok({ ...NEW, options: { length: 'long' } })).toEqual({
      protocol: 1,
      game: 'quarry',
      rules: 1,
      set: { name: 'toy-1', hash: '0'.repeat(64) },
      seats: 3,
      options: { length: 'long', market: 'two' },
      commitment: commitment(seedOf('evening')),
      match: 'main',
      version: 0,
      entries: 0,
      over: false,
      waiting: [0, 1, 2],
      events: expect.arrayContaining([{ event: { t: 'round', round: 1, weather: 'rain' }, to: null }]),
    });
    const fresh = e.ok({ cmd: 'new', game: 'quarry', seats: 2, match: 'b', set: { set: 'mine' } });
    expect(fresh).toMatchObject({ match: 'b', set: { name: 'mine' } });
    expect(fresh.commitment).toBe(commitment(`${'0'.repeat(31)}1`));
  });

  test('new and load tell what happened in the set-up, in words if they are wanted', () => {
    const { events } = e.ok(NEW);
    const inWords = e.ok({ ...NEW, texts: true }).events as { event: object; to: unknown; text: string }[];
    expect(inWords.map(({ event, to }) => ({ event, to }))).toEqual(events);
    for (const { text } of inWords) expect(text).toMatch(/\w/);
    const { text } = e.ok({ cmd: 'save' });
    expect(e.ok({ cmd: 'load', text }).events).toEqual(events);
  });

  test('ask and legal', () => {
    e.ok(NEW);
    e.ok({ cmd: 'answer', seat: 1, answer: 0 });
    expect(e.ok({ cmd: 'ask' })).toEqual({
      match: 'main',
      version: 1,
      entries: 1,
      over: false,
      waiting: [0, 1, 2],
      seat: 0,
      kind: 'offer',
      params: {},
      text: 'How many coins do you offer?',
      answers: [0, 1, 2, 3],
      labels: ['0 coins', '1 coin', '2 coins', '3 coins'],
      refused: [],
      commits: false,
      secret: true,
      canUndo: false,
    });
    expect(e.ok({ cmd: 'ask', seat: 1 })).toMatchObject({ kind: 'ready', commits: true, canUndo: true });
    expect(e.ok({ cmd: 'legal', seat: 2 })).toEqual({
      version: 1,
      seat: 2,
      kind: 'offer',
      answers: [0, 1, 2, 3],
    });
    e.ok({ cmd: 'answer', seat: 0, answers: [0, 'ready'] });
    e.ok({ cmd: 'answer', seat: 1, answer: 'ready' });
    e.ok({ cmd: 'answer', seat: 2, answers: [0, 'ready'] });
    const work = e.ok({ cmd: 'ask', lang: 'fr' });
    expect(work).toMatchObject({ seat: 0, kind: 'work', waiting: [0] });
    expect(work.refused).toEqual([
      { answer: 'dig', rule: 'Q6', key: 'refused.Q6', params: {}, message: 'Nobody digs in the rain.' },
      { answer: 'carve', rule: 'Q9', key: 'refused.Q9', params: {}, message: 'You have no stone.' },
    ]);
  });

  test('answer: one, several, with texts; all or none', () => {
    e.ok(NEW);
    expect(e.ok({ cmd: 'answer', seat: 1, answer: 2 })).toEqual({
      match: 'main',
      version: 1,
      entries: 1,
      over: false,
      waiting: [0, 1, 2],
      events: [{ event: { t: 'offered', seat: 1 }, to: null }],
    });
    expect(e.ok({ cmd: 'answer', seat: 2, answers: ['0', 'ready'], texts: true, version: 1 })).toMatchObject({
      version: 2,
      entries: 3,
      waiting: [0, 1],
      events: [{ event: { t: 'offered', seat: 2 }, to: null, text: 'Player 3 has made an offer.' }],
    });
    const before = e.ok({ cmd: 'save' });
    expect(e.error({ cmd: 'answer', seat: 0, answers: [1, 'ready', 'ready'] }).code).toBe('not-asked');
    expect(e.error({ cmd: 'answer', seat: 0, answers: [1, 'steady'] }).code).toBe('not-offered');
    expect(e.ok({ cmd: 'save' })).toEqual(before);
  });

  test('an answer to one seat alone says so', () => {
    e.ok({ ...NEW, seed: 'd' });
    for (const seat of [0, 1, 2]) e.ok({ cmd: 'answer', seat, answers: [0, 'ready'] });
    const { events } = e.ok({ cmd: 'answer', seat: 0, answer: 'dig' });
    expect(events).toMatchObject([
      { event: { t: 'dug' }, to: null },
      { event: { t: 'found' }, to: [0] },
    ]);
  });

  test('a version seen before is stale, an undo included', () => {
    e.ok(NEW);
    e.ok({ cmd: 'answer', seat: 0, answer: 1, version: 0 });
    expect(e.error({ cmd: 'answer', seat: 1, answer: 1, version: 0 })).toMatchObject({
      code: 'stale',
      version: 1,
    });
    expect(e.error({ cmd: 'undo', seat: 0, version: 0 }).code).toBe('stale');
    expect(e.ok({ cmd: 'undo', seat: 0, version: 1 })).toMatchObject({ version: 2, entries: 0, dropped: 1 });
    expect(e.error({ cmd: 'answer', seat: 1, answer: 1, version: 0 }).code).toBe('stale');
    expect(e.error({ cmd: 'playout', apply: true, version: 0 }).code).toBe('stale');
  });

  test('view: a seat, or a spectator', () => {
    e.ok(NEW);
    e.ok({ cmd: 'answer', seat: 0, answer: 2 });
    const offers = (seat: number | null) =>
      e.ok({ cmd: 'view', seat }).view.players.map(({ offer }: Json) => offer);
    expect(offers(0)).toEqual([2, null, null]);
    expect(offers(1)).toEqual([null, null, null]);
    expect(offers(null)).toEqual([null, null, null]);
    expect(e.ok({ cmd: 'view' })).toMatchObject({ seat: null, version: 1 });
    expect(e.ok({ cmd: 'view', outline: true }).outline[0]).toEqual({ depth: 0, text: 'Round 1, rain' });
  });

  test('score: all, or what a seat may know; the seed at the end', () => {
    e.ok(NEW);
    const all = e.ok({ cmd: 'score' });
    expect(all.totals).toEqual([1, 1, 1]);
    expect(all.ranking).toEqual([1, 1, 1]);
    expect(all.lines[0]).toContainEqual({
      rule: 'Q15',
      key: 'score.hand',
      params: {},
      points: 0,
      hidden: true,
      text: 'Best stone in hand',
    });
    const mine = e.ok({ cmd: 'score', seat: 0 });
    expect(mine.lines.map((lines: Json[]) => lines.length)).toEqual([2, 1, 1]);
    expect(mine.ranking).toBeUndefined();
    expect(e.ok({ cmd: 'score', seat: null }).lines[0]).toHaveLength(1);
    expect(all.seed).toBeUndefined();
    e.ok({ cmd: 'playout', apply: true });
    expect(e.ok({ cmd: 'score', seat: 0 })).toMatchObject({ over: true, seed: seedOf('evening') });
  });

  test('nothing may follow an answer that reveals', () => {
    e.ok(NEW);
    for (const seat of [0, 1]) e.ok({ cmd: 'answer', seat, answers: [0, 'ready'] });
    expect(e.error({ cmd: 'answer', seat: 2, answers: [0, 'ready', 'rest'] }).code).toBe('reveals');
    expect(e.ok({ cmd: 'answer', seat: 2, answers: [0, 'ready'] }).entries).toBe(6);
  });

  test('undo and restart', () => {
    e.ok(NEW);
    e.ok({ cmd: 'answer', seat: 0, answers: [1, 'ready'] });
    e.ok({ cmd: 'answer', seat: 1, answer: 1 });
    expect(e.ok({ cmd: 'restart', seat: 0 })).toMatchObject({ dropped: 2, entries: 1, version: 3 });
    expect(e.ok({ cmd: 'restart', seat: 0 })).toMatchObject({ dropped: 0, entries: 1, version: 3 });
    expect(e.ok({ cmd: 'undo', seat: 1 })).toMatchObject({ dropped: 1, entries: 0 });
    expect(e.error({ cmd: 'undo', seat: 1 }).code).toBe('cannot-undo');
  });

  test('save and load', () => {
    e.ok({ ...NEW, options: { market: 'three' } });
    e.ok({ cmd: 'answer', seat: 0, answer: 1 });
    const { text } = e.ok({ cmd: 'save' });
    expect(text).toContain('thameside match 1\ngame quarry\n');
    expect(e.ok({ cmd: 'load', text, match: 'copy' })).toMatchObject({
      match: 'copy',
      version: 1,
      entries: 1,
      options: { market: 'three' },
    });
    expect(e.ok({ cmd: 'save', match: 'copy' }).text).toBe(text);
    expect(e.error({ cmd: 'load', text: text.replace('offer 1', 'offer 9') })).toMatchObject({
      code: 'bad-file',
      line: 10,
      fault: 'not-offered',
      detail: '9',
      message: 'Line 10: this answer is not possible here: 9.',
    });
    expect(e.error({ cmd: 'load', text: 'hello' }).fault).toBe('no-match-file');
    expect(e.error({ cmd: 'load', text: text.replace('quarry', 'chess') }).code).toBe('unknown-game');
    expect(e.error({ cmd: 'load', text: text.replace('quarry', 'chess'), game: 'quarry' }).fault).toBe(
      'wrong-game',
    );
    expect(e.error({ cmd: 'load', text, set: { set: 'mine' } }).fault).toBe('wrong-set');
  });

  test('load a position', () => {
    const players = [
      { coins: 5, hand: ['marble-6'] },
      { coins: 1, hand: [] },
    ];
    const position = { bag: [], market: ['chalk-1'], turn: 0, players };
    const loaded = e.ok({ cmd: 'load', game: 'quarry', position });
    expect(loaded).toMatchObject({ seats: 2, waiting: [0], version: 0 });
    expect(loaded.commitment).toBeUndefined();
    expect(e.ok({ cmd: 'legal' }).answers).toContainEqual(['buy', 'chalk-1']);
    e.ok({ cmd: 'answer', seat: 0, answer: ['buy', 'chalk-1'] });
    expect(e.error({ cmd: 'save' }).code).toBe('from-position');
    e.ok({ cmd: 'playout', apply: true });
    expect(e.ok({ cmd: 'score' }).seed).toBeUndefined();

    const bad = {
      ...position,
      turn: 9,
      players: [
        { coins: -1, hand: [] },
        { coins: 1, hand: ['gold'] },
      ],
    };
    expect(e.error({ cmd: 'load', game: 'quarry', position: bad })).toMatchObject({
      code: 'bad-position',
      message: 'The position has 3 faults.',
      faults: [
        { at: 'turn', message: 'there is no such player' },
        { at: 'players[0].coins', message: 'this must be a whole number' },
        { at: 'players[1].hand', message: 'this must be a list of stones' },
      ],
    });
    expect(e.error({ cmd: 'load', position }).field).toBe('game');
    for (const nonsense of [null, 1, 'x', [], {}])
      expect(e.error({ cmd: 'load', game: 'quarry', position: nonsense }).code).toBe('bad-position');
  });

  test('playout: on a copy, as a seat, or in place', () => {
    e.ok(NEW);
    const copy = e.ok({ cmd: 'playout', seed: 'a' });
    expect(copy).toMatchObject({ version: 0, over: false });
    expect(copy.totals).toHaveLength(3);
    expect(copy.ranking).toContain(1);
    expect(e.ok({ cmd: 'playout', seed: 'a' })).toEqual(copy);
    expect(e.ok({ cmd: 'playout', seed: 'a', as: 1 }).decisions).toBeGreaterThan(10);
    expect(e.ok({ cmd: 'playout', as: null }).decisions).toBeGreaterThan(10);
    const end = e.ok({ cmd: 'playout', seed: 'a', apply: true });
    expect(end).toMatchObject({ over: true, waiting: [], version: 1, entries: end.decisions });
    expect(e.ok({ cmd: 'playout', apply: true })).toMatchObject({ decisions: 0, version: 1 });
    const { text } = e.ok({ cmd: 'save' });
    expect(e.ok({ cmd: 'load', text, match: 'again' }).over).toBe(true);
  });

  test('quit', () => {
    const { response, isLast } = e.serve(new TextEncoder().encode('{"id":1,"cmd":"quit"}'));
    expect([response, isLast]).toEqual(['{"id":1,"ok":{}}', true]);
  });

  test('several matches', () => {
    for (let i = 0; i < 64; i++) e.ok({ ...NEW, match: `m${i}` });
    expect(e.error(NEW).code).toBe('too-many-matches');
    e.ok({ ...NEW, match: 'm3' });
    e.ok({ cmd: 'answer', seat: 0, answer: 1, match: 'm5' });
    expect(e.ok({ cmd: 'view', match: 'm5' }).version).toBe(1);
    expect(e.ok({ cmd: 'view', match: 'm6' }).version).toBe(0);
  });
});

describe('errors', () => {
  const bad = (line: string | Uint8Array) => {
    const { id, error } = e.raw(line);
    met.add(error.code);
    return [id, error.code];
  };

  test('lines that are no requests', () => {
    expect(bad('')).toEqual([null, 'not-json']);
    expect(bad('  ')).toEqual([null, 'not-json']);
    expect(bad('{"id":1,"cmd":"help"')).toEqual([null, 'not-json']);
    expect(bad("{'id':1}")).toEqual([null, 'not-json']);
    expect(bad(Uint8Array.of(0x22, 0xff, 0xfe, 0x22))).toEqual([null, 'not-utf8']);
    for (const line of ['null', '1', '"x"', '[]', '[{"cmd":"help"}]', 'true', '1e999'])
      expect(bad(line)).toEqual([null, 'not-an-object']);
    expect(e.serve('too-long').response).toContain('"too-long"');
    met.add('too-long');
    expect(bad('['.repeat(1_000_000))).toEqual([null, 'not-json']);
    expect(bad('['.repeat(400_000) + ']'.repeat(400_000))).toEqual([null, 'too-deep']);
    expect(bad(`{"id":3,"cmd":"help","x":${'{"a":'.repeat(100)}1${'}'.repeat(100)}}`)).toEqual([
      3,
      'too-deep',
    ]);
  });

  test('ids', () => {
    for (const id of [0, -5, 2 ** 53 - 1, 'a', '', 'é☃', null])
      expect(e.ask({ id, cmd: 'games' }).id).toBe(id);
    expect(e.ask({ cmd: 'games' }).id).toBeNull();
    for (const id of ['1.5', '1e999', '9007199254740993', '[]', '{}', 'true', `"${'x'.repeat(201)}"`])
      expect(bad(`{"id":${id},"cmd":"games"}`)).toEqual([null, 'bad-id']);
  });

  test('keys that could reach a prototype', () => {
    const lines = [
      '{"id":1,"__proto__":{"polluted":1},"cmd":"games"}',
      '{"id":1,"cmd":"new","game":"quarry","seats":2,"options":{"__proto__":"x"}}',
      '{"id":1,"cmd":"new","game":"quarry","seats":2,"options":{"__pr\\u006fto__":"x"}}',
      '{"id":1,"cmd":"load","game":"quarry","position":{"players":[{"constructor":{"prototype":{"polluted":1}}}]}}',
      '{"id":1,"cmd":"new","game":"quarry","seats":2,"set":{"a":[{"prototype":1}]}}',
    ];
    for (const line of lines) expect(bad(line)).toEqual([1, 'bad-key']);
    expect(({} as Json).polluted).toBeUndefined();
    expect(Object.prototype).not.toHaveProperty('polluted');
  });

  test('requests', () => {
    const codes = (requests: Json[]) => requests.map(request => e.error(request).code);
    expect(codes([{ cmd: 'jump' }, { cmd: 'toString' }, { cmd: 'help', command: 'jump' }])).toEqual(
      Array(3).fill('unknown-command'),
    );
    expect(codes([{}, { cmd: 'new', game: 'quarry' }, { cmd: 'answer' }])).toEqual(
      Array(3).fill('missing-field'),
    );
    expect(
      codes([
        { cmd: 'games', x: 1 },
        { cmd: 'undo', seat: 0, toString: 1 },
      ]),
    ).toEqual(Array(2).fill('unknown-field'));
    const wrong: Json[] = [
      { cmd: 7 },
      { cmd: null },
      { cmd: 'x'.repeat(1000) },
      { cmd: 'games', lang: 'xx' },
      { cmd: 'games', lang: null },
      { ...NEW, seats: '3' },
      { ...NEW, seats: 2.5 },
      { ...NEW, seats: 1e300 },
      { ...NEW, seats: null },
      { ...NEW, game: 1 },
      { ...NEW, seed: 42 },
      { ...NEW, seed: 'x'.repeat(201) },
      { ...NEW, options: [] },
      { ...NEW, options: { length: 1 } },
      { ...NEW, match: '' },
      { ...NEW, match: 'a b' },
      { ...NEW, match: 3 },
      { cmd: 'answer', seat: 0, answer: {} },
      { cmd: 'answer', seat: 0, answer: [[1]] },
      { cmd: 'answer', seat: 0, answer: null },
      { cmd: 'answer', seat: 0, answers: [] },
      { cmd: 'answer', seat: 0, answers: 'pass' },
      { cmd: 'answer', seat: 0, answers: Array(1001).fill(1) },
      { cmd: 'answer', seat: 0, answer: 1, version: -1 },
      { cmd: 'answer', seat: null, answer: 1 },
      { cmd: 'view', seat: 'me' },
      { cmd: 'view', seat: 1e9 },
      { cmd: 'playout', apply: 1 },
      { cmd: 'load', text: 5 },
    ];
    expect(codes(wrong)).toEqual(Array(wrong.length).fill('bad-field'));
  });

  test('what is asked for', () => {
    expect(e.error({ cmd: 'ask' }).code).toBe('unknown-match');
    e.ok(NEW);
    expect(e.error({ cmd: 'ask', match: 'other' }).code).toBe('unknown-match');
    expect(e.error({ ...NEW, game: 'chess' }).code).toBe('unknown-game');
    expect(e.error({ ...NEW, game: '__proto__' }).code).toBe('unknown-game');
    for (const seats of [1, 5, 0, -1, 1000]) expect(e.error({ ...NEW, seats }).code).toBe('bad-seats');
    expect(e.error({ ...NEW, options: { length: 'epic', colour: 'red' } })).toMatchObject({
      code: 'bad-option',
      faults: [
        { option: 'length', values: ['short', 'long'] },
        { option: 'colour', values: [] },
      ],
      options: { length: ['short', 'long'] },
    });
    expect(e.error({ ...NEW, set: [] })).toMatchObject({
      code: 'bad-set',
      faults: [{ at: '', key: 'fault.not-a-set', message: 'This is no set of stones.' }],
    });
    for (const cmd of ['ask', 'legal', 'view', 'score'])
      for (const seat of [-1, 3, 999]) expect(e.error({ cmd, seat }).code).toBe('no-such-seat');
    for (const cmd of ['undo', 'restart']) expect(e.error({ cmd, seat: 3 }).code).toBe('no-such-seat');
    expect(e.error({ cmd: 'answer', seat: 3, answer: 1 }).code).toBe('no-such-seat');
    expect(e.error({ cmd: 'playout', as: 3 }).code).toBe('no-such-seat');
    expect(e.error({ cmd: 'answer', seat: 0 }).code).toBe('contradiction');
    expect(e.error({ cmd: 'answer', seat: 0, answer: 1, answers: [1] }).code).toBe('contradiction');
    expect(e.error({ cmd: 'load' }).code).toBe('contradiction');
    expect(e.error({ cmd: 'load', text: 'x', position: 1 }).code).toBe('contradiction');
    expect(e.error({ cmd: 'playout', as: 0, apply: true }).code).toBe('contradiction');
  });

  test('rules', () => {
    e.ok(NEW);
    expect(e.error({ cmd: 'answer', seat: 0, answer: 7 }).code).toBe('not-offered');
    expect(e.error({ cmd: 'answer', seat: 0, answer: ['a', 'b'] }).code).toBe('not-offered');
    for (const seat of [0, 1, 2]) e.ok({ cmd: 'answer', seat, answers: [0, 'ready'] });
    expect(e.error({ cmd: 'answer', seat: 0, answer: 'dig' })).toEqual({
      code: 'not-offered',
      rule: 'Q6',
      key: 'refused.Q6',
      params: {},
      message: 'Nobody digs in the rain.',
    });
    expect(e.error({ cmd: 'ask', seat: 1 }).code).toBe('not-asked');
    expect(e.error({ cmd: 'legal', seat: 1 }).code).toBe('not-asked');
    expect(e.error({ cmd: 'answer', seat: 1, answer: 'rest' }).code).toBe('not-asked');
    expect(e.error({ cmd: 'undo', seat: 0 }).code).toBe('cannot-undo');
    e.ok({ cmd: 'playout', apply: true });
    for (const cmd of ['ask', 'legal']) expect(e.error({ cmd }).code).toBe('over');
    expect(e.error({ cmd: 'answer', seat: 0, answer: 1, lang: 'fr' })).toEqual({
      code: 'over',
      message: 'La partie est terminée.',
    });
  });

  test('a fault of ours: the match is unchanged, the engine goes on, the stack stays off standard output', () => {
    const offer = (quarry as Game).frames.offer as Required<Handler>;
    const frames = {
      ...(quarry as Game).frames,
      offer: {
        ...offer,
        apply(...args: Parameters<typeof offer.apply>) {
          offer.apply(...args);
          if (args[2] === 3) throw new RangeError('Maximum call stack size exceeded');
        },
      },
    };
    e = engine([toyTitle({ ...(quarry as Game), frames })]);
    e.ok(NEW);
    const before = e.ok({ cmd: 'save' });
    expect(e.error({ cmd: 'answer', seat: 0, answer: 3 })).toEqual({
      code: 'internal',
      message: 'This is a fault of the engine. The match has not changed.',
    });
    expect(e.error({ cmd: 'answer', seat: 0, answers: [2, 'ready', 3] }).code).toBe('not-asked');
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain('RangeError: Maximum call stack');
    expect(e.ok({ cmd: 'save' })).toEqual(before);
  });

  test('even words can fail', () => {
    const refusal = () => {
      throw new Error('speechless');
    };
    const mute = { ...toy, describe: { ...toy.describe, refusal } };
    e = engine([mute]);
    e.ok(NEW);
    for (const seat of [0, 1, 2]) e.ok({ cmd: 'answer', seat, answers: [0, 'ready'] });
    expect(e.error({ cmd: 'answer', seat: 0, answer: 'dig' }).code).toBe('internal');
    expect(e.ok({ cmd: 'view' }).version).toBe(3);
  });

  test('a fault after the change: it is as if it had not been made', () => {
    const event = () => {
      throw new Error('speechless');
    };
    e = engine([{ ...toy, describe: { ...toy.describe, event } }]);
    e.ok(NEW);
    expect(e.error({ cmd: 'answer', seat: 0, answer: 1, texts: true }).code).toBe('internal');
    expect(e.ok({ cmd: 'view' })).toMatchObject({ version: 0, entries: 0 });
    expect(e.ok({ cmd: 'answer', seat: 0, answer: 1 }).version).toBe(1);
  });

  test('every code has been met', () => {
    expect(ERROR_CODES.filter(code => !met.has(code))).toEqual([]);
  });
});

describe('the command', () => {
  const lines = (...requests: (Json | string)[]) =>
    requests.map(each => `${typeof each === 'string' ? each : JSON.stringify(each)}\n`).join('');

  test('a line for a line, to the end of the input', async () => {
    const input = lines({ id: 1, ...NEW }, 'garbage', { id: 2, cmd: 'legal' }, '');
    const { code, out, err } = await run(['engine'], { input });
    expect([code, err]).toEqual([0, '']);
    const responses = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(responses.map(({ id, ok }) => [id, ok !== undefined])).toEqual([
      [1, true],
      [null, false],
      [2, true],
      [null, false],
    ]);
  });

  test('a last line without its end, Windows line ends, odd chunks', async () => {
    const input = [...'{"id":1,"cmd":"games"}\r\n{"id":"ü","cmd":"games"}'].map(letter =>
      new TextEncoder().encode(letter),
    );
    const { out } = await run(['engine'], { input });
    expect(
      out
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line).id),
    ).toEqual([1, 'ü']);
  });

  test('quit ends it, whatever follows', async () => {
    const { out } = await run(['engine'], { input: lines({ cmd: 'quit' }, { cmd: 'games' }) });
    expect(out).toBe('{"id":null,"ok":{}}\n');
  });

  test('a line that is too long is not kept, and the next one is read', async () => {
    const input = [
      `{"id":1,"x":"`,
      ...Array(40).fill('y'.repeat(60_000)),
      '"}\n',
      '{"id":2,"cmd":"games"}\n',
    ];
    const { out } = await run(['engine'], { input });
    const [long, next] = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(long).toMatchObject({ id: null, error: { code: 'too-long' } });
    expect(next.id).toBe(2);
    const exactly = `{"id":1,"cmd":"load","text":"${'x'.repeat(MAX_LINE - 31)}"}`;
    expect(exactly.length).toBe(MAX_LINE);
    expect((await run(['engine'], { input: `${exactly}\n` })).out).toContain('bad-file');
    expect((await run(['engine'], { input: `${exactly} \n` })).out).toContain('too-long');
  });

  test('the language of messages', async () => {
    const { out } = await run(['engine', '--lang', 'fr'], { input: lines('x', { cmd: 'no', lang: 'de' }) });
    expect(out).toContain('La ligne n’est pas du JSON.');
    expect(out).toContain('Es gibt keinen Befehl „no“.');
  });
});
