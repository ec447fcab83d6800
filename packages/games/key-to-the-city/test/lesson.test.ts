import { asked, below, legal, type Match, rngOf, type Seat, seedOf, waiting } from '@thameside/kernel';
import { LANGUAGES, progress } from '@thameside/kit';
import { lessonRoom, lessonTextFaults } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import { LESSON } from '../src/lesson/index.ts';
import { PANELS } from '../src/lesson/panels.ts';
import { scoreOf } from '../src/score.ts';
import type { State } from '../src/state.ts';
import { texts } from '../src/texts/index.ts';
import { game } from './game.ts';

const { learner } = LESSON;
const RIVAL = 1;
const script = LESSON.scripts[RIVAL] ?? [];
const { begin, walk, when, wantedAt, dark } = lessonRoom(game, LESSON);

/** Every piece that the board can light. */
function pieces(s: State): string[] {
  const tiles = [...s.centre, ...s.players.flatMap(p => [...p.borough, ...p.taken])];
  const sides = s.players.flatMap(p =>
    p.borough.flatMap(({ id, sides }) => sides.map((_, i) => `${id}:${i}`)),
  );
  return [
    ...tiles.map(({ id }) => `tile:${id}`),
    ...sides.map(side => `side:${side}`),
    ...(openBox(HOUSE_1).berths[s.era] ?? []).map((_, i) => `berth:${i}`),
    ...s.players.map((_, seat) => `seat:${seat}`),
    ...PANELS.map(panel => `panel:${panel}`),
  ];
}

describe.each([
  ['every answer is given', { forces: false }],
  ['the only answer goes by itself', { forces: true }],
])('the lesson, where %s', (_, manner) => {
  test('asks for answers that are offered, each step when its question is asked; its script, too', () => {
    const table = walk(manner);
    expect(table.late).toEqual([]);
    expect(table.given[RIVAL]).toHaveLength(script.length);
    expect(table.match.s.era).toBe(2);
    expect(waiting(table.match)).toContain(RIVAL); // from here on the bot plays by itself
  });

  test('lights pieces that are there', () => expect(dark(pieces, manner)).toEqual([]));
});

test('whatever the learner picks where the lesson leaves a choice, it comes to its end', () => {
  for (let i = 0; i < 40; i++) {
    const rng = rngOf(seedOf(`learner ${i}`));
    const table = walk({ forces: i % 2 === 0, pick: answers => answers[below(rng, answers.length)] });
    expect(table.given[RIVAL]).toHaveLength(script.length);
  }
});

describe('the learner', () => {
  const lot = (m: Match<State>, id: string) => m.s.centre.find(each => each.id === id);
  const site = (m: Match<State>, seat: Seat, id: string) =>
    m.s.players[seat]?.borough.find(each => each.id === id);

  test('has ten keyples to begin with, like the rival', () => {
    const { players, centre } = when('lesson.aim').s;
    const held = (seat: Seat) => Object.values(players[seat]?.screen ?? {}).reduce((sum, n) => sum + n, 0);
    const bids = (seat: Seat) => centre.reduce((sum, each) => sum + (each.bids[seat] ?? 0), 0);
    expect([0, 1].map(seat => held(seat) + bids(seat))).toEqual([9, 9]); // and one each on a tile
    expect(centre.reduce((sum, each) => sum + each.placed, 0)).toBe(2);
  });
  test('is outbid', () => expect(lot(when('lesson.outbid'), 'covent-garden')?.bids).toEqual([2, 3]));
  test('has a guest, whose keyples stay', () => {
    expect(site(when('lesson.guest'), 0, 'greenwich')).toMatchObject({
      placed: 3,
      ladder: 2,
      colour: 'blue',
    });
    expect(when('lesson.era-end').s.players[0]?.screen.blue).toBeGreaterThanOrEqual(4);
  });
  test('sees the rival pass', () => expect(when('lesson.pass').s.passes).toEqual([RIVAL]));
  test('begins era 2 with two tiles more', () => {
    const m = when('lesson.era');
    expect(m.s.active).toBe(learner);
    expect(m.s.players[0]?.borough).toHaveLength(3);
  });
  test('has six points when points are spoken of', () => {
    const lines = scoreOf(openBox(HOUSE_1), when('lesson.score').s)[learner] ?? [];
    expect(lines.map(({ params, points }) => [params.tile, points])).toEqual([
      ['battersea-power-station', 3],
      ['trafalgar-square', 3],
    ]);
  });
});

describe('somebody who does something else', () => {
  test('can, and is told', () => {
    const table = begin();
    table.give(learner, 'use');
    expect(progress(wantedAt('lesson.bid'), table.given[learner] ?? [])).toBe('astray');
    expect(legal(game, table.match, learner)).not.toEqual([]);
  });

  test('meets a rival who follows the script as far as it goes, and then thinks', () => {
    const table = begin();
    while (table.isReading()) table.read();
    table.answer('sail', 5);
    expect(table.given[RIVAL]?.at(-1)).toEqual({ k: 'turn', answer: 'pass' });
    expect(asked(table.match, RIVAL)?.k).toBe('berth'); // who is alone sails by passing
  });
});

test.each(LANGUAGES)('the texts of the lesson are all used, short and whole: %s', language =>
  expect(lessonTextFaults(LESSON, texts, language)).toEqual([]),
);
