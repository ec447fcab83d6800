import { describe, expect, test } from 'vitest';
import {
  asked,
  copyMatch,
  type Io,
  inLane,
  isOver,
  JOIN,
  legal,
  type Match,
  play,
  resume,
  type Seat,
  start,
  waiting,
} from '../src/index.ts';
import { ask, plain, step, type Tiny, tiny } from './tiny.ts';

const SEED = '0123456789abcdef0123456789abcdef';
type Game = ReturnType<typeof plain>;
const begin = (g: Game, seats = 2) => start(g, seats, {}, SEED);
/** Give the first legal answer. */
const answer = (g: Game, m: Match<Tiny>, seat: Seat) => play(g, m, seat, legal(g, m, seat)[0]!);

describe('the main line', () => {
  test('what is pushed first is resolved first, before what was below', () => {
    const g = plain(io => io.push(step('a'), step('b'), step('c')), {
      a: io => io.push(step('a1'), step('a2')),
    });
    const m = begin(g);
    expect(m.s.log).toEqual(['a', 'a1', 'a2', 'b', 'c']);
    expect(isOver(m)).toBe(true);
  });

  test('separate pushes: the later one lies on top', () => {
    const g = plain(io => {
      io.push(step('a'));
      io.push(step('b'));
    });
    expect(begin(g).s.log).toEqual(['b', 'a']);
  });

  test('stops at a question and goes on after the answer', () => {
    const g = plain(io => io.push(step('a'), ask(1, 'q'), step('b')));
    const m = begin(g);
    expect(m.s.log).toEqual(['a']);
    expect(waiting(m)).toEqual([1]);
    expect(asked(m, 1)).toEqual({ k: 'ask', seat: 1, what: 'q' });
    expect(asked(m, 0)).toBeUndefined();
    expect(legal(g, m, 1)).toEqual(['q!', 'q?']);
    expect(legal(g, m, 0)).toEqual([]);
    play(g, m, 1, 'q?');
    expect(m.s.log).toEqual(['a', '1:q?', 'b']);
    expect(waiting(m)).toEqual([]);
    expect(isOver(m)).toBe(true);
  });

  test('an answer can ask further questions before the rest', () => {
    const g = plain(io => io.push(ask(0, 'q'), ask(1, 'r')), {
      q: io => io.push(ask(0, 'q1'), ask(0, 'q2')),
    });
    const m = begin(g);
    for (const seat of [0, 0, 0, 1]) answer(g, m, seat);
    expect(m.s.log).toEqual(['0:q!', '0:q1!', '0:q2!', '1:r!']);
  });

  test('a frame without a handler is our mistake', () => {
    expect(() => begin(plain(io => io.push({ k: 'nothing' })))).toThrow('no handler for frame nothing');
  });

  test('a seat that is not asked cannot play', () => {
    const g = plain(io => io.push(ask(1, 'q')));
    expect(() => play(g, begin(g), 0, 'q!')).toThrow('seat 0 is not asked');
    expect(() => play(g, begin(g), 7, 'q!')).toThrow('seat 7 is not asked');
  });
});

describe('lanes', () => {
  const both = (io: Io) => {
    io.push(step('after'));
    io.join();
    io.aside(0, ask(0, 'a'), ask(0, 'b'));
    io.aside(1, ask(1, 'c'));
  };

  test('seats answer in any order, and the main line waits for all', () => {
    const g = plain(both);
    const m = begin(g);
    expect(waiting(m)).toEqual([0, 1]);
    expect([inLane(m, 0), inLane(m, 1), inLane(m, 2)]).toEqual([true, true, false]);
    answer(g, m, 0);
    answer(g, m, 1);
    expect(waiting(m)).toEqual([0]);
    expect(m.s.log).toEqual(['0:a!', '1:c!']);
    answer(g, m, 0);
    expect(m.s.log).toEqual(['0:a!', '1:c!', '0:b!', 'after']);
    expect(isOver(m)).toBe(true);
  });

  test('a join with empty lanes is no obstacle', () => {
    const g = plain(io => {
      io.push(step('after'));
      io.join();
    });
    expect(begin(g).s.log).toEqual(['after']);
  });

  test('a join holds what lies below it, not what is pushed after it', () => {
    const g = plain(io => {
      io.aside(0, ask(0, 'lane'));
      io.push(step('below'));
      io.join();
      io.push(step('above'));
    });
    const m = begin(g);
    expect(m.s.log).toEqual(['above']);
    answer(g, m, 0);
    expect(m.s.log).toEqual(['above', '0:lane!', 'below']);
  });

  test('without a join the main line goes on', () => {
    const g = plain(io => {
      io.aside(0, ask(0, 'errand'));
      io.push(step('a'), ask(1, 'q'), ask(0, 'r'));
    });
    const m = begin(g);
    expect(m.s.log).toEqual(['a']);
    expect(waiting(m)).toEqual([0, 1]);
    answer(g, m, 1);
    expect(waiting(m)).toEqual([0]);
    expect(inLane(m, 0)).toBe(true);
  });

  test('a seat answers its lane before the main line', () => {
    const g = plain(io => {
      io.aside(0, ask(0, 'errand'));
      io.push(ask(0, 'q'));
    });
    const m = begin(g);
    expect(asked(m, 0)).toMatchObject({ what: 'errand' });
    answer(g, m, 0);
    expect(asked(m, 0)).toMatchObject({ what: 'q' });
    answer(g, m, 0);
    expect(m.s.log).toEqual(['0:errand!', '0:q!']);
  });

  test('the match is not over while somebody has an errand', () => {
    const g = plain(io => io.aside(1, ask(1, 'errand')));
    const m = begin(g);
    expect([isOver(m), waiting(m)]).toEqual([false, [1]]);
    answer(g, m, 1);
    expect(isOver(m)).toBe(true);
  });

  test('what a lane pushes stays in that lane', () => {
    const g = plain(io => io.aside(1, ask(1, 'q')), { q: io => io.push(step('s'), ask(1, 'r')) });
    const m = begin(g);
    answer(g, m, 1);
    expect(m.s.log).toEqual(['1:q!', 's']);
    expect([m.stack, m.lanes]).toEqual([[], [[], [ask(1, 'r')]]]);
  });

  test('steps run in lanes, in order of seats, before the main line', () => {
    const g = plain(io => {
      io.push(step('main'));
      io.aside(1, step('one'), ask(1, 'q'));
      io.aside(0, step('zero'));
    });
    const m = begin(g);
    expect(m.s.log).toEqual(['zero', 'one', 'main']);
    expect(waiting(m)).toEqual([1]);
  });

  test('frames put aside later are asked first', () => {
    const g = plain(io => {
      io.aside(0, ask(0, 'a'), ask(0, 'b'));
      io.aside(0, ask(0, 'c'));
    });
    const m = begin(g);
    for (let i = 0; i < 3; i++) answer(g, m, 0);
    expect(m.s.log).toEqual(['0:c!', '0:a!', '0:b!']);
  });

  test('a main step that puts steps aside has them run before the next main step', () => {
    const g = plain(io => io.push(step('a'), step('b')), { a: io => io.aside(1, step('lane')) });
    expect(begin(g).s.log).toEqual(['a', 'lane', 'b']);
  });

  test('a step in a lane may queue steps in the lane of an earlier seat, whatever the main line waits for', () => {
    const g = plain(
      io => {
        io.push(ask(1, 'main'));
        io.aside(1, step('one'));
      },
      { one: io => io.aside(0, step('zero'), ask(0, 'q')) },
    );
    const m = begin(g);
    expect(m.s.log).toEqual(['one', 'zero']);
    expect(legal(g, m, 0)).toEqual(['q!', 'q?']);
  });

  test('an answer in a lane can hold up the main line', () => {
    const g = plain(
      io => {
        io.push(step('after'));
        io.join();
        io.aside(0, ask(0, 'q'));
        io.aside(1, ask(1, 'r'));
      },
      { q: io => io.join() },
    );
    const m = begin(g);
    answer(g, m, 0);
    expect(waiting(m)).toEqual([1]);
    answer(g, m, 1);
    expect(m.s.log).toEqual(['0:q!', '1:r!', 'after']);
    expect(isOver(m)).toBe(true);
  });

  test('there is no lane for a seat that does not exist', () => {
    expect(() => begin(plain(io => io.aside(2, step('a'))))).toThrow(RangeError);
  });
});

describe('io', () => {
  type Chance = { chance: { in: { seat: Seat }; out: 'go' } };
  const chance = (does: (s: Tiny, io: Io) => void) => {
    const frame = { k: 'chance', seat: 0 };
    return tiny<Chance>(
      { chance: { legal: () => ['go'], apply: (s, _f, _answer, io) => does(s, io as Io) } },
      io => io.push(frame, frame),
    );
  };
  const revealed = (does: Parameters<typeof chance>[0]) => {
    const g = chance(does);
    return play(g, begin(g), 0, 'go');
  };

  test('play says whether anything hidden came to light', () => {
    expect(revealed(() => {})).toBe(false);
    expect(revealed((_s, io) => io.emit('hello'))).toBe(false);
    expect(revealed((s, io) => io.draw(s.pile))).toBe(true);
    expect(revealed((s, io) => io.shuffle(s.pile))).toBe(true);
    expect(revealed((_s, io) => io.roll(6))).toBe(true);
    expect(revealed((_s, io) => io.reveal())).toBe(true);
  });

  test('so does the end of the match', () => {
    const g = plain(io => io.push(ask(0, 'a'), ask(0, 'b')));
    const m = begin(g);
    expect([answer(g, m, 0), answer(g, m, 0)]).toEqual([false, true]);
  });

  test('draw takes the top, and nothing from an empty pile', () => {
    const drawn: unknown[] = [];
    const g = chance((s, io) => {
      drawn.push(io.draw(s.pile));
      s.pile = s.pile.slice(0, 0);
    });
    const m = begin(g);
    play(g, m, 0, 'go');
    play(g, m, 0, 'go');
    expect(drawn).toEqual([3, undefined]);
  });

  test('shuffle and roll use the generator of the match, and nothing else', () => {
    const g = chance((s, io) => {
      io.shuffle(s.pile);
      s.log.push(String(io.roll(1000)));
    });
    const outcome = (seed: string) => {
      const m = start(g, 1, {}, seed);
      play(g, m, 0, 'go');
      play(g, m, 0, 'go');
      return m.s;
    };
    expect(outcome(SEED)).toEqual(outcome(SEED));
    expect(outcome(SEED)).not.toEqual(outcome(SEED.replace('0', '1')));
    expect(outcome(SEED).pile.toSorted()).toEqual([1, 2, 3]);
  });

  test('events reach whoever listens, also those of the beginning', () => {
    const heard: unknown[] = [];
    const g = plain(
      io => {
        io.emit('setup');
        io.push(step('a'), ask(0, 'q'));
      },
      { a: io => io.emit('step', [1]), q: io => io.emit('answer') },
    );
    const m = start(g, 2, {}, SEED, (event, to) => heard.push([event, to]));
    play(g, m, 0, 'q!', (event, to) => heard.push([event, to]));
    expect(heard).toEqual([
      ['setup', undefined],
      ['step', [1]],
      ['answer', undefined],
    ]);
  });
});

test('what is played on a copy does not reach the match', () => {
  const g = plain(io => {
    io.aside(1, ask(1, 'errand'));
    io.push(ask(0, 'q'));
  });
  const m = begin(g);
  const before = JSON.stringify(m);
  const copy = copyMatch(g, m);
  expect(JSON.stringify(copy)).toBe(before);
  answer(g, copy, 0);
  answer(g, copy, 1);
  copy.rng[0] = 0;
  expect(JSON.stringify(m)).toBe(before);
});

test('a match made by hand runs its steps when it is resumed', () => {
  const g = plain(() => {}, { a: io => io.emit('heard') });
  const heard: string[] = [];
  const m = begin(g);
  m.lanes[1]?.push(step('lane'));
  m.stack.push(ask(0, 'q'), JOIN, step('a'));
  expect(resume(g, m, event => heard.push(event))).toBe(m);
  expect([m.s.log, heard, waiting(m)]).toEqual([['lane', 'a'], ['heard'], [0]]);
});
