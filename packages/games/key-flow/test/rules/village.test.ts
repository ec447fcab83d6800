import { describe, expect, test } from 'vitest';
import { touches } from '../../src/village.ts';
import {
  answersOf,
  arrange,
  eventsOf,
  give,
  othersDiscard,
  playerOf,
  refusalOf,
  stockOf,
} from '../arrange.ts';

const twoPlayers = (own: object) => ({
  season: 'winter',
  players: [own, { hand: ['winter-keyple-10', 'winter-keyple-11'] }],
});

describe('villages', () => {
  test('F20: two places touch if they differ by 1 or 2', () => {
    const near = [-4, -3, -2, -1, 0, 1, 2, 3, 4].filter(x => touches(0, x));
    expect(near).toEqual([-2, -1, 1, 2]);
    expect(touches(3, 5)).toBe(true);
    expect(touches(3, 6)).toBe(false);
  });

  test('F20: a road card goes to the upper row beside or above an occupied place', () => {
    const m = arrange(twoPlayers({ hand: ['dairy', 'sea-breese'], village: [{ card: 'barn', at: 1 }] }));
    give(m, 0, 'dairy');
    expect(answersOf(m, 0)).toEqual(['-2', '2', 'discard']);
    expect(refusalOf(m, 0, '3')?.rule).toBe('F20');
    expect(refusalOf(m, 0, '0')?.key).toBe('refuse.F20.taken');
    expect(refusalOf(m, 0, '4')?.key).toBe('refuse.F20.apart');
    expect(refusalOf(m, 0, '-1')?.key).toBe('refuse.F20.row');
  });

  test('F20: a river card goes to the lower row, offset by half a card', () => {
    const m = arrange(twoPlayers({ hand: ['dairy', 'sea-breese'], village: [{ card: 'barn', at: 1 }] }));
    give(m, 0, 'sea-breese');
    expect(answersOf(m, 0)).toEqual(['-1', '3', 'discard']);
  });

  test('F20: gaps are allowed and may be filled later', () => {
    const m = arrange(
      twoPlayers({
        hand: ['dairy', 'sea-breese'],
        village: [
          { card: 'barn', at: 1 },
          { card: 'blacksmith', at: 3 },
          { card: 'timber-yard', at: 5 },
        ],
      }),
    );
    give(m, 0, 'dairy');
    expect(answersOf(m, 0)).toEqual(['-2', '2', '4', '6', 'discard']);
    give(m, 0, '4', 'ready');
    othersDiscard(m);
    expect(playerOf(m, 0).village.map(({ id, x }) => `${id} ${x}`)).toContain('dairy 4');
  });

  test('F21: a bottom box pays at once: resources onto the card, a random tile from the pile', () => {
    const m = arrange({
      players: [{ hand: ['spring-field-2a', 'builder'] }, { hand: ['spring-keyple-01', 'spring-keyple-02'] }],
    });
    give(m, 0, 'spring-field-2a', '1', 'ready');
    const events = othersDiscard(m);
    expect(stockOf(m, 0, 'spring-field-2a')).toEqual({ wood: 1 });
    const { skills, doubles } = playerOf(m, 0);
    expect(skills.anvil + skills.pick + skills.saw).toBe(1);
    expect(doubles).toEqual({ anvil: 0, pick: 0, saw: 0 });
    expect(eventsOf(events, 'drew')).toEqual([{ t: 'drew', seat: 0, count: 1 }]);
    expect(events.filter(({ event }) => event.t === 'drew-skills').map(({ to }) => to)).toEqual([[0]]);
  });

  test('F21: a named skill is a double-sided tile; if none is left, nothing', () => {
    const position = (held: number) => ({
      season: 'summer',
      players: [
        { hand: ['summer-field-2b', 'summer-keyple-01'] },
        { hand: ['summer-field-2c', 'summer-keyple-02'], doubles: { saw: held } },
      ],
    });
    const m = arrange(position(2));
    give(m, 0, 'summer-field-2b', '1', 'ready');
    othersDiscard(m);
    expect(playerOf(m, 0).doubles.saw).toBe(1);
    expect(m.s.doubles.saw).toBe(0);

    const short = arrange(position(3));
    give(short, 0, 'summer-field-2b', '1', 'ready');
    const events = othersDiscard(short);
    expect(playerOf(short, 0).doubles.saw).toBe(0);
    expect(eventsOf(events, 'short-skill')).toHaveLength(1);
  });
});
