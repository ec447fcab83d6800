import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { neighbour } from '../../src/state.ts';
import { begun, playerOf } from '../arrange.ts';
import { game } from '../game.ts';

const SEATS = [2, 3, 4, 5, 6];
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const row = (id: string) => HOUSE_1.cards.find(card => card.id === id);
/** How many of these differ from deal to deal. */
const various = (dealt: (s: ReturnType<typeof begun>['s']) => readonly string[]): number =>
  new Set(SEEDS.map(seed => dealt(begun(2, {}, seed).s).join())).size;

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
    expect(various(s => [s.players[0]?.village[0]?.id ?? ''])).toBeGreaterThan(1);
  });

  test('F1: 2 to 6 players; the left neighbour has the next seat', () => {
    expect(game.seats).toEqual([2, 6]);
    const { s } = begun(5);
    expect([0, 1, 4].map(seat => neighbour(s, seat, 1))).toEqual([1, 2, 0]);
    expect([0, 1, 4].map(seat => neighbour(s, seat, -1))).toEqual([4, 0, 3]);
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

  test('F2: which K cards are removed is left to chance, and the rest are shuffled together', () => {
    expect(various(s => s.removed.filter(id => row(id)?.season === 'summer'))).toBeGreaterThan(1);
    const backs = (deck: readonly string[]) => deck.map(id => (row(id)?.marking === 'K' ? 'K' : 'number'));
    expect(various(s => backs(s.decks[1] ?? []))).toBeGreaterThan(1);
  });

  test('F3: which winter K cards a player has is left to chance, and known to the player alone', () => {
    const { s } = begun(3);
    const seen = game.view(s, 1).players.map(({ winter, winterCards }) => [winter, winterCards]);
    expect(seen).toEqual([
      [null, 5],
      [s.players[1]?.winter, 5],
      [null, 5],
    ]);
    expect(various(s => s.players[0]?.winter ?? [])).toBeGreaterThan(1);
  });

  test.each(SEATS)('F3: with %i players the winter number cards are those for so many', seats => {
    const cards = begun(seats).s.decks[3]?.map(row) ?? [];
    const inSet = HOUSE_1.cards.filter(card => card.season === 'winter' && card.marking !== 'K');
    expect(cards).toHaveLength(inSet.filter(card => Number.parseInt(card.marking ?? '', 10) <= seats).length);
    expect(cards.every(card => Number.parseInt(card?.marking ?? '', 10) <= seats)).toBe(true);
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
