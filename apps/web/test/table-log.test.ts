import type { LogEntry } from '@thameside/protocol';
import { describe, expect, test } from 'vitest';
import { nextPerson, personsAt } from '../src/state/seats.ts';
import { stopAt, stopsOf, turnsOf } from '../src/table/lib/history.ts';
import { groupsOf } from '../src/table/lib/log.ts';
import { recapOf } from '../src/table/lib/recap.ts';

type Told = Readonly<Record<string, unknown>>;
const OPENING = ['turn', 'pick'];
/** Turns are numbered as the journal does it. */
function entries(...list: (Partial<LogEntry> & { readonly events?: Told[] })[]): LogEntry[] {
  const turns: number[] = [0, 0, 0, 0];
  return list.map((entry, move) => {
    const { seat = move === 0 ? null : 0, k = move === 0 ? null : 'turn' } = entry;
    if (seat !== null && OPENING.includes(k ?? '')) turns[seat] = Math.max(...turns) + 1;
    const turn = seat === null ? 0 : (turns[seat] ?? 0);
    return { move, seat, k, turn, lane: false, auto: false, events: [], reason: null, ...entry };
  });
}
const by = (seat: number, k: string, ...events: Told[]) => ({ seat, k, events });
const shape = (log: readonly LogEntry[], cut = -1) =>
  groupsOf(log, { cut }).map(({ kind, seat, lines }) => [kind, seat, lines.map(({ event }) => event.t)]);

describe('the log by turns', () => {
  test('the set-up, then one group per turn, however many answers it took', () => {
    const log = entries(
      { events: [{ t: 'deal' }] },
      by(0, 'turn'),
      by(0, 'count', { t: 'bid', seat: 0 }),
      by(1, 'turn', { t: 'pass', seat: 1 }),
      by(0, 'turn', { t: 'pass', seat: 0 }),
    );
    expect(shape(log)).toEqual([
      ['setup', null, ['deal']],
      ['turn', 0, ['bid']],
      ['turn', 1, ['pass']],
      ['turn', 0, ['pass']],
    ]);
  });
  test('two turns of one player in a row are two groups', () => {
    const log = entries(
      {},
      by(0, 'turn', { t: 'a', seat: 0 }),
      by(0, 'turn'),
      by(0, 'x', { t: 'b', seat: 0 }),
    );
    expect(shape(log)).toEqual([
      ['turn', 0, ['a']],
      ['turn', 0, ['b']],
    ]);
  });
  test('what follows for all stands by itself to its end, also where it names who answered', () => {
    const log = entries(
      {},
      by(0, 'turn', { t: 'sail', seat: 0 }, { t: 'end' }, { t: 'won', seat: 0 }, { t: 'won', seat: 1 }),
    );
    expect(shape(log)).toEqual([
      ['turn', 0, ['sail']],
      ['table', null, ['end', 'won', 'won']],
    ]);
  });
  test('what another does in a lane meanwhile does not split the turn in two', () => {
    const log = entries(
      {},
      by(0, 'turn'),
      { ...by(1, 'side', { t: 'lay', seat: 1 }), lane: true },
      by(0, 'count', { t: 'bid', seat: 0 }),
    );
    expect(shape(log)).toEqual([
      ['turn', 1, ['lay']],
      ['turn', 0, ['bid']],
    ]);
  });
  test('what all have decided in secret is told seat by seat once it is revealed, each with its reasons', () => {
    const reason = { key: 'because', params: {} };
    const log = entries(
      {},
      { ...by(1, 'secret'), lane: true, reason },
      { ...by(0, 'pick'), lane: true },
      {
        ...by(0, 'ready', { t: 'turn' }, { t: 'placed', seat: 0 }, { t: 'placed', seat: 1 }),
        lane: true,
      },
      { ...by(1, 'cargo'), lane: true },
      { ...by(1, 'route', { t: 'moved', seat: 1 }), lane: true },
      { ...by(1, 'extra', { t: 'ends' }, { t: 'stored', seat: 0 }, { t: 'stored', seat: 1 }), lane: true },
    );
    expect(shape(log)).toEqual([
      ['table', null, ['turn']],
      ['turn', 0, ['placed']],
      ['turn', 1, ['placed', 'moved']],
      ['table', null, ['ends', 'stored', 'stored']],
    ]);
    expect(groupsOf(log).map(({ reasons }) => reasons.length)).toEqual([0, 0, 1, 0]);
  });
  test('no group reaches over the undo line', () => {
    const log = entries({}, by(0, 'turn', { t: 'a', seat: 0 }), by(0, 'more', { t: 'b', seat: 0 }));
    expect(shape(log)).toEqual([['turn', 0, ['a', 'b']]]);
    expect(shape(log, 1)).toEqual([
      ['turn', 0, ['a']],
      ['turn', 0, ['b']],
    ]);
  });
  test('a chapter begins with its own event', () => {
    const log = entries({ events: [{ t: 'deal' }, { t: 'era', n: 1 }] }, by(0, 'turn', { t: 'a', seat: 0 }));
    const chapterOf = ({ t, n }: Told) => (t === 'era' ? `Era ${n}` : null);
    expect(groupsOf(log, { chapterOf }).map(({ chapter, lines }) => [chapter, lines.length])).toEqual([
      [null, 1],
      ['Era 1', 1],
      [null, 1],
    ]);
  });
  test('a reason goes to the group of the seat that gave it', () => {
    const reason = { key: 'why', params: {} };
    const log = entries(
      {},
      by(1, 'turn', { t: 'pass', seat: 1 }),
      { ...by(1, 'turn'), reason }, // told of only with the next answer
      by(1, 'berth', { t: 'sail', seat: 1 }, { t: 'end' }),
    );
    expect(groupsOf(log).map(({ reasons }) => reasons.length)).toEqual([0, 1, 0]);
  });
});

describe('the recap', () => {
  const pieces = (event: Told) =>
    typeof event.tile === 'string' ? [`tile:${event.tile}`] : [`seat:${event.seat}`];
  const log = entries(
    { events: [{ t: 'deal' }] },
    by(0, 'turn', { t: 'bid', seat: 0, tile: 'tower' }),
    by(1, 'turn', { t: 'bid', seat: 1, tile: 'abbey' }),
    by(2, 'turn', { t: 'bid', seat: 2, tile: 'tower' }, { t: 'outbid', seat: 0 }),
  );
  test('tells what the others did since my last turn, what concerns me first', () => {
    const recap = recapOf(log, 0, pieces);
    expect(recap).toMatchObject({ from: 2, to: 3, concerning: 2 });
    expect(recap?.lines.map(({ event }) => [event.t, event.tile])).toEqual([
      ['bid', 'tower'],
      ['outbid', undefined],
      ['bid', 'abbey'],
    ]);
  });
  test('is not about what I have decided myself, when it is revealed with the rest', () => {
    const reveal = entries(
      {},
      { ...by(0, 'pick'), lane: true },
      { ...by(1, 'ready', { t: 'placed', seat: 0 }, { t: 'placed', seat: 1 }), lane: true },
    );
    expect(recapOf(reveal, 0, pieces)?.lines.map(({ event }) => event.seat)).toEqual([1]);
  });
  test('for somebody who has done nothing yet it begins after the set-up', () => {
    expect(recapOf(log, 3, pieces)).toMatchObject({ from: 1, to: 3, concerning: 0 });
  });
  test('is about the others: nothing at the very beginning, and my own answers do not count', () => {
    expect(recapOf(log.slice(0, 1), 0, pieces)).toBeNull();
    expect(recapOf(log.slice(0, 2), 0, pieces)).toBeNull();
    const going = [
      ...log,
      ...entries({}, by(0, 'turn'))
        .slice(1)
        .map(entry => ({ ...entry, move: 4 })),
    ];
    expect(recapOf(going, 0, pieces)).toMatchObject({ from: 2, to: 3 });
  });
});

describe('leafing', () => {
  const log = entries(
    {},
    by(0, 'turn'),
    by(0, 'count', { t: 'bid', seat: 0 }),
    by(1, 'turn', { t: 'pass', seat: 1 }),
    { ...by(0, 'side'), lane: true },
    by(1, 'turn'),
  );
  test('stops where something can be seen, at the beginning and at the end', () => {
    expect(stopsOf(log)).toEqual([0, 2, 3, 5]);
    expect(stopAt([0, 2, 3, 5], 4)).toBe(2);
    expect(stopAt([0, 2, 3, 5], 0)).toBe(0);
  });
  test('knows where turns begin, lanes aside', () => {
    expect(turnsOf(log)).toEqual([0, 1, 3, 5]);
  });
  test('where all decide at the same time, turns are the reveals', () => {
    const lanes = entries(
      {},
      { ...by(0, 'pick'), lane: true },
      { ...by(1, 'ready', { t: 'turn' }, { t: 'placed', seat: 0 }), lane: true },
      { ...by(1, 'extra', { t: 'extra', seat: 1 }), lane: true },
    );
    expect(turnsOf(lanes)).toEqual([0, 2]);
  });
});

describe('who sits down next', () => {
  const seats = [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', name: 'Bob', level: 'x' },
    { kind: 'person', name: 'Cleo' },
    { kind: 'person', name: 'Dora' },
  ] as const;
  const at = (waiting: number[], seat: number | null) => nextPerson({ seats: [...seats], waiting }, seat);
  test('whoever sits there, as long as they have something to do', () => expect(at([0, 2, 3], 2)).toBe(2));
  test('then the next person clockwise who has', () => {
    expect(at([0, 3], 2)).toBe(3);
    expect(at([0, 2], 3)).toBe(0);
    expect(at([1, 2], 0)).toBe(2);
  });
  test('nobody, if only bots have something to do', () => expect(at([1], 0)).toBeNull());
  test('persons are those who are no bots', () =>
    expect(personsAt({ seats: [...seats] })).toEqual([0, 2, 3]));
});
