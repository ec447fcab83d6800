import { at, below, legal, rngOf, seedOf, totals, waiting } from '@thameside/kernel';
import { LANGUAGES } from '@thameside/kit';
import { type LessonTable, lessonRoom, lessonTextFaults, type Walk } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { openBox, planOf } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { LESSON } from '../src/lesson/index.ts';
import { PANELS } from '../src/lesson/panels.ts';
import type { State } from '../src/state.ts';
import { texts } from '../src/texts/index.ts';
import { playerOf, siteIn, stockOf } from './arrange.ts';
import { game } from './game.ts';

const { learner } = LESSON;
const RIVAL = 1;
const script = LESSON.scripts[RIVAL] ?? [];
const box = openBox(HOUSE_1);
/** What the texts tell the learner to do where no answer is waited for. */
const TOLD = { route: { k: 'route', is: 'gold-mine' }, cargo: { k: 'cargo' } };
const { begin, walk, when, dark } = lessonRoom(game, LESSON, TOLD);

/** Every piece that the board can light for the learner. */
function pieces(s: State): string[] {
  const { hand, winter } = at(s.players, learner);
  const laid = s.players.flatMap(p => p.village.flatMap(({ id, keyples }) => [id, ...keyples]));
  return [
    ...[...laid, ...hand, ...winter].map(id => `card:${id}`),
    ...s.players.map((_, seat) => `seat:${seat}`),
    ...PANELS.map(panel => `panel:${panel}`),
  ];
}

const WAYS: readonly [string, Walk<State>][] = [
  ['every answer is given', { forces: false }],
  ['the only answer goes by itself', { forces: true }],
  ['the rival always comes second', { haste: 'learner' }],
];
describe.each(WAYS)('the lesson, where %s', (_, how) => {
  test('asks for answers that are offered, each step when its question is asked; its script, too', () => {
    const table = walk(how);
    expect(table.given[RIVAL]).toHaveLength(script.length);
    expect(table.match.s).toMatchObject({ phase: 'season', season: 1 });
    expect(waiting(table.match)).toContain(RIVAL); // from here on the bot plays by itself
  });

  test('lights pieces that are there for the learner', () => expect(dark(pieces, how)).toEqual([]));
});

test('whatever the learner picks where the lesson leaves a choice, it comes to its end', () => {
  for (let i = 0; i < 40; i++) {
    const rng = rngOf(seedOf(`learner ${i}`));
    const table = walk({
      forces: i % 2 === 0,
      haste: i % 3 === 0 ? 'learner' : 'rival',
      pick: answers => answers[below(rng, answers.length)],
    });
    expect(table.given[RIVAL]).toHaveLength(script.length);
  }
});

describe('the learner', () => {
  test('begins with a spring as it could be dealt to two', () => {
    const { s } = when('lesson.aim');
    const dealt = s.players.flatMap(p => [
      ...p.hand,
      ...p.village.flatMap(({ id, keyples }) => [id, ...keyples]),
    ]);
    const spring = dealt.filter(id => planOf(box, id).season === 0);
    expect(spring).toHaveLength(16);
    expect(spring.filter(id => planOf(box, id).isK)).toHaveLength(6);
    expect(s.turn).toBe(4);
    expect(s.players.map(p => p.hand.length)).toEqual([5, 5]);
  });
  test('is left four cards by the rival', () => {
    const m = when('lesson.pass');
    expect(siteIn(m, RIVAL, 'keywood').x).toBe(4);
    expect(playerOf(m, learner).hand).toHaveLength(4);
  });
  test('has the stone and the iron beside the mine', () =>
    expect(stockOf(when('lesson.keyple'), learner, 'spring-field-2c')).toEqual({ stone: 1, iron: 1 }));
  test('upgrades the mine with them', () => {
    const m = when('lesson.abroad');
    expect(siteIn(m, learner, 'gold-mine').level).toBe(1);
    expect(stockOf(m, learner, 'gold-mine')).toEqual({});
  });
  test('brings home a resource and a token, and has a guest, who takes gold', () => {
    const m = when('lesson.guest');
    expect(Object.values(stockOf(m, learner, 'home-1'))).toEqual([1]);
    expect(playerOf(m, learner).tokens).toBe(1);
    expect(siteIn(m, learner, 'gold-mine').keyples).toEqual(['spring-keyple-07']);
    expect(stockOf(m, RIVAL, 'home-2')).toEqual({ gold: 2 });
  });
  test('has 2 gold and one token when spring is over, and so has the rival', () => {
    const m = when('lesson.token');
    expect(stockOf(m, learner, 'gold-mine')).toEqual({ gold: 2 });
    expect(m.s.players.map(p => p.tokens)).toEqual([1, 1]);
    expect(playerOf(m, RIVAL).discards).toHaveLength(1);
  });
  test('has green keyples under the store, those of the guest among them, and three points', () => {
    const m = when('lesson.winter');
    const { store, winter } = playerOf(m, learner);
    expect([...store].sort()).toEqual(['spring-keyple-01', 'spring-keyple-05', 'spring-keyple-07']);
    expect(planOf(box, 'key-market').boxes[0]?.score).toMatchObject({ points: 3, need: { green: 1 } });
    expect(winter).toHaveLength(7);
    expect(totals(game, m)[learner]).toBe(3);
  });
});

describe('somebody who does something else', () => {
  const begun = (): LessonTable<State> => {
    const table = begin();
    while (table.isReading()) table.read();
    return table;
  };

  test('can, and is told; whoever does as told is led on', () => {
    const table = begun();
    table.answer('woodcutter');
    expect(table.whereabouts()).toMatchObject({ step: 2, state: 'astray' });
    expect(legal(game, table.match, learner)).not.toEqual([]);
    const other = begun();
    other.answer('gold-mine', -4);
    expect(other.whereabouts()).toMatchObject({ step: 2, state: 'astray' });
    const obedient = begun();
    obedient.answer('gold-mine', 2, 'ready');
    expect(obedient.whereabouts()).toMatchObject({ step: 3, state: 'here' });
  });

  test('meets a rival who follows the script as far as it goes, and then thinks', () => {
    const table = begun();
    table.answer('woodcutter', 2, 'ready'); // which the rival's script would take next
    expect(table.given[RIVAL]?.map(({ k }) => k)).toEqual(['pick', 'place', 'ready']);
    expect(legal(game, table.match, RIVAL)).not.toContain('woodcutter');
    expect(table.asked(RIVAL)).toBe('pick');
    table.give(RIVAL, 'gold-mine');
    table.settle();
    expect(table.asked(RIVAL)).toBe('place'); // left once, left for good
  });

  test('meets a rival who follows it all the same where it still can', () => {
    const table = begun();
    table.answer('gold-mine', -4, 'ready');
    expect(table.whereabouts()?.state).toBe('astray');
    expect(table.given[RIVAL]).toHaveLength(6); // ready for the turn after
  });
});

test.each(LANGUAGES)('the texts of the lesson are all used, short and whole: %s', language =>
  expect(lessonTextFaults(LESSON, texts, language)).toEqual([]),
);
