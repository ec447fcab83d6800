import { asked, isSecret, open, openFrom, restart, submit, undo, undoable, waiting } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import {
  answersOf,
  arrange,
  begun,
  eventsOf,
  give,
  kindOf,
  othersDiscard,
  playerOf,
  siteIn,
} from '../arrange.ts';
import { game } from '../game.ts';

describe('a turn', () => {
  test.each([
    ['spring', 1],
    ['summer', -1],
    ['autumn', 1],
    ['winter', -1],
  ])('F10: in %s the rest of the hand goes to seat + (%i)', (season, step) => {
    const m = arrange({ season, players: [{}, {}, {}] });
    const rest = m.s.players.map(p => p.hand.slice(1));
    othersDiscard(m);
    for (let seat = 0; seat < 3; seat++) expect(playerOf(m, (seat + step + 3) % 3).hand).toEqual(rest[seat]);
  });

  test('F10: all choose at once, and the last card is played too', () => {
    const m = arrange({
      players: [{ hand: ['spring-keyple-01'] }, { hand: ['spring-keyple-02'] }],
    });
    expect(waiting(m)).toEqual([0, 1]);
    give(m, 1, 'spring-keyple-02', 'discard', 'ready');
    give(m, 0, 'spring-keyple-01', 'discard', 'ready');
    expect(m.s.players.map(p => p.hand)).toEqual([[], []]);
    expect(m.s.phase).toBe('extra');
  });

  test('F10: a season lasts until every hand is empty', () => {
    const m = arrange({
      players: [
        { hand: ['spring-keyple-01', 'spring-keyple-03'] },
        { hand: ['spring-keyple-02', 'spring-keyple-04'] },
      ],
    });
    othersDiscard(m);
    expect([m.s.phase, kindOf(m, 0)]).toEqual(['season', 'pick']);
    othersDiscard(m);
    expect(m.s.phase).toBe('extra');
  });

  test('F10: what is picked in secret comes to light with the reveal, and not before', () => {
    const options = { decisions: 'with-card', backs: 'open', stores: 'closed' };
    let { journal } = open(game, 2, options, '00000000000000000000000000000001');
    for (const seat of [0, 1]) {
      expect(journal.barrier).toBe(0);
      const [card = ''] = journal.now.s.players[seat]?.hand ?? [];
      ({ journal } = submit(game, journal, seat, [card, 'discard', 'ready']));
    }
    expect(journal.barrier).toBe(journal.entries.length);
    expect([game.frames.pick?.untilReveal, game.frames.winter?.untilReveal]).toEqual([true, true]);
  });

  test('F10: nothing happens on the table before the last player is ready', () => {
    const m = begun(3);
    const before = JSON.stringify(game.view(m.s, null));
    const [card = ''] = playerOf(m, 0).hand;
    give(m, 0, card, 'discard', 'ready');
    give(m, 1, playerOf(m, 1).hand[0] ?? '', 'discard', 'ready');
    expect(JSON.stringify(game.view(m.s, null))).toBe(before);
    othersDiscard(m);
    expect(m.s.players.map(p => p.tokens)).toEqual([1, 1, 1]);
  });

  test('F11: a card placed in this turn cannot be used in it', () => {
    const m = arrange({
      players: [{ hand: ['keywood', 'builder'] }, { hand: ['spring-keyple-01', 'spring-keyple-02'] }],
    });
    give(m, 0, 'keywood', '-2', 'ready');
    give(m, 1, 'spring-keyple-01');
    expect(answersOf(m, 1)).not.toContain('keywood');
  });

  test('F11: two players in the same turn each get the full action, and both cards stay', () => {
    const m = arrange({
      players: [
        { village: [{ card: 'keywood', at: 2 }], hand: ['spring-keyple-01', 'builder'] },
        { hand: ['spring-keyple-06', 'stable'] },
        { hand: ['spring-keyple-02', 'miner'] },
      ],
    });
    give(m, 0, 'spring-keyple-01', 'keywood', 'ready');
    give(m, 1, 'spring-keyple-06', 'keywood', 'ready');
    othersDiscard(m);
    expect(siteIn(m, 0, 'keywood').keyples).toEqual(['spring-keyple-01', 'spring-keyple-06']);
    expect(siteIn(m, 0, 'keywood').stock.wood).toBe(1);
    expect(playerOf(m, 1).village[0]?.stock.wood).toBe(1);
  });

  test('F11: an upgrade made in this turn changes nothing for others who use the card in it', () => {
    const m = arrange({
      players: [
        {
          village: [
            { card: 'keywood', at: 2 },
            { card: 'stable', at: -2 },
          ],
          skills: { saw: 1 },
          hand: ['spring-keyple-01', 'builder'],
        },
        { hand: ['spring-keyple-06', 'miner'] },
        { hand: ['spring-keyple-02', 'quarryman'] },
      ],
    });
    give(m, 1, 'spring-keyple-06', 'keywood', 'ready');
    give(m, 0, 'spring-keyple-01', 'stable', 'upgrade keywood', 'ready');
    othersDiscard(m);
    expect(siteIn(m, 0, 'keywood').level).toBe(1);
    expect(playerOf(m, 1).village[0]?.stock.wood).toBe(1);
  });

  test('F11: each step of an action sees those before it, and the table none of them before the reveal', () => {
    const m = arrange({
      players: [
        {
          home: 'home-1',
          village: [{ card: 'stable', at: 2, stock: { wood: 1 } }],
          hand: ['spring-keyple-05'],
        },
        {},
      ],
    });
    give(m, 0, 'spring-keyple-05', 'stable', 'move stable');
    expect(answersOf(m, 0)).toEqual(['move home-1', 'done']);
    expect(siteIn(m, 0, 'stable').stock.wood).toBe(1);
    expect(siteIn(m, 0, 'home-1').stock.wood).toBe(0);
    give(m, 0, 'done', 'ready');
    othersDiscard(m);
    expect(siteIn(m, 0, 'home-1').stock.wood).toBe(1);
  });

  test('F12: without the option a player commits everything with the card', () => {
    expect(game.options(4).decisions).toEqual(['with-card', 'by-number', 'together']);
    const m = begun(4);
    give(m, 0, playerOf(m, 0).hand[0] ?? '');
    expect(answersOf(m, 0)).toContain('discard');
  });

  test('F12: what is decided after the cards are shown is no secret', () => {
    const m = arrange({
      options: { decisions: 'by-number' },
      players: [{ hand: ['spring-keyple-01', 'builder'] }, { hand: ['keywood', 'stable'] }],
    });
    let { journal } = openFrom(game, m, { decisions: 'by-number', stores: 'closed' }, '3'.repeat(32));
    journal = submit(game, journal, 0, ['spring-keyple-01', 'ready']).journal;
    journal = submit(game, journal, 1, ['keywood', 'ready']).journal;
    journal = submit(game, journal, 0, ['discard']).journal;
    const secrets = journal.entries.filter(entry => entry.secret).map(entry => entry.k);
    expect(secrets.filter(k => k === 'pick')).toHaveLength(2);
    expect(secrets).not.toContain('target');
  });

  test('F12: a pick can be changed until the last player is ready, and not after', () => {
    let { journal } = open(
      game,
      2,
      { decisions: 'with-card', backs: 'open', stores: 'closed' },
      '0'.repeat(32),
    );
    const hand = (seat: number) => journal.now.s.players[seat]?.hand[0] ?? '';
    // that a pick stands is for the player to say
    expect(game.frames.ready?.commits).toBe(true);
    journal = submit(game, journal, 0, [hand(0), 'discard', 'ready']).journal;
    expect(asked(journal.now, 0)).toBeUndefined();
    journal = submit(game, journal, 1, [hand(1)]).journal;
    expect(undoable(journal, 0)).toBe(2);
    journal = undo(game, journal, 0);
    expect(asked(journal.now, 0)?.k).toBe('ready');
    journal = restart(game, journal, 0);
    expect(asked(journal.now, 0)?.k).toBe('pick');
    journal = submit(game, journal, 0, [hand(0), 'discard', 'ready']).journal;
    journal = submit(game, journal, 1, ['discard', 'ready']).journal;
    expect(undoable(journal, 0)).toBe(-1);
    expect(undoable(journal, 1)).toBe(-1);
  });

  test('F12: under the competition rule only the card is secret; keyple cards are decided by number, then village cards at once', () => {
    const m = arrange({
      options: { decisions: 'by-number' },
      players: [
        { hand: ['spring-keyple-06', 'builder'] },
        { hand: ['keywood', 'stable'] },
        { hand: ['spring-keyple-02', 'miner'] },
        { hand: ['workshop', 'quarryman'] },
      ],
    });
    give(m, 0, 'spring-keyple-06', 'ready');
    give(m, 1, 'keywood', 'ready');
    give(m, 2, 'spring-keyple-02', 'ready');
    expect(game.view(m.s, 3).players[0]?.plan).toBeNull();
    const events = give(m, 3, 'workshop', 'ready');
    expect(eventsOf(events, 'shown').map(({ seat, card }) => [seat, card])).toEqual([
      [0, 'spring-keyple-06'],
      [1, 'keywood'],
      [2, 'spring-keyple-02'],
      [3, 'workshop'],
    ]);
    expect(game.view(m.s, 3).players[0]?.plan?.card).toBe('spring-keyple-06');
    expect(waiting(m)).toEqual([2]);
    give(m, 2, 'discard');
    expect(game.view(m.s, 0).players[2]?.plan?.discard).toBe(true);
    expect(waiting(m)).toEqual([0]);
    give(m, 0, playerOf(m, 0).village[0]?.id ?? '', 'done');
    expect(waiting(m)).toEqual([1, 3]);
    give(m, 3, '2', 'ready');
    give(m, 1, '2', 'ready');
    expect(m.s.turn).toBe(6);
    expect(playerOf(m, 1).village.map(site => site.id)).toContain('keywood');
    expect(playerOf(m, 2).tokens).toBe(1);
  });

  test('F12: all decide at once on the open cards, each on the state before the reveal, hidden until all are ready', () => {
    const m = arrange({
      options: { decisions: 'together' },
      players: [
        { village: [{ card: 'keywood', at: 2 }], hand: ['spring-keyple-06', 'builder'] },
        { hand: ['spring-keyple-02', 'stable'] },
        { hand: ['workshop', 'quarryman'] },
      ],
    });
    give(m, 0, 'spring-keyple-06', 'ready');
    give(m, 1, 'spring-keyple-02', 'ready');
    const events = give(m, 2, 'workshop', 'ready');
    expect(eventsOf(events, 'shown').map(({ card }) => card)).toEqual([
      'spring-keyple-06',
      'spring-keyple-02',
      'workshop',
    ]);
    expect(waiting(m)).toEqual([0, 1, 2]);
    const plan = (viewer: number, of: number) => game.view(m.s, viewer).players[of]?.plan;
    const open = plan(1, 0);
    expect(open).toMatchObject({ card: 'spring-keyple-06', target: null, discard: false, after: null });
    for (const seat of waiting(m)) expect(isSecret(game, m, seat)).toBe(true);
    give(m, 0, 'keywood');
    expect(plan(0, 0)).toMatchObject({ target: 'keywood' });
    expect(plan(1, 0)).toEqual(open);
    give(m, 0, ...(kindOf(m, 0) === 'ready' ? ['ready'] : ['done', 'ready']));
    expect(plan(1, 0)).toEqual(open);
    give(m, 1, 'discard', 'ready');
    const last = give(m, 2, '2', 'ready');
    expect(eventsOf(last, 'sent')).toMatchObject([{ seat: 0, on: 'keywood' }]);
    expect(eventsOf(last, 'placed')).toMatchObject([{ seat: 2, card: 'workshop', x: 2 }]);
    expect(eventsOf(last, 'discarded')).toMatchObject([{ seat: 1 }]);
  });

  test('F12: after the cards are open, what was decided can be changed until the last is ready; the card cannot', () => {
    const options = { decisions: 'together', backs: 'open', stores: 'closed' };
    const m = arrange({
      options,
      players: [{ hand: ['spring-keyple-01', 'builder'] }, { hand: ['keywood', 'stable'] }],
    });
    let { journal } = openFrom(game, m, options, '3'.repeat(32));
    journal = submit(game, journal, 0, ['spring-keyple-01', 'ready']).journal;
    journal = submit(game, journal, 1, ['keywood', 'ready']).journal;
    expect(undoable(journal, 0)).toBe(-1);
    journal = submit(game, journal, 0, ['discard', 'ready']).journal;
    journal = submit(game, journal, 1, [2]).journal;
    journal = restart(game, journal, 0);
    expect(asked(journal.now, 0)?.k).toBe('target');
    journal = submit(game, journal, 0, ['discard', 'ready']).journal;
    journal = submit(game, journal, 1, ['ready']).journal;
    expect([undoable(journal, 0), undoable(journal, 1), journal.now.s.turn]).toEqual([-1, -1, m.s.turn + 1]);
    expect(journal.entries.every(entry => entry.secret)).toBe(true);
  });

  test('F12: the competition rule does not change what is allowed: a card put there in this turn does not occupy', () => {
    const m = arrange({
      options: { decisions: 'by-number' },
      players: [
        { village: [{ card: 'keywood', at: 2 }], hand: ['spring-keyple-01', 'builder'] },
        { hand: ['spring-keyple-06', 'miner'] },
        { hand: ['spring-keyple-02', 'quarryman'] },
      ],
    });
    for (const [seat, card] of [
      [0, 'spring-keyple-01'],
      [1, 'spring-keyple-06'],
      [2, 'spring-keyple-02'],
    ] as const)
      give(m, seat, card, 'ready');
    give(m, 0, 'keywood');
    give(m, 2, 'discard');
    expect(answersOf(m, 1)).toContain('keywood');
  });

  test('F13: instead of being played any card is discarded for exactly 1 token, unseen', () => {
    const m = arrange({
      players: [
        { hand: ['spring-keyple-03', 'builder'] },
        { hand: ['spring-field-2a', 'miner'] },
        { hand: ['keywood', 'stable'] },
      ],
    });
    give(m, 0, 'spring-keyple-03', 'discard', 'ready');
    give(m, 1, 'spring-field-2a', 'discard', 'ready');
    const events = give(m, 2, 'keywood', 'discard', 'ready');
    expect(m.s.players.map(p => p.tokens)).toEqual([1, 1, 1]);
    expect(m.s.players.map(p => p.village.length)).toEqual([1, 1, 1]);
    expect(playerOf(m, 1).skills).toEqual({ anvil: 0, pick: 0, saw: 0 });
    expect(JSON.stringify(events)).not.toContain('spring-keyple-03');
    expect(game.view(m.s, 1).players[0]?.discards).toBeNull();
    expect(game.view(m.s, 0).players[0]?.discards).toEqual(['spring-keyple-03']);
  });

  test('F6: nothing of a pick is open before the reveal', () => {
    let { journal } = open(
      game,
      2,
      { decisions: 'with-card', backs: 'open', stores: 'closed' },
      '4'.repeat(32),
    );
    const [card = ''] = journal.now.s.players[0]?.hand ?? [];
    journal = submit(game, journal, 0, [card, 'discard', 'ready']).journal;
    expect(journal.entries.map(entry => entry.secret)).toEqual([true, true, true]);
  });

  test('F6: which tiles were drawn is told to who drew them', () => {
    const m = arrange({
      players: [{ hand: ['spring-field-2a', 'builder'] }, { hand: ['spring-keyple-01', 'spring-keyple-02'] }],
    });
    give(m, 0, 'spring-field-2a', '1', 'ready');
    const events = othersDiscard(m);
    expect(events.filter(({ event }) => event.t === 'drew').map(({ to }) => to)).toEqual([null]);
    expect(events.filter(({ event }) => event.t === 'drew-skills').map(({ to }) => to)).toEqual([[0]]);
  });

  test('F6: hands, picks, winter cards, discards and the types of single-sided tiles are their owner’s secret', () => {
    const m = arrange({
      players: [
        { hand: ['spring-keyple-03', 'builder'], skills: { saw: 2 }, doubles: { pick: 1 } },
        { hand: ['spring-keyple-01', 'miner'] },
      ],
    });
    give(m, 0, 'builder', '2');
    const [own] = game.view(m.s, 0).players;
    const [seen] = game.view(m.s, 1).players;
    expect(own).toMatchObject({ hand: ['spring-keyple-03', 'builder'], skills: { saw: 2 } });
    expect(own?.plan).toMatchObject({ card: 'builder', x: 2 });
    expect(seen).toMatchObject({ hand: null, cards: 2, winter: null, winterCards: 7, plan: null });
    expect(seen).toMatchObject({ skills: null, skillTiles: 2, doubles: { pick: 1 }, discards: null });
    expect(kindOf(m, 0)).toBe('ready');
  });
});
