import { at, isOver, legal, submit, waiting } from '@thameside/kernel';
import { nextSeat } from '@thameside/london/client';
import { describe, expect, it } from 'vitest';
import { fedBy, freeSpaces } from '../src/boards/london/lib/feeding.ts';
import { byColour, nextSorting, SORTINGS, sorted } from '../src/boards/london/lib/hand.ts';
import { ledgerOf } from '../src/boards/london/lib/loans.ts';
import { cardPiece, PIECES, pieces } from '../src/boards/london/lib/pieces.ts';
import { gaugeOf } from '../src/boards/london/lib/poverty.ts';
import { spotOf } from '../src/boards/london/lib/seek.ts';
import { PER_LINE, streetOf } from '../src/boards/london/lib/street.ts';
import { box, game, manyMoments, moments, viewAt } from './london-games.ts';

describe('the feeding alarm', () => {
  it('L11: tells of every discard of real games that it comes to lie on the board, and what leaves the game', () => {
    let falls = 0;
    for (const { journal, seat, ask, view } of manyMoments()) {
      if (ask.k !== 'limit' && ask.k !== 'discard') continue;
      const card = String(at(ask.answers, 0));
      const then = viewAt(submit(game, journal, seat, [card]).journal, seat);
      const { cards, gone } = fedBy(view, then);
      expect(cards).toEqual([card]);
      expect(gone.length > 0).toBe(freeSpaces(view) === 0);
      if (gone.length > 0) falls++;
    }
    expect(falls).toBeGreaterThan(1);
  });

  it('names the one who plays next, and nobody after the last turn', () => {
    for (const { journal, seat, ask, view } of moments(3, 'next')) {
      const next = nextSeat(view);
      if (view.last === 0) expect(next).toBeNull();
      if (ask.k !== 'limit' || next === null) continue;
      const { journal: later } = submit(game, journal, seat, [ask.answers[0]]);
      const after = viewAt(later, seat);
      if (after.active !== seat) expect(after.active).toBe(next);
    }
  });
});

describe('poverty and loans', () => {
  it('L71: the gauge says what the score says, and one more never brings prestige', () => {
    for (const { view, seat } of manyMoments()) {
      const { least, left, cost, next } = gaugeOf(box, view, seat);
      const own = at(view.players, seat);
      expect(least + left).toBe(own.poverty + own.cards);
      expect(least).toBe(Math.min(...view.players.map(p => p.poverty + p.cards)));
      expect(cost).toBeLessThanOrEqual(0);
      expect(next).toBeLessThanOrEqual(0);
    }
  });

  it('L75: the ledger says what unpaid loans cost, as the score does', () => {
    let owing = 0;
    for (const { view, seat } of manyMoments()) {
      const { lost } = ledgerOf(box, view, seat);
      const line = at(view.players, seat).score.find(({ key }) => key === 'score.loans');
      expect(lost).toBe(line?.points ?? 0);
      if (lost < 0) owing++;
    }
    expect(owing).toBeGreaterThan(10);
  });
});

describe('the hand', () => {
  it('is shown whole in every order, equal cards told apart', () => {
    for (const { view, seat } of moments(2, 'hands')) {
      const hand = at(view.players, seat).hand ?? [];
      for (const by of SORTINGS) {
        const shown = sorted(box, hand, by);
        expect(shown.map(({ card }) => card).sort()).toEqual(hand.toSorted());
        expect(new Set(shown.map(({ card, nth }) => `${card} ${nth}`)).size).toBe(hand.length);
      }
      const counts = byColour(box, hand);
      expect(counts.brown + counts.blue + counts.pink + counts.grey).toBe(hand.length);
    }
  });

  it('groups colours, and paupers come last', () => {
    const hand = ['paupers-a', 'salters', 'wren', 'vintners'];
    expect(sorted(box, hand, 'colour').map(({ card }) => card)).toEqual([
      'salters',
      'vintners',
      'wren',
      'paupers-a',
    ]);
    expect(sorted(box, ['st-pauls', 'salters'], 'cost').map(({ card }) => card)).toEqual([
      'salters',
      'st-pauls',
    ]);
  });

  it('goes through all orders', () => {
    expect(nextSorting(nextSorting(nextSorting('colour')))).toBe('colour');
  });
});

describe('pieces', () => {
  it('are known for every event of real games', () => {
    const seen = new Set<string>();
    for (const { journal, seat, ask } of manyMoments())
      for (const { event } of submit(game, journal, seat, [ask.answers[0]]).events) {
        const { t } = event as { t: string };
        seen.add(t);
        for (const piece of pieces(event as Record<string, unknown>)) expect(piece).toMatch(/^\w+:[\w-]+/);
      }
    expect([...seen].filter(t => !Object.hasOwn(PIECES, t))).toEqual([]);
    expect(pieces({ t: 'of a later version' })).toEqual([]);
  });

  it('are found where they lie', () => {
    for (const { view, seat } of moments(3, 'seek')) {
      const onBoard = [...view.top, ...view.bottom].find(card => card !== null);
      if (onBoard) expect(spotOf(view, seat, cardPiece(onBoard))).toEqual({ region: 'table', seat: null });
      const sold = view.offer.find(id => id !== null);
      if (sold) expect(spotOf(view, seat, `borough:${sold}`)).toEqual({ region: 'land', seat: null });
    }
  });
});

describe('the street', () => {
  it('has every card of every display, by period, and every borough on its bank', () => {
    const last = [...moments(3, 'street')].at(-1);
    if (!last) throw new Error('no game');
    let { journal } = last;
    while (!isOver(journal.now)) {
      const [seat = 0] = waiting(journal.now);
      ({ journal } = submit(game, journal, seat, legal(game, journal.now, seat).slice(0, 1)));
    }
    const view = viewAt(journal, null);
    expect(view.over).toBe(true);
    for (const [seat, player] of view.players.entries()) {
      const street = streetOf(box, view, seat);
      const cards = player.display.flatMap(stack => stack.cards ?? []);
      expect(street.facades.map(({ card }) => card).sort()).toEqual(cards.toSorted());
      const sets = street.facades.map(({ card }) => box.cards[card]?.set ?? '');
      expect(sets).toEqual(sets.toSorted());
      expect([...street.north, ...street.south].sort()).toEqual(player.boroughs.toSorted());
      expect(street.lines).toBe(Math.max(1, Math.ceil(cards.length / PER_LINE)));
    }
  });
});
