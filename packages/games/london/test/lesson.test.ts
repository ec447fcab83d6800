import {
  type Answer,
  asked,
  below,
  isOver,
  legal,
  type Match,
  rngOf,
  type Seat,
  seedOf,
  step,
  waiting,
} from '@thameside/kernel';
import {
  type Cue,
  type Given,
  LANGUAGES,
  type Language,
  type LessonStep,
  mentioned,
  progress,
  type Said,
  scripted,
  translator,
} from '@thameside/kit';
import { describe, expect, test } from 'vitest';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { bestRun } from '../src/forecast/index.ts';
import { LESSON } from '../src/lesson/index.ts';
import { PANELS } from '../src/lesson/panels.ts';
import { type State, topOf } from '../src/state.ts';
import { texts } from '../src/texts/index.ts';
import { viewOf } from '../src/view.ts';
import { arrange, city, game, player } from './arrange.ts';

const { learner, steps } = LESSON;
const RIVAL = 1;
const script = LESSON.scripts[RIVAL] ?? [];
const box = openBox(HOUSE_1);

/** The lesson as a host would run it: the rival answers when asked, and what leaves the learner no choice goes by itself. */
class Table {
  match: Match<State> = arrange(LESSON.position as object);
  readonly given: Given[][] = [[], []];
  readonly forces: boolean;
  constructor(forces: boolean) {
    this.forces = forces;
    this.settle();
  }
  give(seat: Seat, answer: Answer, auto = false): void {
    const k = asked(this.match, seat)?.k ?? '';
    this.given[seat]?.push({ k, answer: auto ? null : answer });
    this.match = step(game, this.match, seat, answer).match;
  }
  settle(): void {
    for (;;) {
      const answer = this.rivals() ?? this.forced();
      if (answer === undefined) return;
    }
  }
  rivals(): Answer | undefined {
    if (!waiting(this.match).includes(RIVAL)) return undefined;
    const k = asked(this.match, RIVAL)?.k ?? '';
    const answer = scripted(script, this.given[RIVAL] ?? [], k, legal(game, this.match, RIVAL));
    if (answer !== undefined) this.give(RIVAL, answer);
    return answer;
  }
  forced(): Answer | undefined {
    const k = asked(this.match, learner)?.k ?? '';
    const [only, ...others] = legal(game, this.match, learner);
    if (!this.forces || only === undefined || others.length > 0 || game.frames[k]?.commits) return undefined;
    this.give(learner, only, true);
    return only;
  }
}

type Pick = (answers: readonly Answer[]) => Answer | undefined;
const first: Pick = answers => answers[0];

/** What a learner who does as told answers; where the lesson leaves a choice, `pick` makes it. */
function obey(table: Table, cue: Cue, pick: Pick): void {
  const offered = legal(game, table.match, learner);
  const wanted = cue.oneOf ?? (cue.is === undefined ? offered : [cue.is]);
  const answer = pick(offered.filter(each => wanted.some(other => String(other) === String(each))));
  if (answer === undefined) throw new Error(`${cue.k}: none of ${wanted} is offered, but ${offered}`);
  table.give(learner, answer);
}

/** Until the learner is asked what the step is about, anything may be answered. True if there was something. */
function wait(table: Table, { asked: k, say }: LessonStep, pick: Pick): boolean {
  let answers = 0;
  for (; k !== null && asked(table.match, learner)?.k !== k; answers++) {
    if (answers > 20) throw new Error(`${say.key} does not come`);
    const answer = pick(legal(game, table.match, learner));
    if (answer === undefined) throw new Error(`${say.key}: the learner is asked nothing`);
    table.give(learner, answer);
    table.settle();
  }
  return answers > 0;
}

interface Walk {
  readonly table: Table;
  /** The steps before which something else had to be answered. */
  readonly late: readonly string[];
}

/** Walk through the steps; `look` is called at the beginning of each. */
function walk(
  forces: boolean,
  look: (step: LessonStep, table: Table) => void = () => {},
  pick = first,
): Walk {
  const table = new Table(forces);
  const late: string[] = [];
  for (const each of steps) {
    if (wait(table, each, pick)) late.push(each.say.key);
    look(each, table);
    if ('until' in each.onward) continue;
    const { answer } = each.onward;
    const before = table.given[learner]?.length ?? 0;
    const since = () => table.given[learner]?.slice(before) ?? [];
    for (let turns = 0; progress(answer, since()) !== 'done'; turns++) {
      if (turns > answer.length) throw new Error(`${each.say.key} does not come to its end`);
      const k = asked(table.match, learner)?.k;
      const met = answer.findIndex((_, i) => progress(answer.slice(0, i + 1), since()) !== 'done');
      expect(answer[met]?.k, each.say.key).toBe(k);
      obey(table, answer[met] as Cue, pick);
      expect(progress(answer, since()), each.say.key).not.toBe('astray');
      table.settle();
    }
  }
  return { table, late };
}

describe.each([
  ['every answer is given', false],
  ['the only answer goes by itself', true],
])('the lesson, where %s', (_, forces) => {
  test('asks for answers that are offered, and its script does, too', () => {
    const { table } = walk(forces);
    expect(table.given[RIVAL]).toHaveLength(script.length);
    expect(waiting(table.match)).toEqual([RIVAL]); // from here on the bot plays by itself
  });

  test('begins each step when the learner is asked what it is about; only the rest of the run is the learner’s own', () => {
    expect(walk(forces).late).toEqual(['lesson.poverty']);
  });

  test('lights pieces that are there', () => {
    walk(forces, ({ say, lit }, { match: { s } }) => {
      const own = s.players[learner]?.hand ?? [];
      const tops = s.players.flatMap(p => p.display.map(topOf));
      const there = [
        ...[...own, ...tops, ...s.top, ...s.bottom].map(card => `card:${card}`),
        ...[...s.offer, ...s.players.flatMap(p => p.boroughs)].map(borough => `borough:${borough}`),
        ...s.players.flatMap((p, seat) => p.display.map((_, n) => `stack:${seat}:${n}`)),
        ...s.players.flatMap((_, seat) => [
          `seat:${seat}`,
          ...['money', 'loans', 'poverty', 'prestige'].map(what => `gauge:${seat}:${what}`),
        ]),
        ...PANELS.map(panel => `panel:${panel}`),
      ];
      expect(
        lit.filter(piece => !there.includes(piece)),
        say.key,
      ).toEqual([]);
    });
  });
});

test('whatever the learner picks where the lesson leaves a choice, it comes to its end', () => {
  for (let i = 0; i < 60; i++) {
    const rng = rngOf(seedOf(`learner ${i}`));
    const { table } = walk(i % 2 === 0, undefined, answers => answers[below(rng, answers.length)]);
    expect(table.given[RIVAL]).toHaveLength(script.length);
    expect(isOver(table.match)).toBe(false);
  }
});

describe('the learner', () => {
  /** The stack that lies face down when the second card is built. */
  const DOWN = 3;
  const covers: Pick = answers => answers.find(answer => answer === DOWN) ?? answers[0];
  const at = (key: string, pick = covers): Match<State> => {
    let found: Match<State> | undefined;
    const look = (each: LessonStep, table: Table) => {
      if (each.say.key === key) found = table.match;
    };
    walk(true, look, pick);
    if (!found) throw new Error(`no step ${key}`);
    return found;
  };

  test('sees the discard on the development board, and the new card on the old one', () => {
    const m = at('lesson.board');
    expect(m.s.top).toContain('grocers');
    expect(city(m, learner)).toEqual(['bridge', 'west-india-docks', 'watch-makers', '(theatre-royal)']);
  });
  test('sees the rival take that card, and a loan for land', () => {
    expect(player(at('lesson.more'), RIVAL)).toMatchObject({ money: 4, loans: 0 });
    const rival = player(at('lesson.loan'), RIVAL);
    expect(rival).toMatchObject({ money: 6, loans: 1 });
    expect(rival.boroughs.at(-1)).toBe('westminster');
    expect(rival.hand).toContain('grocers');
  });
  test('is offered by the board, as the best order, the one that the lesson teaches', () => {
    const m = at('lesson.order');
    const order = bestRun(box, viewOf(box, m.s, learner), learner)?.order ?? [];
    expect(order).toHaveLength(4);
    expect(order[0]).toEqual({ activate: 0 });
    expect(order.find(({ activate }) => activate === 1)).toMatchObject({ fee: 'paupers-b' });
  });
  test('gets £1 for each of two brown cards, which lie face down later', () => {
    const money = (key: string) => player(at(key), learner).money;
    expect([money('lesson.order'), money('lesson.fee'), money('lesson.rest')]).toEqual([2, 4, 11]);
    const after = at('lesson.poverty');
    expect(city(after, learner)).toEqual([
      'bridge',
      '(west-india-docks)',
      '(watch-makers)',
      '(vauxhall-gardens)',
    ]);
    expect(player(after, learner)).toMatchObject({ money: 19, prestige: 11 });
  });
  test('takes poverty for stacks and cards in hand, the rival for a loan as well', () => {
    const after = at('lesson.poverty');
    expect(player(after, learner)).toMatchObject({ poverty: 3 - 1 + 4 + 2, loans: 0 });
    expect(player(after, learner).hand).toHaveLength(2);
    expect(player(after, RIVAL)).toMatchObject({ poverty: 3 + 1 + 6, loans: 1 });
    expect(player(after, RIVAL).hand).toHaveLength(6);
  });
  test('takes one more for a stack that could have been spared', () => {
    const after = player(at('lesson.poverty', first), learner);
    expect(after.display).toHaveLength(5);
    expect(after.poverty).toBe(3 - 1 + 5 + 2);
  });
  test('has from the land what was said of it', () => {
    const before = player(at('lesson.buy'), learner);
    const after = player(at('lesson.ledger'), learner);
    expect(after.boroughs.at(-1)).toBe('hammersmith');
    expect([after.money, after.prestige, after.poverty]).toEqual([
      before.money - 6,
      before.prestige + 4,
      before.poverty - 2,
    ]);
    expect(after.hand).toHaveLength(before.hand.length + 3);
  });
  test('has the end of the game before the eyes', () => {
    const { deck } = at('lesson.end').s;
    expect(deck.length).toBeGreaterThan(5);
    expect(deck.length).toBeLessThan(20);
  });
});

describe('somebody who does something else', () => {
  const onwardOf = (key: string) => {
    const onward = steps.find(each => each.say.key === key)?.onward;
    if (!onward || 'until' in onward) throw new Error(`${key} asks for nothing`);
    return onward.answer;
  };

  test('can, and is told', () => {
    const table = new Table(true);
    for (const answer of ['deck', 'draw']) table.give(learner, answer);
    expect(progress(onwardOf('lesson.draw'), table.given[learner] ?? [])).toBe('astray');
    expect(legal(game, table.match, learner)).not.toEqual([]);
  });

  test('may run the city in another order, and comes to the end of the step all the same', () => {
    const table = new Table(true);
    const give = (...answers: Answer[]) => {
      for (const answer of answers) table.give(learner, answer);
      table.settle();
    };
    give('deck', 'develop', 'west-india-docks', 'grocers', 1);
    give('vauxhall-gardens');
    give(3, 'enough');
    give('deck', 'run');
    const since = table.given[learner]?.length ?? 0;
    const given = () => table.given[learner]?.slice(since) ?? [];
    give(0, 2);
    expect(progress(onwardOf('lesson.fee'), given())).toBe('astray');
    give(1, 'paupers-b');
    expect(progress(onwardOf('lesson.fee'), given())).toBe('done');
  });

  test('meets a rival who follows the script as far as it goes, and then thinks', () => {
    const table = new Table(true);
    for (const answer of ['deck', 'draw', 'deck', 'deck', 'deck']) table.give(learner, answer);
    table.settle();
    expect(table.given[RIVAL]).toEqual([]); // nothing was discarded that could be drawn
    expect(asked(table.match, RIVAL)?.k).toBe('draw');
  });
});

describe('the texts of the lesson', () => {
  const lessonIn = (language: Language) =>
    Object.fromEntries(Object.entries(texts[language]).filter(([key]) => key.startsWith('lesson.')));
  const en = lessonIn('en');
  const said: Said[] = steps.flatMap(({ say, onward }) => ('nudge' in onward ? [say, onward.nudge] : [say]));

  test('are all used, once', () => {
    expect(said.map(({ key }) => key).sort()).toEqual(Object.keys(en).sort());
  });

  test.each(LANGUAGES)('%s: has them all, short, with the same parameters, and says them whole', language => {
    const catalogue = lessonIn(language);
    expect(Object.keys(catalogue)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(catalogue)) {
      expect(mentioned(text), key).toEqual(mentioned(en[key] ?? ''));
      expect(text, key).toMatch(/^\S[^'"]*[.!]$/u);
      expect(text, key).not.toMatch(/\s\s| [:;?!»]|« /u);
      expect(text.split(/(?<=[.!?])\s/u).length, key).toBeLessThanOrEqual(3);
      if (language !== 'en') expect(text, key).not.toBe(en[key]);
    }
    const speak = translator(language, texts[language], { seat: () => 'Wren' });
    for (const { key, params } of said) {
      const text = speak(key, params);
      expect(text, key).not.toContain('⟦');
      expect(text.length, `${key}: ${text}`).toBeLessThanOrEqual(220);
    }
  });
});
