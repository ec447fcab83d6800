import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { begun, playerOf } from '../arrange.ts';

const SEATS = [2, 3, 4, 5, 6];
const row = (id: string) => HOUSE_1.cards.find(card => card.id === id);

describe('set-up', () => {
  test.each(SEATS)('F1: %i players each have a home of their own at place 0', seats => {
    const { s } = begun(seats);
    const homes = s.players.map(p => p.village[0]);
    expect(homes.map(site => site?.x)).toEqual(Array(seats).fill(0));
    expect(new Set(homes.map(site => site?.id)).size).toBe(seats);
    expect(homes.every(site => row(site?.id ?? '')?.type === 'home')).toBe(true);
    expect(s.players.every(p => p.village.length === 1 && p.store.length === 0)).toBe(true);
  });

  test('F1: homes are dealt at random', () => {
    const dealt = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => begun(2, {}, seed).s.players[0]?.village[0]?.id);
    expect(new Set(dealt).size).toBeGreaterThan(1);
  });

  test.each([
    [2, 6],
    [3, 6],
    [4, 4],
    [5, 2],
    [6, 0],
  ])('F2: with %i players %i K cards leave each of the first three seasons unseen', (seats, count) => {
    const { s } = begun(seats);
    for (const season of ['spring', 'summer', 'autumn']) {
      const removed = s.removed.map(row).filter(card => card?.season === season);
      expect(removed).toHaveLength(count);
      expect(removed.every(card => card?.marking === 'K')).toBe(true);
    }
  });

  test.each(SEATS)('F2: with %i players no card for more players is used', seats => {
    const { s } = begun(seats);
    const used = [...s.decks.flat(), ...s.players.flatMap(p => [...p.hand, ...p.winter])].map(row);
    const fewest = used.map(card => Number.parseInt(card?.marking ?? '', 10) || 0);
    expect(Math.max(...fewest)).toBeLessThanOrEqual(seats);
    const out = s.box.map(row).filter(card => card?.type !== 'home');
    expect(out.every(card => Number.parseInt(card?.marking ?? '', 10) > seats)).toBe(true);
  });

  test.each([
    [2, 7],
    [3, 5],
    [4, 5],
    [5, 5],
    [6, 5],
  ])('F3: with %i players each has %i winter K cards', (seats, count) => {
    const { s } = begun(seats);
    for (const { winter } of s.players) {
      expect(winter).toHaveLength(count);
      expect(winter.map(row).every(card => card?.season === 'winter' && card.marking === 'K')).toBe(true);
    }
    const left = s.removed.map(row).filter(card => card?.season === 'winter');
    expect(left).toHaveLength(30 - seats * count);
  });

  test.each([
    [2, [8, 9, 10]],
    [3, [6, 7, 8]],
    [4, [6, 7, 8]],
    [5, [6, 7, 8]],
    [6, [6, 7, 8]],
  ])('F4: with %i players every deal comes out exactly', (seats, [spring = 0, summer = 0, autumn = 0]) => {
    const m = begun(seats);
    for (let seat = 0; seat < seats; seat++) expect(playerOf(m, seat).hand).toHaveLength(spring);
    expect(m.s.decks.map(deck => deck.length)).toEqual([
      0,
      seats * summer,
      seats * autumn,
      seats * (seats === 2 ? 12 - 6 : 9 - 4),
    ]);
  });

  test('F5: keyples are green, yellow, red and blue by season', () => {
    const colours = new Map<string, Set<string>>();
    for (const card of HOUSE_1.cards) {
      if (card.type !== 'keyple') continue;
      colours.set(card.season, (colours.get(card.season) ?? new Set()).add(card.colour));
    }
    expect([...colours].map(([season, found]) => [season, ...found])).toEqual([
      ['spring', 'green'],
      ['summer', 'yellow'],
      ['autumn', 'red'],
      ['winter', 'blue'],
    ]);
  });

  test('F67: the upgrade tiles match the boxes that can be covered', () => {
    const covered = HOUSE_1.cards.reduce(
      (sum, card) => sum + (card.type === 'keyple' ? 0 : card.upgradeCosts.length),
      0,
    );
    expect(covered).toBe(HOUSE_1.supplies.upgradeTiles);
  });
});
