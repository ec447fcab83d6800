import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import {
  type At,
  answers,
  arrange,
  city,
  game,
  legalOf,
  opened,
  player,
  questionOf,
  refusalOf,
  stack,
  told,
} from '../arrange.ts';

const letterOf = new Map(HOUSE_1.cards.map(({ id, set }) => [id, set]));

describe('set-up', () => {
  test('L1: everybody starts with £5 and nothing else', () => {
    for (const seats of [2, 3, 4]) {
      for (const p of opened(seats).s.players)
        expect(p).toMatchObject({ money: 5, loans: 0, prestige: 0, poverty: 0, boroughs: [], display: [] });
    }
    expect(game.seats).toEqual([2, 4]);
  });

  test('L2: six cards each; A lies on B on C', () => {
    const { deck, players } = opened(4).s;
    expect(players.map(({ hand }) => hand.length)).toEqual([6, 6, 6, 6]);
    const letters = deck.map(id => letterOf.get(id)).join('');
    expect(letters).toMatch(/^C+B+A+$/);
    expect(deck).toHaveLength(101 - 24);
  });

  test('L3: the three starters are for sale, the other 17 lie face down', () => {
    const { offer, boroughDeck } = opened(2).s;
    expect(offer).toEqual(['city', 'westminster', 'southwark-and-bermondsey']);
    expect(boroughDeck).toHaveLength(17);
  });

  test('L4: 3, 4 or 5 spaces in a row', () => {
    expect([2, 3, 4].map(seats => opened(seats).s.top)).toEqual([
      [null, null, null],
      [null, null, null, null],
      [null, null, null, null, null],
    ]);
  });

  test('L5: clockwise, from a chosen or a random player', () => {
    expect(opened(3, { start: '3' }).s.active).toBe(2);
    const first = Array.from({ length: 30 }, (_, i) => opened(3, { start: 'random' }, `start ${i}`).s.active);
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
    const m = answers(opened(3, { start: '3' }), 2, 'deck', 'run', 'enough');
    expect(m.s.active).toBe(0);
  });

  test('L7: money, loans and poverty have no end', () => {
    const m = arrange({
      phase: 'action',
      players: [{ money: 0, loans: 900, poverty: 900, hand: ['st-pauls', 'sewers'] }, {}],
    });
    expect(player(answers(m, 0, 'develop', 'st-pauls', 'sewers', 'new'), 0)).toMatchObject({
      loans: 901,
      money: 0,
    });
  });
});

describe('drawing and discarding', () => {
  test('L10: from the board or the deck, deciding after each', () => {
    const m = arrange({ phase: 'action', top: ['lords'], deck: ['wren', 'salters'], players: [{}, {}] });
    let drawing = answers(m, 0, 'draw');
    expect(legalOf(drawing, 0)).toEqual(['deck', 'lords top']);
    drawing = answers(drawing, 0, ['lords', 'top'], 'deck');
    expect(legalOf(drawing, 0)).toEqual(['deck']);
    expect(refusalOf(drawing, 0, ['lords', 'top'])).toBe('L10');
  });

  test('L10: an empty deck is no source', () => {
    const m = arrange({ phase: 'action', top: ['lords'], deck: [], players: [{}, {}] });
    expect(refusalOf(answers(m, 0, 'draw'), 0, 'deck')).toBe('L10');
  });

  test('L11: the top row first, then the bottom row; a full board moves down', () => {
    const hand = ['paupers-a', 'lords', 'wren', 'sewers'];
    const m = arrange({
      phase: 'action',
      top: ['salters', 'vintners'],
      bottom: ['mercers', null, 'grocers'],
      players: [{ poverty: 9, hand, display: [stack('brixton-prison')] }, {}],
    });
    const after = answers(m, 0, 'run', 0, 'paupers-a', 'lords', 'wren');
    expect(after.s.top).toEqual(['wren', null, null]);
    expect(after.s.bottom).toEqual(['salters', 'vintners', 'paupers-a']);
    expect(after.s.gone).toEqual(['mercers', 'lords', 'grocers']);
  });

  test('L12: nine cards at the end of the turn', () => {
    const hand = [
      'salters',
      'vintners',
      'mercers',
      'grocers',
      'lords',
      'wren',
      'sewers',
      'omnibus',
      'paupers-a',
    ];
    const m = arrange({ phase: 'action', players: [{ hand }, {}] });
    let turn = answers(m, 0, 'draw', 'deck', 'deck', 'deck');
    for (let i = 0; i < 3; i++) {
      expect(questionOf(turn, 0)).toBe('limit');
      turn = answers(turn, 0, ['wren', 'paupers-a', 'lords'][i]!);
    }
    expect(player(turn, 0).hand).toHaveLength(9);
    expect(questionOf(turn, 1)).toBe('draw');
  });

  test('L13: with nothing to draw, the draw is skipped', () => {
    const m = arrange({ deck: [], last: 1, players: [{}, {}] });
    expect(questionOf(m, 0)).toBe('action');
    const { match, events } = told(m, 0, 'draw');
    expect(events.map(({ t }) => t)).toContain('nothing-to-draw');
    expect(questionOf(match, 1)).toBe('action');
  });

  test('L60: exactly three, or all that are left', () => {
    const m = arrange({ phase: 'action', deck: ['wren', 'salters'], players: [{}, {}] });
    expect(player(answers(m, 0, 'draw', 'deck', 'deck'), 0).hand).toEqual(['wren', 'salters']);
  });
});

describe('a turn', () => {
  test('L20: loans are repaid at the start, £15 each', () => {
    const m = arrange({ players: [{ money: 31, loans: 3 }, {}] });
    const after = answers(m, 0, 'repay', 'repay');
    expect(player(after, 0)).toMatchObject({ money: 1, loans: 1 });
    expect(questionOf(after, 0)).toBe('draw');
    expect(questionOf(answers(m, 0, 'enough'), 0)).toBe('draw');
    expect(questionOf(arrange({ players: [{ money: 14, loans: 3 }, {}] }), 0)).toBe('draw');
  });

  test('L21: a card is drawn, then one of four actions is taken', () => {
    const m = arrange({ players: [{ hand: ['lords', 'sewers'] }, {}] });
    expect(questionOf(m, 0)).toBe('draw');
    expect(legalOf(answers(m, 0, 'deck'), 0)).toEqual(['develop', 'buy', 'run', 'draw', 'loan']);
  });

  test('L22: loans are taken at will, and by who cannot pay until they can', () => {
    const m = arrange({
      phase: 'action',
      players: [{ money: 1, hand: ['buckingham-palace', 'sewers'] }, {}],
    });
    expect(player(answers(m, 0, 'loan', 'loan'), 0)).toMatchObject({ money: 21, loans: 2 });
    const many = answers(m, 0, ...Array<string>(12).fill('loan'));
    expect(player(many, 0)).toMatchObject({ money: 121, loans: 12 });
    expect(legalOf(many, 0)).toEqual(legalOf(m, 0));
    const built = answers(m, 0, 'develop', 'buckingham-palace', 'sewers', 'new');
    expect(player(built, 0)).toMatchObject({ money: 1, loans: 1 });
    expect(legalOf(built, 0)).toEqual(['enough', 'loan']);
  });

  test('L23: an ability is used between any two steps, and counts per card', () => {
    const m = arrange({
      top: ['sewers', 'omnibus'],
      players: [
        {
          poverty: 3,
          hand: ['lords'],
          boroughs: ['islington-and-stoke-newington'],
          display: [stack('stock-exchange')],
        },
        {},
      ],
    });
    expect(legalOf(m, 0)).toEqual(['deck', 'sewers top', 'omnibus top', 'swap', 'swap-borough']);
    const once = answers(m, 0, 'swap', ['sewers', 'top'], 'lords');
    expect(refusalOf(once, 0, 'swap')).toBe('L23');
    const twice = answers(once, 0, 'swap-borough', ['omnibus', 'top'], 'sewers');
    expect(player(twice, 0).hand).toEqual(['omnibus']);
    const end = answers(once, 0, 'deck', 'run', 'enough');
    expect(questionOf(end, 0)).toBe('end');
    expect(questionOf(answers(end, 0, 'done'), 1)).toBe('draw');
  });

  test('L24: a dear choice is offered', () => {
    const m = arrange({ phase: 'action', players: [{ money: 0, hand: ['parliament', 'bridge'] }, {}] });
    expect(legalOf(answers(m, 0, 'develop'), 0)).toEqual(['parliament', 'bridge']);
  });

  test('L95: Lambeth helps after the poverty of the run', () => {
    const m = arrange({
      phase: 'action',
      players: [{ money: 5, boroughs: ['lambeth'], display: [stack('lords')] }, {}],
    });
    expect(refusalOf(m, 0, 'relief')).toBe('L95');
    const end = answers(m, 0, 'run', 'enough');
    expect(legalOf(end, 0)).toEqual(['done', 'relief', 'loan']);
    const relieved = answers(end, 0, 'relief');
    expect(player(relieved, 0)).toMatchObject({ poverty: 0, money: 3 });
    expect(questionOf(relieved, 1)).toBe('draw');
  });

  test('L90: nobody is asked for a loan at £12 when the turn ends; with an action it can be taken', () => {
    const m = arrange({ phase: 'action', players: [{ money: 5, display: [stack('bank-of-england')] }, {}] });
    expect(player(answers(m, 0, 'loan'), 0)).toMatchObject({ money: 17, loans: 1 });
    const ran = answers(m, 0, 'run');
    expect(player(answers(ran, 0, 'loan'), 0)).toMatchObject({ money: 17, loans: 1 });
    expect(questionOf(answers(ran, 0, 'enough'), 0)).toBeUndefined();
  });
});

describe('develop', () => {
  const playing = (hand: string[], more: object = {}): At =>
    answers(arrange({ phase: 'action', players: [{ hand, ...more }, {}] }), 0, 'develop');

  test('L30: one or more cards, each with a discard of its colour', () => {
    const m = playing(['lords', 'sewers', 'salters', 'vintners']);
    expect(refusalOf(m, 0, 'enough')).toBe('L30');
    const one = answers(m, 0, 'lords');
    expect(legalOf(one, 0)).toEqual(['sewers']);
    expect(refusalOf(one, 0, 'salters')).toBe('L30');
    const two = answers(one, 0, 'sewers', 'new', 'salters', 'vintners', 'new', 'enough');
    expect(city(two, 0)).toEqual(['lords', 'salters']);
    expect(two.s.top).toEqual(['sewers', 'vintners', null]);
  });

  test('L30: a card without a mate cannot be played', () => {
    expect(refusalOf(playing(['lords', 'sewers', 'salters']), 0, 'salters')).toBe('L30');
  });

  test('L31: on a new stack or on any top card, but not on one placed this turn', () => {
    const m = playing(['lords', 'sewers', 'salters', 'vintners'], {
      display: [stack('omnibus'), { cards: ['mercers'], down: true }],
    });
    const placing = answers(m, 0, 'lords', 'sewers');
    expect(legalOf(placing, 0)).toEqual(['new', '0', '1']);
    const next = answers(placing, 0, 1, 'salters', 'vintners');
    expect(legalOf(next, 0)).toEqual(['new', '0']);
    expect(refusalOf(next, 0, 1)).toBe('L31');
    expect(city(next, 0)).toEqual(['omnibus', 'lords']);
  });

  test('L31: equal cards lie in one display and each works', () => {
    const m = arrange({
      phase: 'action',
      players: [{ money: 0, boroughs: ['city'], display: [stack('omnibus'), stack('omnibus')] }, {}],
    });
    expect(player(answers(m, 0, 'run', 0, 1), 0).money).toBe(2);
  });

  test('L32: an ongoing ability works at once, and stops when the card is covered', () => {
    const m = playing(['school-blue', 'sewers', 'salters', 'lords', 'bridge'], { money: 20 });
    const built = answers(m, 0, 'school-blue', 'sewers', 'new');
    expect(legalOf(built, 0)).toEqual(['salters', 'lords', 'bridge', 'enough', 'loan']);
    const covered = arrange({
      phase: 'action',
      players: [{ hand: ['salters', 'lords'], display: [stack('school-blue', 'omnibus')] }, {}],
    });
    expect(refusalOf(covered, 0, 'develop')).toBe('L35');
  });

  test('L33: eleven paupers', () => {
    const paupers = HOUSE_1.cards.filter(({ colour }) => colour === 'grey');
    expect(paupers.reduce((sum, { copies }) => sum + copies, 0)).toBe(11);
  });

  test('L34: an action card alone is a development; several go to the board in the owner’s order', () => {
    const m = arrange({
      phase: 'action',
      deck: ['mercers', 'grocers', 'salters', 'vintners', 'fishmongers'],
      players: [{ hand: ['huguenots', 'jewish-refugees'] }, {}],
    });
    const both = answers(
      m,
      0,
      'develop',
      'huguenots',
      'deck',
      'deck',
      'jewish-refugees',
      'deck',
      'deck',
      'enough',
    );
    expect(legalOf(both, 0)).toEqual(['huguenots', 'jewish-refugees']);
    expect(answers(both, 0, 'jewish-refugees').s.top).toEqual(['jewish-refugees', 'huguenots', null]);
    expect(answers(m, 0, 'develop', 'huguenots', 'deck', 'deck', 'enough').s.top[0]).toBe('huguenots');
  });

  test('L35: with nothing to play, developing is no choice', () => {
    const m = arrange({ phase: 'action', players: [{ hand: ['lords', 'salters', 'paupers-a'] }, {}] });
    expect(refusalOf(m, 0, 'develop')).toBe('L35');
  });

  test('L82: one or two, and no action card; with nothing to build he is not played', () => {
    const m = playing(['wren', 'lords', 'huguenots', 'paupers-a']);
    const building = answers(m, 0, 'wren');
    expect(legalOf(building, 0)).toEqual(['lords']);
    expect(refusalOf(building, 0, 'enough')).toBe('L82');
    expect(refusalOf(building, 0, 'huguenots')).toBe('L34');
    expect(refusalOf(building, 0, 'paupers-a')).toBe('L33');
    expect(legalOf(answers(building, 0, 'lords', 'new'), 0)).toEqual(['enough']);
    const idle = playing(['wren', 'huguenots']);
    expect(refusalOf(idle, 0, 'wren')).toBe('L82');
  });

  test('L84: the card that covers Shops brings nothing, and their money is lost', () => {
    const m = playing(['lords', 'sewers'], { display: [{ cards: ['shops'], coins: 4 }, stack('shops')] });
    const { match, events } = told(m, 0, 'lords', 'sewers', 0);
    expect(player(match, 0).display.map(({ coins }) => coins)).toEqual([0, 1]);
    expect(events).toContainEqual({ t: 'lost-coins', seat: 0, card: 'shops', money: 4 });
  });
});

describe('buy land', () => {
  test('L40: with no borough left the action is not available, and a place stays empty', () => {
    const ids = HOUSE_1.boroughs.map(({ id }) => id);
    const one = arrange({ phase: 'action', players: [{ boroughs: ids.slice(1) }, { boroughs: [] }] });
    expect(one.s.offer).toEqual(['city', null, null]);
    const bought = answers(one, 0, 'buy', 'city');
    expect(bought.s.offer).toEqual([null, null, null]);
    expect(refusalOf(arrange({ phase: 'action', players: [{ boroughs: ids }, {}] }), 0, 'buy')).toBe('L40');
  });

  test('L42: no more poverty is lost than there is', () => {
    const m = arrange({ phase: 'action', offer: ['lewisham'], players: [{ poverty: 1 }, {}] });
    expect(player(answers(m, 0, 'buy', 'lewisham'), 0).poverty).toBe(0);
  });
});
