import { levelBot } from '@thameside/bots';
import { type Answer, asked, below, isOver, legal, redealt, rngOf, seedOf, waiting } from '@thameside/kernel';
import { LANGUAGES, progress } from '@thameside/kit';
import { lessonRoom, lessonTextFaults, type Pick } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { mindsOf } from '../src/bot/index.ts';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { LESSON } from '../src/lesson/index.ts';
import { PANELS } from '../src/lesson/panels.ts';
import { type State, topOf } from '../src/state.ts';
import { texts } from '../src/texts/index.ts';
import { city, game, player } from './arrange.ts';

const { learner } = LESSON;
const RIVAL = 1;
const script = LESSON.scripts[RIVAL] ?? [];
const { begin, walk, when, wantedAt, dark } = lessonRoom(game, LESSON);
const first: Pick = answers => answers[0];

/** Every piece that the board can light for the learner. */
function pieces(s: State): string[] {
  const own = s.players[learner]?.hand ?? [];
  const tops = s.players.flatMap(p => p.display.map(topOf));
  return [
    ...[...own, ...tops, ...s.top, ...s.bottom].map(card => `card:${card}`),
    ...[...s.offer, ...s.players.flatMap(p => p.boroughs)].map(borough => `borough:${borough}`),
    ...s.players.flatMap((p, seat) => p.display.map((_, n) => `stack:${seat}:${n}`)),
    ...s.players.flatMap((_, seat) => [
      `seat:${seat}`,
      ...['money', 'loans', 'poverty', 'prestige'].map(what => `gauge:${seat}:${what}`),
    ]),
    ...PANELS.map(panel => `panel:${panel}`),
  ];
}

describe.each([
  ['every answer is given', { forces: false }],
  ['the only answer goes by itself', { forces: true }],
])('the lesson, where %s', (_, manner) => {
  test('asks for answers that are offered, and its script does, too', () => {
    const table = walk(manner);
    expect(table.given[RIVAL]).toHaveLength(script.length);
    expect(waiting(table.match)).toEqual([RIVAL]); // from here on the bot plays by itself
  });

  test('begins each step when the learner is asked what it is about; only the rest of the run is the learner’s own', () => {
    expect(walk(manner).late).toEqual(['lesson.poverty']);
  });

  test('lights pieces that are there', () => expect(dark(pieces, manner)).toEqual([]));
});

test('whatever the learner picks where the lesson leaves a choice, it comes to its end', () => {
  for (let i = 0; i < 60; i++) {
    const rng = rngOf(seedOf(`learner ${i}`));
    const table = walk({ forces: i % 2 === 0, pick: answers => answers[below(rng, answers.length)] });
    expect(table.given[RIVAL]).toHaveLength(script.length);
    expect(isOver(table.match)).toBe(false);
  }
});

describe('the learner', () => {
  /** The stack that lies face down when the second card is built. */
  const DOWN = 3;
  const covers: Pick = answers => answers.find(answer => answer === DOWN) ?? answers[0];
  const at = (key: string, pick = covers) => when(key, pick);

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
  test('is given as a hint the order that the lesson teaches', () => {
    const m = at('lesson.order');
    const bot = levelBot(mindsOf(openBox(HOUSE_1)), 'alderman');
    const seed = seedOf('hint');
    const { answers } = bot.choose(game, redealt(game, m, learner, seed), learner, rngOf(seed));
    expect(answers[0]).toBe(0);
    expect(answers[answers.indexOf(1) + 1]).toBe('paupers-b');
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
  test('can, and is told', () => {
    const table = begin();
    for (const answer of ['deck', 'draw']) table.give(learner, answer);
    expect(progress(wantedAt('lesson.draw'), table.given[learner] ?? [])).toBe('astray');
    expect(legal(game, table.match, learner)).not.toEqual([]);
  });

  test('may run the city in another order, and comes to the end of the step all the same', () => {
    const table = begin();
    const give = (...answers: Answer[]) => {
      while (table.isReading()) table.read();
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
    expect(progress(wantedAt('lesson.fee'), given())).toBe('astray');
    give(1, 'paupers-b');
    expect(progress(wantedAt('lesson.fee'), given())).toBe('done');
  });

  test('meets a rival who follows the script as far as it goes, and then thinks', () => {
    const table = begin();
    for (const answer of ['deck', 'draw', 'deck', 'deck', 'deck']) table.give(learner, answer);
    table.settle();
    expect(table.given[RIVAL]).toEqual([]); // nothing was discarded that could be drawn
    expect(asked(table.match, RIVAL)?.k).toBe('draw');
  });
});

test.each(LANGUAGES)('the texts of the lesson are all used, short and whole: %s', language =>
  expect(lessonTextFaults(LESSON, texts, language)).toEqual([]),
);
