import { deepFreeze, quarry } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { hashOf, type Io, isOver, open, RuleError, restart, submit, undo, undoable } from '../src/index.ts';
import { after, fresh, journalAt, lastTurn, SEED } from './table.ts';
import { ask, plain, step } from './tiny.ts';

const opened = (begin: Parameters<typeof plain>[0], does?: Parameters<typeof plain>[1]) => {
  const g = plain(begin, does);
  return { g, j: open(g, 3, {}, SEED).journal };
};

describe('open', () => {
  test('fixes the match and brings the events of the beginning', () => {
    const { journal, events } = open(quarry, 2, { length: 'short' }, SEED);
    expect(journal.header).toEqual({
      game: 'quarry',
      rules: 1,
      set: quarry.set,
      seats: 2,
      options: { length: 'short' },
      seed: SEED,
    });
    expect(journal).toMatchObject({ entries: [], barrier: 0 });
    expect(journal.base).toBe(journal.now);
    expect(events.map(({ event, to }) => [event.t, to])).toEqual([
      ['round', null],
      ['market', null],
      ['market', null],
    ]);
  });
});

describe('submit', () => {
  test('writes down seat, question, answer and whether it was in a lane', () => {
    const j = after(quarry, fresh(), [1, 2], [0, 0], [0, 'ready'], [1, 'ready'], [1, 'rest']);
    expect(j.entries).toEqual([
      { seat: 1, k: 'offer', answer: 2, turn: 0, lane: true, secret: true },
      { seat: 0, k: 'offer', answer: 0, turn: 0, lane: true, secret: true },
      { seat: 0, k: 'ready', answer: 'ready', turn: 0, lane: true },
      { seat: 1, k: 'ready', answer: 'ready', turn: 0, lane: true },
      { seat: 1, k: 'work', answer: 'rest', turn: 1, lane: false },
    ]);
  });

  test('leaves the journal given as it was', () => {
    const j = deepFreeze(fresh());
    expect(submit(quarry, j, 0, [1]).journal).not.toBe(j);
    expect(j.entries).toEqual([]);
  });

  test('takes several answers, with all their events', () => {
    const j = journalAt(quarry, lastTurn(0, [], [3, 'chalk-2'], [0]));
    const { journal, events } = submit(quarry, j, 0, ['carve', 'chalk-2', [0, 1]]);
    expect(journal.entries.map(e => e.k)).toEqual(['work', 'carve', 'plant']);
    expect(events.map(({ event }) => event.t)).toEqual(['carved', 'planted', 'over']);
  });

  test('takes nothing after an answer that brings something hidden to light', () => {
    const { g, j } = opened(io => io.push(ask(0, 'a'), ask(0, 'b'), ask(0, 'c')), { b: io => io.reveal() });
    for (const third of ['c!', 'nonsense']) {
      expect(() => submit(g, j, 0, ['a!', 'b!', third])).toThrow(new RuleError('reveals'));
    }
    expect(submit(g, j, 0, ['a!', 'b!']).journal.barrier).toBe(2);
  });

  test('takes all or none', () => {
    const j = deepFreeze(journalAt(quarry, lastTurn(0, [], [3, 'chalk-2'], [0])));
    const before = JSON.stringify(j);
    expect(() => submit(quarry, j, 0, ['carve', 'chalk-3'])).toThrow(new RuleError('not-offered'));
    expect(() => submit(quarry, j, 0, ['rest', 'rest'])).toThrow(new RuleError('over'));
    expect(() => submit(quarry, fresh(), 0, [1, 'ready', 'ready'])).toThrow(new RuleError('not-asked'));
    expect(JSON.stringify(j)).toBe(before);
  });

  test('no answers change nothing', () => {
    const j = fresh();
    expect(submit(quarry, j, 0, [])).toEqual({ journal: j, events: [] });
  });

  test('writes the answer down as it was offered, not as it was sent', () => {
    expect(submit(quarry, fresh(), 0, ['3']).journal.entries[0]).toMatchObject({ answer: 3 });
    const sent = ['buy', 'slate-1'];
    const { journal } = submit(quarry, journalAt(quarry, lastTurn(0, ['slate-1'], [3], [0])), 0, [sent]);
    sent[1] = 'marble-6';
    expect(journal.entries[0]).toMatchObject({ answer: ['buy', 'slate-1'] });
  });
});

describe('undo', () => {
  test('gives exactly the match of before, and the same answer again the match of after', () => {
    const before = journalAt(quarry, lastTurn(0, ['slate-1'], [3, 'chalk-2'], [0]));
    for (const answers of [['carve'], ['carve', 'chalk-2']]) {
      const later = submit(quarry, before, 0, answers).journal;
      const earlier = submit(quarry, before, 0, answers.slice(0, -1)).journal;
      const back = undo(quarry, deepFreeze(later), 0);
      expect(back).toEqual(earlier);
      expect(hashOf(submit(quarry, back, 0, answers.slice(-1)).journal.now)).toBe(hashOf(later.now));
    }
  });

  test('is refused when the seat has answered nothing', () => {
    const j = after(quarry, fresh(), [1, 0]);
    expect(undoable(j, 0)).toBe(-1);
    expect(() => undo(quarry, j, 0)).toThrow(new RuleError('cannot-undo'));
    expect(() => undo(quarry, j, 9)).toThrow(new RuleError('cannot-undo'));
  });

  const reveals: Record<string, (io: Io) => void> = {
    draw: io => io.draw([1, 2, 3]),
    shuffle: io => io.shuffle([1, 2, 3]),
    roll: io => io.roll(6),
    reveal: io => io.reveal(),
  };
  test.each(Object.keys(reveals))('does not go back behind a %s', name => {
    const { g, j } = opened(io => io.push(ask(0, 'a'), ask(0, 'b'), ask(0, 'c')), { b: reveals[name]! });
    const first = submit(g, j, 0, ['a!']).journal;
    expect(undoable(first, 0)).toBe(0);
    const second = submit(g, first, 0, ['b!']).journal;
    expect([undoable(second, 0), second.barrier]).toEqual([-1, 2]);
    expect(() => undo(g, second, 0)).toThrow(new RuleError('cannot-undo'));
  });

  test('goes back to the barrier and no further', () => {
    const { g, j } = opened(io => io.push(...['a', 'b', 'c', 'd'].map(what => ask(0, what)), ask(1, 'e')), {
      b: io => io.reveal(),
    });
    const end = submit(g, submit(g, j, 0, ['a!', 'b!']).journal, 0, ['c!', 'd!']).journal;
    const two = undo(g, undo(g, end, 0), 0);
    expect(two.now).toEqual(submit(g, j, 0, ['a!', 'b!']).journal.now);
    expect(undoable(two, 0)).toBe(-1);
  });

  test('does not go back from the end of the match', () => {
    const { g, j } = opened(io => io.push(ask(0, 'a')));
    const over = submit(g, j, 0, ['a!']).journal;
    expect(isOver(over.now)).toBe(true);
    expect(undoable(over, 0)).toBe(-1);
  });

  test("a step's reveal counts for the answer before it", () => {
    const { g, j } = opened(io => io.push(ask(0, 'a'), step('s'), ask(0, 'b')), { s: io => io.reveal() });
    expect(undoable(submit(g, j, 0, ['a!']).journal, 0)).toBe(-1);
  });

  test('goes back across answers that others gave in their lanes, and keeps those', () => {
    const j = after(quarry, fresh(), [0, 3], [1, 1], [1, 'ready']);
    expect(undoable(j, 0)).toBe(0);
    const back = undo(quarry, j, 0);
    expect(back.entries.map(e => [e.seat, e.k])).toEqual([
      [1, 'offer'],
      [1, 'ready'],
    ]);
    expect(back.now).toEqual(after(quarry, fresh(), [1, 1], [1, 'ready']).now);
    expect(after(quarry, back, [0, 0]).now.s.players.map(p => p.offer)).toEqual([0, 1]);
  });

  test('a secret choice can be changed until the last seat is ready', () => {
    const waiting = after(quarry, fresh(), [0, 3], [0, 'ready'], [1, 0]);
    const changed = after(quarry, undo(quarry, undo(quarry, waiting, 0), 0), [0, 1], [0, 'ready']);
    const j = after(quarry, changed, [1, 'ready']);
    expect(j.barrier).toBe(4);
    expect(j.now.s.players.map(p => p.coins)).toEqual([2, 3]);
    expect([undoable(j, 0), undoable(j, 1)]).toEqual([-1, -1]);
  });

  test('a main answer can be taken back across lane answers of others', () => {
    const { g, j } = opened(io => {
      io.aside(1, ask(1, 'errand'), ask(1, 'more'));
      io.push(ask(0, 'a'), ask(0, 'b'));
    });
    const back = undo(g, after(g, j, [1, 'errand?'], [0, 'a!'], [1, 'more?']), 0);
    expect(back.now).toEqual(after(g, j, [1, 'errand?'], [1, 'more?']).now);
  });

  test('not across an answer that another gave on the main line', () => {
    const { g, j } = opened(io => {
      io.aside(0, ask(0, 'errand'));
      io.push(ask(0, 'a'), ask(1, 'b'), ask(0, 'c'));
    });
    const main = after(g, j, [0, 'errand!'], [0, 'a!'], [1, 'b!']);
    expect([undoable(main, 0), undoable(main, 1)]).toEqual([-1, 2]);
    expect(() => undo(g, main, 0)).toThrow(new RuleError('cannot-undo'));
  });

  test("not if another has answered since what only this seat's answer brought up", () => {
    const { g, j } = opened(io => io.push(ask(0, 'a'), ask(0, 'b')), {
      a: io => io.aside(1, ask(1, 'reply')),
    });
    const replied = after(g, j, [0, 'a!'], [1, 'reply!']);
    expect(() => undo(g, replied, 0)).toThrow(new RuleError('cannot-undo'));
    expect(undo(g, undo(g, replied, 1), 0).now).toEqual(j.now);
  });

  test('gives answers again in the shape that was offered', () => {
    const j = submit(quarry, submit(quarry, fresh(), 0, ['3']).journal, 1, ['1']).journal;
    const back = undo(quarry, j, 1);
    expect(back.now).toEqual(after(quarry, fresh(), [0, 3]).now);
  });
});

describe('restart', () => {
  test('takes back all that the seat can take back', () => {
    const begun = journalAt(quarry, lastTurn(0, [], [3, 'chalk-2'], [0]));
    expect(restart(quarry, submit(quarry, begun, 0, ['carve', 'chalk-2']).journal, 0)).toEqual(begun);
  });

  test("keeps what others did in their lanes, and one's own answers behind the barrier", () => {
    const { g, j } = opened(
      io => {
        io.aside(1, ask(1, 'errand'));
        io.push(...['a', 'b', 'c', 'd'].map(what => ask(0, what)));
      },
      { a: io => io.reveal() },
    );
    const end = after(g, j, [0, 'a!'], [0, 'b!'], [1, 'errand!'], [0, 'c!']);
    expect(restart(g, end, 0).entries.map(e => e.answer)).toEqual(['a!', 'errand!']);
  });

  test('with nothing to take back changes nothing', () => {
    const j = fresh();
    expect(restart(quarry, j, 0)).toBe(j);
  });

  test('stops at an answer that others have built on', () => {
    const { g, j } = opened(io => io.push(ask(0, 'a'), ask(0, 'b'), ask(0, 'c')), {
      a: io => io.aside(1, ask(1, 'reply')),
    });
    const end = after(g, j, [0, 'a!'], [1, 'reply!'], [0, 'b!']);
    expect(restart(g, end, 0)).toEqual(after(g, j, [0, 'a!'], [1, 'reply!']));
  });
});
