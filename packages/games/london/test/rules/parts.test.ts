import type { Answer } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import type { CardRow } from '../../src/components/set.ts';
import { london } from '../../src/game.ts';
import { answers, arrange, legalOf, player, questionOf, stack, told } from '../arrange.ts';

/** The game with a set in which a card brings more by itself. */
const where = (id: string, run: Partial<CardRow['run']>) =>
  london({
    ...HOUSE_1,
    set: 'mine-1',
    cards: HOUSE_1.cards.map(card => (card.id === id ? { ...card, run: { ...card.run, ...run } } : card)),
  });

/** What comes of activating stack 0, with the one part first and with the other. */
function bothWays(
  [id, run]: [string, Partial<CardRow['run']>],
  position: { readonly players: readonly object[] },
  ...then: Answer[]
) {
  const m = arrange({ phase: 'action', ...position }, where(id, run));
  const asked = answers(m, 0, 'run', 0);
  expect([questionOf(asked, 0), legalOf(asked, 0)]).toEqual(['parts', ['amounts', 'special']]);
  return (['amounts', 'special'] as const).map(first => {
    let after = answers(asked, 0, first);
    for (const answer of then)
      if (legalOf(after, 0).includes(String(answer))) after = answers(after, 0, answer);
    const { money, loans, poverty } = player(after, 0);
    return { money, loans, poverty, other: player(after, 1).poverty };
  });
}
const asks = (position: object, game: ReturnType<typeof where>): string | undefined =>
  questionOf(answers(arrange({ phase: 'action', ...position }, game), 0, 'run', 0), 0);

describe('L50: the parts of an effect come in the order that the player likes', () => {
  const display = (id: string, ...more: string[]) => [id, ...more].map(card => stack(card));

  test('poverty that comes can be given on at once, or stays', () => {
    const players = [{ poverty: 0, display: display('police-force') }, {}];
    expect(bothWays(['police-force', { poverty: 1 }], { players }, 1)).toEqual([
      { money: 5, loans: 0, poverty: 0, other: 1 },
      { money: 5, loans: 0, poverty: 1, other: 0 },
    ]);
  });

  test('poverty that goes can be given on before', () => {
    const players = [{ poverty: 2, display: display('police-force') }, {}];
    expect(bothWays(['police-force', { poverty: -2 }], { players }, 1)).toEqual([
      { money: 5, loans: 0, poverty: 0, other: 0 },
      { money: 5, loans: 0, poverty: 0, other: 1 },
    ]);
  });

  test('what a card takes can be discarded away, or comes afterwards', () => {
    const players = [{ poverty: 0, hand: ['salters'], display: display('millbank-prison') }, {}];
    const ways = bothWays(['millbank-prison', { poverty: 2 }], { players }, 'salters');
    expect(ways.map(({ poverty }) => poverty)).toEqual([1, 2]);
    const workhouse = [{ poverty: 0, hand: ['paupers-a'], display: display('workhouse') }, {}];
    const worked = bothWays(['workhouse', { poverty: 1 }], { players: workhouse }, 'paupers-a');
    expect(worked.map(({ poverty }) => poverty)).toEqual([0, 1]);
  });

  test('Coffee House pays its card with what it brings, or has none of them', () => {
    const position = {
      top: ['buckingham-palace'],
      players: [{ money: 4, display: display('coffee-house') }, {}],
    };
    const game = where('coffee-house', { money: 6 });
    const asked = answers(arrange({ phase: 'action', ...position }, game), 0, 'run', 0);
    const [first, later] = ['amounts', 'special'].map(part => answers(asked, 0, part));
    expect([legalOf(first!, 0), legalOf(later!, 0)]).toEqual([
      ['buckingham-palace top'],
      ['buckingham-palace top', 'none'],
    ]);
    const built = told(later!, 0, ['buckingham-palace', 'top']);
    expect(player(built.match, 0)).toMatchObject({ money: 10, loans: 1 });
    expect(built.events.at(-1)).toEqual({
      t: 'earned',
      seat: 0,
      card: 'coffee-house',
      money: 6,
      prestige: 0,
      poverty: 0,
    });
  });

  test('Whitehall pays for the second activation with what it brings', () => {
    const position = { players: [{ money: 7, display: display('woolwich-arsenal', 'whitehall') }, {}] };
    const game = where('whitehall', { money: 7 });
    const asked = answers(arrange({ phase: 'action', ...position }, game), 0, 'run', 0, 1);
    expect(questionOf(asked, 0)).toBe('parts');
    expect(player(answers(asked, 0, 'amounts', 0), 0)).toMatchObject({ money: 0, loans: 0, prestige: 10 });
    expect(player(answers(asked, 0, 'special', 0), 0)).toMatchObject({ money: 10, loans: 1, prestige: 10 });
  });

  test('nobody is asked where it comes to the same', () => {
    const police = (poverty: number) => ({ players: [{ poverty, display: display('police-force') }, {}] });
    expect(asks(police(1), where('police-force', { poverty: 1 }))).toBe('victim');
    expect(asks(police(3), where('police-force', { poverty: -2 }))).toBe('victim');
    expect(asks(police(0), where('police-force', { poverty: -2 }))).toBe('run');
    const prison = { players: [{ poverty: 3, hand: ['salters'], display: display('millbank-prison') }, {}] };
    expect(asks(prison, where('millbank-prison', { poverty: 2 }))).toBe('prison');
    const coffee = { top: ['salters'], players: [{ money: 4, display: display('coffee-house') }, {}] };
    expect(asks(coffee, where('coffee-house', { money: 6 }))).toBe('cover');
  });
});
