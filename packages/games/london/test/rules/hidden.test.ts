import { copyMatch, redealt, seedOf } from '@thameside/kernel';
import { foresight, secretPaths, viewKeys } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { answers, arrange, flipped, game, opened, player, stack, told } from '../arrange.ts';

const VIEWERS = [0, 1, 2, null];
const letterOf = new Map(HOUSE_1.cards.map(({ id, set }) => [id, set]));

const table = arrange({
  phase: 'action',
  top: ['sewers', 'omnibus'],
  players: [
    {
      hand: ['lords', 'wren'],
      boroughs: ['city', 'lambeth'],
      display: [stack('salters', 'brewing'), flipped('mercers'), stack('stock-exchange')],
    },
    {
      hand: ['paupers-a'],
      display: [flipped('albert-hall', 'regent-street'), stack('st-pauls', 'kew-gardens')],
    },
    {},
  ],
});

describe('what a player sees', () => {
  test('L6: the fields of a view, none of them by accident', () => {
    expect(viewKeys(...VIEWERS.map(viewer => game.view(table.s, viewer)))).toMatchInlineSnapshot(`
      [
        "active",
        "aside",
        "boroughDeck",
        "boroughDue",
        "bottom",
        "deck",
        "gone",
        "hospitable",
        "last",
        "looked",
        "looking",
        "me",
        "offer",
        "over",
        "players",
        "players[].boroughUsed",
        "players[].boroughs",
        "players[].cards",
        "players[].display",
        "players[].display[].activated",
        "players[].display[].cards",
        "players[].display[].coins",
        "players[].display[].down",
        "players[].display[].height",
        "players[].display[].placed",
        "players[].display[].spared",
        "players[].display[].top",
        "players[].display[].used",
        "players[].hand",
        "players[].loans",
        "players[].money",
        "players[].poverty",
        "players[].prestige",
        "players[].score",
        "players[].score[].hidden",
        "players[].score[].key",
        "players[].score[].params",
        "players[].score[].params.card",
        "players[].score[].params.count",
        "players[].score[].params.least",
        "players[].score[].params.left",
        "players[].score[].params.money",
        "players[].score[].params.poverty",
        "players[].score[].points",
        "players[].score[].rule",
        "playing",
        "running",
        "top",
      ]
    `);
  });

  test('L6: hands, and covered and face-down cards, only for their owner', () => {
    const [mine, theirs, nobody] = [0, 1, null].map(viewer => game.view(table.s, viewer).players[1]!);
    expect(theirs!.hand).toEqual(['paupers-a']);
    expect(theirs!.display.map(({ cards, top }) => [cards, top])).toEqual([
      [['albert-hall', 'regent-street'], 'regent-street'],
      [['st-pauls', 'kew-gardens'], 'kew-gardens'],
    ]);
    for (const view of [mine!, nobody!]) {
      expect([view.hand, view.cards]).toEqual([null, 1]);
      expect(view.display.map(({ cards, top, height }) => [cards, top, height])).toEqual([
        [null, null, 2],
        [null, 'kew-gardens', 2],
      ]);
      expect(JSON.stringify(view)).not.toMatch(/albert-hall|regent-street|st-pauls|paupers/);
    }
  });

  test('L6: decks as numbers', () => {
    const { deck, boroughDeck } = game.view(opened(3).s, 0);
    expect([deck, boroughDeck]).toEqual([101 - 18 - 0, 17]);
  });

  test('L86: the cards of a look only for who looks', () => {
    const m = answers(
      arrange({
        deck: ['lords', 'wren', 'sewers', 'omnibus'],
        players: [{ display: [stack('university-of-london')] }, {}],
      }),
      0,
      'look',
    );
    expect(game.view(m.s, 0).looked).toEqual(['lords', 'wren', 'sewers']);
    expect([game.view(m.s, 1).looked, game.view(m.s, 1).looking]).toEqual([null, 3]);
    for (let i = 0; i < 20; i++) {
      const imagined = redealt(game, m, 0, seedOf(`look ${i}`));
      expect(imagined.s.deck.slice(-3)).toEqual(['sewers', 'wren', 'lords']);
    }
  });

  test('L6: after the end everything is open', () => {
    const end = answers(
      arrange({ phase: 'action', deck: [], last: 0, players: [{ hand: ['lords'] }, {}] }),
      0,
      'draw',
    );
    expect(game.view(end.s, 1).players[0]!.hand).toEqual(['lords']);
  });
});

describe('what is imagined', () => {
  test('L6: a new deal keeps the order of the sets, the sizes and what is seen', () => {
    for (const viewer of VIEWERS) {
      const imagined = redealt(game, table, viewer, seedOf(`deal ${viewer}`)).s;
      expect(imagined.deck.map(id => letterOf.get(id)).join('')).toBe(
        table.s.deck.map(id => letterOf.get(id)).join(''),
      );
      expect(game.view(imagined, viewer)).toEqual(game.view(table.s, viewer));
      for (const p of imagined.players)
        for (const { cards } of p.display) expect(cards.join()).not.toMatch(/paupers|wren|huguenots|jewish/);
    }
    const deals = Array.from(
      { length: 40 },
      (_, i) => redealt(game, table, 0, seedOf(`many ${i}`)).s.players[1]!,
    );
    expect(new Set(deals.map(({ hand }) => hand.join())).size).toBeGreaterThan(10);
    expect(new Set(deals.map(({ display }) => display[0]!.cards.join())).size).toBeGreaterThan(10);
  });

  test('L30: whoever is in the middle of building can still go on', () => {
    const m = answers(
      arrange({ phase: 'action', players: [{ hand: ['woolwich-arsenal', 'bridge', 'paupers-a'] }, {}] }),
      0,
      'develop',
      'bridge',
    );
    for (let i = 0; i < 20; i++) {
      const imagined = redealt(game, m, 1, seedOf(`building ${i}`));
      expect(imagined.s.players[0]!.hand).toContain('woolwich-arsenal');
    }
    expect(copyMatch(game, m)).toEqual(m);
  });

  test('L6: where the secrets are, and that all of them move', () => {
    const { moved, unmoved } = secretPaths(game, { games: 1, seed: 'secrets' });
    expect(moved).toMatchInlineSnapshot(`
      [
        "players[].display[].cards[]",
        "players[].display[].top",
        "players[].hand[]",
        "players[].score[].hidden",
        "players[].score[].key",
        "players[].score[].params.card",
        "players[].score[].params.count",
        "players[].score[].params.least",
        "players[].score[].params.left",
        "players[].score[].params.money",
        "players[].score[].params.poverty",
        "players[].score[].points",
        "players[].score[].rule",
      ]
    `);
    expect(unmoved).toMatchInlineSnapshot(`
      [
        "me",
      ]
    `);
  });

  test('L2, L3: nobody foresees what is drawn', () => {
    const { draws, foreseen } = foresight(game, { games: 3, seed: 'foresight' });
    expect(draws).toBeGreaterThan(300);
    expect(foreseen / draws).toBeLessThan(0.25);
  });
});

describe('what is told', () => {
  test('L6: a card from the deck is told to its owner only, one from the board to all', () => {
    const m = arrange({ top: ['sewers'], deck: ['lords', 'wren'], players: [{}, {}] });
    const { emitted } = told(m, 0, 'deck');
    expect(emitted).toEqual([
      { event: { t: 'drew', seat: 0 }, to: null },
      { event: { t: 'drew-card', seat: 0, card: 'lords' }, to: [0] },
    ]);
    expect(told(m, 0, ['sewers', 'top']).emitted).toEqual([
      { event: { t: 'drew-board', seat: 0, card: 'sewers', row: 'top' }, to: null },
    ]);
    expect(player(m, 0).hand).toEqual([]);
  });
});
