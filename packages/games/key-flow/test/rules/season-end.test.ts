import { open, openFrom, submit, undoable, waiting } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import {
  answersOf,
  arrange,
  eventsOf,
  give,
  kindOf,
  labelOf,
  othersDiscard,
  playerOf,
  refusalOf,
  siteIn,
  stockOf,
} from '../arrange.ts';
import { game } from '../game.ts';

const extras = (own: object, season = 'winter') => arrange({ season, phase: 'extra', players: [own, {}] });

describe('tokens after the last card', () => {
  test('F50: 1 token for a card used never or once, 2 for one used twice, none after that; the answer says so', () => {
    const m = extras({ home: 'home-1', village: [{ card: 'keywood', at: 2 }], tokens: 5 });
    for (const left of [4, 3, 1]) {
      expect(labelOf(m, 0, 'keywood')).toMatchObject({
        key: 'answer.costing',
        params: { tokens: { params: { n: playerOf(m, 0).tokens - left } } },
      });
      give(m, 0, 'keywood');
      expect(playerOf(m, 0).tokens).toBe(left);
    }
    expect(answersOf(m, 0)).toEqual(['home-1', 'done']);
    expect(refusalOf(m, 0, 'keywood')?.key).toBe('refuse.F50.often');
    expect(stockOf(m, 0, 'keywood')).toEqual({ wood: 3 });
  });

  test('F50: uses by cards and by tokens count alike; tokens on keyple cards do not', () => {
    const keyples = ['winter-keyple-01', 'winter-keyple-02'];
    const m = extras({
      home: 'home-1',
      tokens: 1,
      village: [
        { card: 'keywood', at: 2, keyples, tokens: 2 },
        { card: 'key-mine', at: 4, keyples: ['winter-keyple-03'], tokens: 2 },
      ],
    });
    expect(answersOf(m, 0)).toEqual(['home-1', 'key-mine', 'done']);
    expect(refusalOf(m, 0, 'keywood')).toMatchObject({
      key: 'refuse.F50.tokens',
      params: { need: 2, have: 1 },
    });
  });

  test('F50: upgrades of this season count, and tokens gained may be spent again', () => {
    const m = extras({ home: 'home-1', village: [{ card: 'inn', at: 2 }], tokens: 1 });
    give(m, 0, 'inn', 'inn');
    expect(playerOf(m, 0).tokens).toBe(1);
    expect(refusalOf(m, 0, 'inn')?.key).toBe('refuse.F50.tokens');
  });

  test('F50: only in the own village, and only cards that can be activated', () => {
    const m = arrange({
      season: 'winter',
      phase: 'extra',
      players: [
        {
          home: 'home-1',
          village: [
            { card: 'forge', at: 2 },
            { card: 'barn', at: 1 },
          ],
          tokens: 2,
        },
        { village: [{ card: 'keywood', at: 2 }] },
      ],
    });
    expect(answersOf(m, 0)).toEqual(['home-1', 'done']);
    expect(refusalOf(m, 0, 'forge')?.key).toBe('refuse.F53.never');
    expect(refusalOf(m, 0, 'barn')?.key).toBe('refuse.F53.river');
    expect(waiting(m)).toEqual([0]);
  });

  test('F50: all do it at the same time; a draw is an undo barrier', () => {
    const m = arrange({
      season: 'spring',
      phase: 'extra',
      players: [
        { village: [{ card: 'keywood', at: 2 }], tokens: 1 },
        { village: [{ card: 'apprentice-hall', at: 2 }], tokens: 1 },
      ],
    });
    expect(waiting(m)).toEqual([0, 1]);
    let { journal } = openFrom(
      game,
      m,
      { decisions: 'with-card', backs: 'open', stores: 'closed' },
      '1'.repeat(32),
    );
    journal = submit(game, journal, 0, ['keywood']).journal;
    expect(undoable(journal, 0)).toBe(0);
    journal = submit(game, journal, 1, ['apprentice-hall']).journal;
    expect(undoable(journal, 0)).toBe(-1);
  });

  test('F50: a draw comes out at once, and its tile can pay in the next extra action', () => {
    const m = extras({
      home: 'home-1',
      village: [
        { card: 'apprentice-hall', at: 2 },
        { card: 'barn', at: 1 },
      ],
      tokens: 2,
    });
    give(m, 0, 'apprentice-hall', 'home-1');
    expect(answersOf(m, 0)).toContain('upgrade barn');
    give(m, 0, 'upgrade barn');
    expect(kindOf(m, 0)).toBe('pay');
    give(m, 0, answersOf(m, 0)[0] ?? '');
    expect(siteIn(m, 0, 'barn').level).toBe(1);
  });

  test('F51: used tokens and uses are cleared away, unused tokens are kept', () => {
    const m = arrange({
      season: 'spring',
      phase: 'extra',
      players: [
        { village: [{ card: 'keywood', at: 2, keyples: ['spring-keyple-01'], tokens: 1 }], tokens: 2 },
        {},
      ],
    });
    give(m, 0, 'keywood', 'done');
    expect(m.s.season).toBe(1);
    expect(siteIn(m, 0, 'keywood')).toMatchObject({ keyples: [], tokens: 0, extra: 0 });
    expect(playerOf(m, 0)).toMatchObject({ tokens: 1, store: ['spring-keyple-01'] });
  });
});

describe('the coming of winter', () => {
  const winter = () =>
    arrange({
      phase: 'winter',
      players: [{ winter: ['dairy', 'sea-breese', 'ranch', 'weaver', 'scribe', 'store', 'trader'] }, {}],
    });

  test('F52: each secretly chooses one winter card and its place; it cannot be discarded', () => {
    const m = winter();
    expect(waiting(m)).toEqual([0, 1]);
    give(m, 0, 'dairy');
    expect(answersOf(m, 0)).toEqual(['-2', '2']);
    expect(refusalOf(m, 0, 'discard')?.rule).toBe('F52');
    expect(game.view(m.s, 1).players[0]?.plan).toBeNull();
    give(m, 0, '2', 'ready');
    expect(playerOf(m, 0).village).toHaveLength(1);
    give(m, 1, playerOf(m, 1).winter[0] ?? '');
    const events = give(m, 1, answersOf(m, 1)[0] ?? '', 'ready');
    expect(siteIn(m, 0, 'dairy').x).toBe(2);
    expect(eventsOf(events, 'placed')).toHaveLength(2);
  });

  test('F52: the others are shuffled with the numbered winter cards and dealt', () => {
    const m = winter();
    const kept = m.s.players.flatMap(p => p.winter.slice(1));
    give(m, 0, 'dairy', '2', 'ready');
    give(m, 1, playerOf(m, 1).winter[0] ?? '');
    give(m, 1, answersOf(m, 1)[0] ?? '', 'ready');
    expect(m.s.season).toBe(3);
    const hands = m.s.players.map(p => p.hand);
    expect(hands.map(hand => hand.length)).toEqual([12, 12]);
    expect(kept.every(card => hands.flat().includes(card))).toBe(true);
    expect(m.s.players.map(p => p.winter)).toEqual([[], []]);
    // twelve of the numbered cards make up the rest
    expect(hands.flat().filter(card => card.startsWith('winter-keyple'))).toHaveLength(12);
  });

  test('F52: the choice is secret, and each deal of the winter cards is another', () => {
    let { journal } = openFrom(
      game,
      winter(),
      { decisions: 'with-card', backs: 'open', stores: 'closed' },
      '5'.repeat(32),
    );
    journal = submit(game, journal, 0, ['dairy', '2', 'ready']).journal;
    expect(journal.entries.map(entry => [entry.k, entry.secret])).toEqual([
      ['winter', true],
      ['place', true],
      ['ready', true],
    ]);
    const orders = ['a', 'b', 'c'].map(seed => {
      const m = arrange({ seed, phase: 'winter', players: [{}, {}] });
      for (const seat of [0, 1]) {
        give(m, seat, playerOf(m, seat).winter[0] ?? '');
        give(m, seat, answersOf(m, seat)[0] ?? '', 'ready');
      }
      return playerOf(m, 0)
        .hand.map(card => card.startsWith('winter-keyple'))
        .join();
    });
    expect(new Set(orders).size).toBe(3);
  });

  test('F53: winter cards, double upgrades and the lower row are never used by keyples', () => {
    const upper = ['forge', 'sawmill', 'sculptor', 'goldsmith', 'well', 'keythedral', 'windmill', 'dairy'];
    const lower = ['barn', 'flipper', 'autumn-field-2a', 'sea-breese'];
    const m = arrange({
      season: 'winter',
      players: [
        {
          home: 'home-1',
          hand: ['winter-keyple-05'],
          village: [
            ...upper.map((card, i) => ({ card, at: 2 * (i + 1) })),
            ...lower.map((card, i) => ({ card, at: 2 * i + 1 })),
          ],
        },
        {},
      ],
    });
    give(m, 0, 'winter-keyple-05');
    expect(answersOf(m, 0)).toEqual(['home-1', 'discard']);
    expect([...upper, ...lower].filter(card => refusalOf(m, 0, card)?.rule !== 'F53')).toEqual([]);
  });

  test('F50: tokens can be used in winter too, before the scoring', () => {
    const m = extras({ home: 'home-1', village: [{ card: 'gold-mine', at: 2 }], tokens: 1 });
    give(m, 0, 'gold-mine');
    expect(m.s.phase).toBe('final');
    expect(stockOf(m, 0, 'gold-mine')).toEqual({ gold: 1 });
    expect(game.score(m.s)[0]).toMatchObject([{ rule: 'F64', points: 1 }]);
  });

  test('F10: a whole game goes through four seasons', () => {
    let { journal } = open(
      game,
      2,
      { decisions: 'with-card', backs: 'open', stores: 'closed' },
      '2'.repeat(32),
    );
    const seen = new Set<number>();
    for (let i = 0; i < 5000 && waiting(journal.now).length > 0; i++) {
      seen.add(journal.now.s.season);
      const [seat = 0] = waiting(journal.now);
      const answers = answersOf(journal.now, seat);
      const last = answers.includes('keep') ? 'keep' : (answers.at(-1) ?? '');
      journal = submit(game, journal, seat, [last]).journal;
    }
    expect([...seen]).toEqual([0, 1, 2, 3]);
    expect(journal.now.s.phase).toBe('over');
    expect(othersDiscard(journal.now)).toEqual([]);
  });
});
