import { describe, expect, test } from 'vitest';
import {
  answers,
  arrange,
  city,
  flipped,
  legalOf,
  player,
  questionOf,
  refusalOf,
  refusalsOf,
  stack,
} from '../arrange.ts';

const running = (me: object, table: object = {}, ...others: object[]) =>
  answers(
    arrange({ phase: 'action', ...table, players: [me, ...(others.length > 0 ? others : [{}])] }),
    0,
    'run',
  );

describe('activating', () => {
  test('L50: in any order, each once, for its cost', () => {
    const m = running({
      money: 4,
      hand: ['paupers-a'],
      display: [stack('street-lights'), stack('grand-hotel'), stack('brewing')],
    });
    const after = answers(m, 0, 1, 2, 'paupers-a', 0);
    expect(player(after, 0)).toMatchObject({ money: 13, prestige: 1, loans: 0 });
    expect(refusalsOf(after, 0)).toEqual({ 0: 'L50', 1: 'L50', 2: 'L50' });
  });

  test('L50: a card cost needs a card', () => {
    expect(refusalOf(running({ hand: [], display: [stack('brewing')] }), 0, 0)).toBe('L50');
    const fair = { hand: ['salters', 'paupers-a'], display: [stack('great-exhibition')] };
    expect(refusalOf(running(fair), 0, 0)).toBe('L50');
  });

  test('L54: a run is always legal, and a card without a run effect is not activated', () => {
    const m = running({ display: [stack('st-pauls'), stack('hospital')] });
    expect(refusalsOf(m, 0)).toEqual({ 0: 'L54', 1: 'L83' });
    expect(player(answers(running({}), 0, 'enough'), 0).poverty).toBe(0);
  });

  test('L51: the borough may come before a card', () => {
    const m = running({ poverty: 0, boroughs: ['wandsworth'], display: [stack('lords')] });
    expect(player(answers(m, 0, 'borough', 0), 0).poverty).toBe(1);
    expect(player(answers(m, 0, 0, 'borough'), 0).poverty).toBe(2);
  });

  test('L52: who is short takes loans; Lloyds never force one', () => {
    const m = running(
      { display: [stack('fire-brigade'), stack('lloyds-of-london')] },
      {},
      {
        money: 0,
        boroughs: ['city', 'hackney'],
        display: [stack('bank-of-england')],
      },
    );
    expect(player(answers(m, 0, 1), 1)).toMatchObject({ money: 0, loans: 0 });
    expect(player(answers(m, 0, 0), 1)).toMatchObject({ money: 10, loans: 1 });
  });

  test('L52, L89, L91: the others are everybody else, from whichever seat', () => {
    for (const seat of [0, 1, 2, 3]) {
      const display = ['lloyds-of-london', 'fire-brigade', 'police-force'].map(card => stack(card));
      const players = [0, 1, 2, 3].map(each => ({
        money: 10,
        poverty: 1,
        boroughs: [['city'], ['hackney'], ['westminster'], ['wandsworth']][each],
        ...(each === seat ? { display } : {}),
      }));
      const m = answers(arrange({ phase: 'action', active: seat, players }), seat, 'run');
      const victims = answers(m, seat, 2);
      expect(legalOf(victims, seat)).toEqual([0, 1, 2, 3].filter(each => each !== seat).map(String));
      const paid = answers(m, seat, 0, 1);
      for (const each of [0, 1, 2, 3])
        expect(player(paid, each).money, `seat ${seat} runs`).toBe(each === seat ? 16 : 7);
    }
  });

  test('L53: 1 poverty per stack, loan and hand card', () => {
    const m = running({
      loans: 2,
      hand: ['lords', 'wren'],
      display: [stack('salters', 'omnibus'), flipped('vintners')],
    });
    expect(player(answers(m, 0, 'enough'), 0).poverty).toBe(6);
  });
});

describe('Coffee House', () => {
  test('L81: nothing on the board: nothing happens', () => {
    const m = running({ display: [stack('coffee-house')] }, { top: ['paupers-a', 'wren'] });
    const after = answers(m, 0, 0);
    expect(city(after, 0)).toEqual(['coffee-house']);
    expect(questionOf(after, 0)).toBe('run');
  });

  test('L81: neither paupers nor action cards', () => {
    const m = answers(
      running({ display: [stack('coffee-house')] }, { top: ['paupers-a', 'wren', 'lords'] }),
      0,
      0,
    );
    expect(legalOf(m, 0)).toEqual(['lords top']);
    expect(refusalsOf(m, 0)).toEqual({ 'paupers-a top': 'L81', 'wren top': 'L81' });
  });

  test('L81, L84: the ongoing ability of the new card works at once, and Shops gain by it', () => {
    const m = running(
      { display: [stack('coffee-house'), { cards: ['shops'], coins: 1 }], hand: ['paupers-a'] },
      { top: ['stock-exchange', 'sewers'] },
    );
    const after = answers(m, 0, 0, ['stock-exchange', 'top']);
    expect(legalOf(after, 0)).toEqual(['1', 'enough', 'swap', 'loan']);
    expect(player(answers(after, 0, 1), 0).money).toBe(5 - 2 + 2);
  });

  test('L22: nobody has to take what they cannot pay', () => {
    const m = running({ money: 3, display: [stack('coffee-house')] }, { top: ['st-pauls', 'sewers'] });
    expect(legalOf(answers(m, 0, 0), 0)).toEqual(['st-pauls top', 'sewers top', 'none']);
    expect(city(answers(m, 0, 0, 'none'), 0)).toEqual(['coffee-house']);
  });
});

describe('Hospital', () => {
  test('L83: the spared card is not activated again; a Hospital in use does not serve twice', () => {
    const m = running({ display: [stack('salters'), stack('vintners'), stack('hospital')] });
    const one = answers(m, 0, 0, 2);
    expect(refusalOf(one, 0, 0)).toBe('L50');
    expect(city(answers(one, 0, 1), 0)).toEqual(['salters', '(vintners)', '(hospital)']);
  });

  test('L83: one placed this turn does not serve', () => {
    const m = running(
      { money: 5, display: [stack('coffee-house'), stack('salters'), stack('hospital-b')] },
      { top: ['hospital'] },
    );
    const after = answers(m, 0, 0, ['hospital', 'top'], 1);
    expect(legalOf(after, 0)).toEqual(['flip', '2']);
    expect(refusalOf(after, 0, 0)).toBe('L83');
  });

  test('L84: spared Shops start again at nothing', () => {
    const m = running({ display: [{ cards: ['shops'], coins: 3 }, stack('hospital')] });
    const after = answers(m, 0, 0, 1);
    expect(player(after, 0).display[0]).toMatchObject({ down: false, coins: 0 });
  });
});

describe('Whitehall', () => {
  test('L88: without a card to activate again nothing happens, and it turns', () => {
    const m = running({ display: [stack('whitehall'), stack('lords')] });
    expect(city(answers(m, 0, 0), 0)).toEqual(['(whitehall)', 'lords']);
  });

  test('L88: even a card that has turned; money is paid again; not a Hospital', () => {
    const m = running({
      money: 20,
      display: [
        stack('whitehall'),
        stack('woolwich-arsenal'),
        stack('lords'),
        stack('salters'),
        stack('hospital'),
      ],
    });
    const asked = answers(m, 0, 1, 'flip', 3, 4, 0);
    expect(legalOf(asked, 0)).toEqual(['1']);
    expect(refusalsOf(asked, 0)).toEqual({ 2: 'L88', 3: 'L83', 4: 'L88' });
    const after = answers(asked, 0, 1);
    expect(player(after, 0)).toMatchObject({ money: 20 - 14 + 6, prestige: 10 });
    expect(city(after, 0)).toEqual(['(whitehall)', '(woolwich-arsenal)', 'lords', 'salters', '(hospital)']);
  });

  test('L88, L22: nobody has to pay again', () => {
    const m = running({ money: 7, display: [stack('whitehall'), stack('woolwich-arsenal')] });
    const asked = answers(m, 0, 1, 0);
    expect(legalOf(asked, 0)).toEqual(['1', 'none']);
    expect(player(answers(asked, 0, 1), 0)).toMatchObject({ loans: 1, prestige: 10 });
    expect(player(answers(asked, 0, 'none'), 0)).toMatchObject({ loans: 0, prestige: 5 });
  });
});

describe('other cards', () => {
  test('L91: Police with no poverty gives none and still scores', () => {
    const after = answers(running({ display: [stack('police-force')] }), 0, 0);
    expect([player(after, 0).prestige, player(after, 1).poverty, questionOf(after, 0)]).toEqual([
      2,
      0,
      'run',
    ]);
  });

  test('L92: none at all is allowed, and only paupers go to the workhouse', () => {
    const m = running({ hand: ['salters'], display: [stack('brixton-prison'), stack('workhouse')] });
    const after = answers(m, 0, 0, 'enough', 1);
    expect(refusalOf(after, 0, 'salters')).toBe('L92');
    expect(questionOf(answers(after, 0, 'enough'), 0)).toBe('run');
  });

  test('L93: cards that have turned in this run no longer show', () => {
    const m = running({ money: 0, display: [stack('bridge'), stack('salters')] });
    expect(player(answers(m, 0, 0, 1), 0).money).toBe(7);
    expect(player(answers(m, 0, 1, 0), 0).money).toBe(6);
  });

  test('L80: School serves any number of times, £1 each, and never for a pauper', () => {
    const m = arrange({
      phase: 'action',
      players: [
        {
          money: 9,
          hand: ['lords', 'salters', 'bridge', 'omnibus', 'paupers-a'],
          display: [stack('school-brown')],
        },
        {},
      ],
    });
    const one = answers(m, 0, 'develop', 'lords');
    expect(legalOf(one, 0)).toEqual(['salters', 'bridge', 'omnibus']);
    expect(refusalOf(one, 0, 'paupers-a')).toBe('L33');
    const two = answers(one, 0, 'salters', 'new', 'bridge', 'omnibus', 'new');
    expect(player(two, 0).money).toBe(9 - 1 - 2 - 1);
  });

  test('L85: an exchange needs a hand card and a card on the board', () => {
    const display = [stack('stock-exchange')];
    expect(
      refusalOf(arrange({ phase: 'action', players: [{ hand: ['lords'], display }, {}] }), 0, 'swap'),
    ).toBe('L85');
    const bare = arrange({ phase: 'action', top: ['lords'], players: [{ display }, {}] });
    expect(refusalOf(bare, 0, 'swap')).toBe('L85');
  });

  test('L86: as many as there are, or one from the board; three go back in the order chosen', () => {
    const display = [stack('university-of-london')];
    const m = arrange({ top: ['omnibus'], deck: ['lords', 'wren', 'sewers'], players: [{ display }, {}] });
    const looked = answers(m, 0, 'look');
    expect(legalOf(looked, 0)).toEqual(['lords', 'wren', 'sewers', 'omnibus top']);
    const after = answers(looked, 0, ['omnibus', 'top'], 'sewers', 'wren');
    expect(after.s.deck.toReversed()).toEqual(['sewers', 'wren', 'lords']);
    const one = arrange({ deck: ['lords'], players: [{ display }, {}] });
    expect(questionOf(answers(one, 0, 'look', 'lords'), 0)).toBe('action');
  });

  test('L87: Parliament and Wandsworth together: none to three', () => {
    const m = arrange({ players: [{ boroughs: ['wandsworth'], display: [stack('parliament')] }, {}] });
    expect(player(answers(m, 0, 'deck', 'deck', 'deck'), 0).hand).toHaveLength(3);
    expect(questionOf(answers(m, 0, 'deck', 'deck', 'enough'), 0)).toBe('action');
  });

  test('L89: Lloyds take nothing from who has nothing', () => {
    const m = running({ money: 0, display: [stack('lloyds-of-london')] }, {}, { money: 0 });
    expect(player(answers(m, 0, 0), 0).money).toBe(0);
  });

  test('L94: a blue card without School', () => {
    const m = running({ hand: ['sewers', 'salters'], display: [stack('great-exhibition')] });
    expect(legalOf(answers(m, 0, 0), 0)).toEqual(['sewers']);
  });
});
