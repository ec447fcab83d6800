import { isOver, totals, waiting } from '@thameside/kernel';
import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import {
  answers,
  arrange,
  game,
  gameWith,
  legalOf,
  lot,
  opened,
  player,
  questionOf,
  refusalOf,
  told,
} from '../arrange.ts';

const nobodys = (seats: number, rest: object = {}) => ({
  ...rest,
  players: Array.from({ length: seats }, () => ({})),
});
const EACH_COUNT = [2, 3, 4, 5, 6];

describe('passing', () => {
  test('K50: book: a player who passes can play again later in the era', () => {
    let m = arrange({
      players: [{ screen: { red: 1 } }, { screen: { red: 1 } }],
      centre: [{ tile: 'barbican' }],
    });
    m = answers(m, 0, 'pass');
    m = answers(m, 1, 'bid', 'barbican', 'red', 1);
    expect(legalOf(m, 0)).toContain('use');
    expect(player(m, 0)).toMatchObject({ sailed: false, screen: { red: 1 } });
  });

  test('K50: book: if all who remain pass, all sail in the order in which they passed', () => {
    let m = arrange(nobodys(3, { active: 1 }));
    m = answers(answers(m, 1, 'pass'), 2, 'pass');
    const { match, events } = told(m, 0, 'pass');
    m = match;
    expect(events).toEqual([
      { t: 'passed', seat: 0 },
      { t: 'all-passed', seats: [1, 2, 0] },
    ]);
    for (const seat of [1, 2, 0]) {
      expect(waiting(m)).toEqual([seat]);
      expect(questionOf(m, seat)).toBe('berth');
      m = answers(m, seat, seat);
    }
    expect(m.s.players.map(p => p.berth)).toEqual([0, 1, 2]);
  });

  test('K50: whoever sails by passing chooses a berth, and does nothing else', () => {
    let m = arrange({
      players: [{ screen: { red: 3 } }, { screen: { red: 3 } }],
      centre: [{ tile: 'barbican' }],
    });
    m = answers(answers(m, 0, 'pass'), 1, 'pass');
    expect(legalOf(m, 0)).toEqual(['0', '1', '2', '3', '4', '5']);
    m = answers(m, 0, 4);
    expect(legalOf(m, 1)).toEqual(['0', '1', '2', '3', '5']);
    expect(refusalOf(m, 1, 4)).toBe('K51');
  });

  const HOME = { home: 'greenwich', screen: { red: 9 }, skills: { coin: 1 } };
  const ACTIONS = {
    bid: ['bid', 'senate-house', 'red', 1],
    use: ['use', 'senate-house', 'red', 1],
    upgrade: ['upgrade', 'covent-garden', 'red', 1],
  };
  for (const [action, given] of Object.entries(ACTIONS)) {
    test(`K50: ${action} breaks the run of passes`, () => {
      const borough = [{ tile: 'covent-garden', at: [1, 0], connectors: { 4: 'red' } }];
      let m = arrange({
        era: 2,
        active: 0,
        centre: [{ tile: 'british-library' }],
        players: [{}, { ...HOME, borough: [...borough, { tile: 'senate-house', at: [0, 1] }] }, {}],
      });
      const answer = given.map(word =>
        action === 'bid' && word === 'senate-house' ? 'british-library' : word,
      );
      m = answers(m, 0, 'pass');
      m = answers(m, 1, ...answer);
      m = answers(answers(m, 2, 'pass'), 0, 'pass');
      expect(questionOf(m, 1)).toBe('turn');
      m = answers(m, 1, 'pass');
      expect(questionOf(m, 2)).toBe('berth');
    });
  }

  test('K50: a sail breaks the run of passes, and they sail in the order of the run that was whole', () => {
    let m = arrange(nobodys(4, { active: 0 }));
    m = answers(answers(m, 0, 'pass'), 1, 'pass');
    m = answers(m, 2, 'sail', 5);
    m = answers(m, 3, 'pass');
    expect(questionOf(m, 0)).toBe('turn');
    m = answers(answers(m, 0, 'pass'), 1, 'pass');
    expect([3, 0, 1].map(seat => questionOf(m, seat))).toEqual(['berth', undefined, undefined]);
    m = answers(answers(m, 3, 0), 0, 1);
    expect(questionOf(m, 1)).toBe('berth');
  });

  test('K50: who alone is left and passes sails at once', () => {
    let m = arrange({ active: 1, players: [{ sailed: true, berth: 5 }, {}, { sailed: true, berth: 4 }] });
    m = answers(m, 1, 'pass');
    expect(questionOf(m, 1)).toBe('berth');
    m = answers(m, 1, 2);
    expect(m.s.era).toBe(2);
  });

  test('K50: an earlier pass does not send off the one who is left alone: the sail broke the run', () => {
    let m = arrange({ ...nobodys(2, { active: 0, centre: [{ tile: 'barbican' }] }) });
    m = answers(m, 0, 'pass');
    m = answers(m, 1, 'sail', 5);
    expect(questionOf(m, 0)).toBe('turn');
    m = answers(m, 0, 'pass');
    expect(questionOf(m, 0)).toBe('berth');
  });

  test('K50: a run of passes does not go on into the next era', () => {
    let m = arrange(nobodys(2, { active: 0 }));
    m = answers(answers(m, 0, 'pass'), 1, 'pass');
    m = answers(answers(m, 0, 5), 1, 4);
    expect(m.s).toMatchObject({ era: 2, passes: [] });
    m = answers(m, 0, 'pass');
    expect(questionOf(m, 1)).toBe('turn');
  });

  for (const seats of EACH_COUNT) {
    test(`K50: ${seats} players: whoever begins to pass, all sail in turn and the era ends`, () => {
      for (let first = 0; first < seats; first++) {
        const order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
        let m = arrange(nobodys(seats, { active: first }));
        for (const seat of order) m = answers(m, seat, 'pass');
        order.forEach((seat, i) => {
          expect(m.s.river[0]).toBe('hungerford-bridge');
          m = answers(m, seat, i + (6 - seats));
        });
        expect(m.s.river[0]).toBe('millennium-bridge');
      }
    });
  }
});

describe('sailing', () => {
  test('K51: book: the barge goes to a berth of the next river tile, and its player takes no more turns', () => {
    const m = arrange(nobodys(3, { active: 0 }));
    const sailed = told(m, 0, 'sail', 3);
    expect(sailed.events).toEqual([{ t: 'sailed', seat: 0, berth: 3, river: 'millennium-bridge' }]);
    expect(player(sailed.match, 0)).toMatchObject({ berth: 3, sailed: true });
    const round = answers(answers(sailed.match, 1, 'pass'), 2, 'sail', 4);
    expect(waiting(round)).toEqual([1]);
    expect(refusalOf(round, 0, 'pass')).toBe('not-asked');
  });

  test('K51: the river runs Hungerford Bridge, Millennium Bridge, London Bridge, the O2, Thames Barrier', () => {
    const reached = [1, 2, 3, 4].map(
      era => told(arrange(nobodys(2, { era, active: 0 })), 0, 'sail', 1).events[0],
    );
    expect(reached.map(event => event?.t === 'sailed' && event.river)).toEqual([
      'millennium-bridge',
      'london-bridge',
      'the-o2',
      'thames-barrier',
    ]);
    expect(opened(2).s.river[0]).toBe('hungerford-bridge');
  });

  test('K51: a berth holds one barge', () => {
    const m = answers(arrange(nobodys(3, { active: 0 })), 0, 'sail', 3);
    const choosing = answers(m, 1, 'sail');
    expect(legalOf(choosing, 1)).toEqual(['0', '1', '2', '4', '5']);
    expect(refusalOf(choosing, 1, 3)).toBe('K51');
  });

  test('K51: a barge that still lies on the old river tile takes no berth on the next', () => {
    const m = arrange({ active: 0, players: [{ berth: 5 }, { berth: 2 }] });
    expect(legalOf(answers(m, 0, 'sail'), 0)).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(player(answers(m, 0, 'sail', 2), 0).berth).toBe(2);
  });

  for (const seats of EACH_COUNT) {
    test(`K51: ${seats} players: all berths are open in every era`, () => {
      for (const era of [1, 2, 3, 4]) {
        const m = answers(arrange(nobodys(seats, { era, active: 0 })), 0, 'sail');
        expect(legalOf(m, 0)).toEqual(['0', '1', '2', '3', '4', '5']);
      }
    });
  }

  const LEFT_BEHIND = {
    active: 1,
    centre: [{ tile: 'barbican', colour: 'red', bids: [2, 0] }],
    players: [
      { home: 'greenwich', sailed: true, berth: 1 },
      { screen: { red: 3, blue: 1 }, skills: { coin: 1 } },
    ],
  };

  test('K51: the bids of who has sailed stand, and can be outbid', () => {
    const sailing = arrange({
      ...LEFT_BEHIND,
      active: 0,
      players: [{ home: 'greenwich' }, LEFT_BEHIND.players[1]],
    });
    expect(lot(answers(sailing, 0, 'sail', 1), 'barbican').bids).toEqual([2, 0]);
    const bidding = answers(arrange(LEFT_BEHIND), 1, 'bid', 'barbican', 'red');
    expect(legalOf(bidding, 1)).toEqual(['3']);
    expect(lot(answers(bidding, 1, 3), 'barbican').bids).toEqual([2, 3]);
    const ended = answers(arrange(LEFT_BEHIND), 1, 'sail', 5);
    expect(player(ended, 0).taken.map(tile => tile.id)).toEqual(['barbican']);
  });

  test('K51: the tiles of who has sailed can be used', () => {
    const m = answers(arrange(LEFT_BEHIND), 1, 'use', 'greenwich', 'blue', 1, 'coin', 'brick');
    expect(player(m, 1)).toMatchObject({ skills: { coin: 0, brick: 1 }, sailed: false });
    expect(player(m, 0).borough[0]).toMatchObject({ colour: 'blue', placed: 1, ladder: 1 });
  });

  test('K51: who is left alone goes on taking turns', () => {
    const m = answers(arrange(LEFT_BEHIND), 1, 'bid', 'barbican', 'red', 3);
    expect(questionOf(m, 1)).toBe('turn');
  });
});

describe('what the berth fixes', () => {
  const endedBy = (era: number, first: number, second: number) => {
    const m = arrange(nobodys(2, { era, active: 0 }));
    return answers(answers(m, 0, 'sail', first), 1, 'sail', second);
  };

  test('K52: book: the next first player is who lies furthest right, whoever sailed first', () => {
    expect(waiting(endedBy(1, 2, 1))).toEqual([0]);
    expect(waiting(endedBy(1, 1, 2))).toEqual([1]);
    expect(waiting(endedBy(2, 5, 4))).toEqual([0]);
    expect(waiting(endedBy(3, 3, 5))).toEqual([1]);
  });

  test('K52: book: the berth fixes how many keyples its player draws', () => {
    const drawn = (m: ReturnType<typeof endedBy>) =>
      m.s.players.map(p => p.screen.blue + p.screen.red + p.screen.yellow);
    expect(drawn(endedBy(1, 1, 5))).toEqual([8, 4]);
    expect(drawn(endedBy(3, 4, 2))).toEqual([4, 6]);
  });

  test('K52: book: the berth fixes who claims the river tile just left', () => {
    expect(endedBy(2, 0, 1).s.players.map(p => p.taken.map(tile => tile.id))).toEqual([
      ['millennium-bridge'],
      [],
    ]);
    expect(endedBy(2, 1, 2).s.players.map(p => p.taken)).toEqual([[], []]);
  });

  test('K52: book: at the end the berth gives its points', () => {
    expect(totals(game, endedBy(4, 1, 2))).toEqual([12, 10]);
    expect(totals(game, endedBy(4, 5, 3))).toEqual([3, 7]);
  });
});

describe('the end of an era', () => {
  test('K53: book: the era ends when the last barge has sailed, not before', () => {
    const m = answers(answers(arrange(nobodys(3, { active: 0 })), 0, 'sail', 5), 1, 'sail', 4);
    expect(m.s.era).toBe(1);
    const { match, events } = told(m, 2, 'sail', 3);
    expect(events.map(({ t }) => t)).toContain('era-ends');
    expect(match.s.era).toBe(2);
    expect(match.s.players.every(p => !p.sailed)).toBe(true);
  });

  test('K53: after the fourth era the game is over', () => {
    let m = opened(2);
    for (const era of [1, 2, 3, 4]) {
      expect(m.s).toMatchObject({ era, over: false });
      const [first = 0] = waiting(m);
      m = answers(answers(m, first, 'sail', 5), 1 - first, 'sail', 4);
    }
    expect(m.s).toMatchObject({ era: 4, over: true });
    expect(isOver(m)).toBe(true);
    expect(refusalOf(m, 0, 'pass')).toBe('over');
  });

  test('K53: the game is not over before the tiles taken in the fourth era lie in the boroughs', () => {
    const centre = [{ tile: 'british-museum', colour: 'red', bids: [1, 0] }];
    let m = arrange({ era: 4, active: 0, centre, players: [{}, { sailed: true, berth: 5 }] });
    m = answers(m, 0, 'sail', 4);
    expect(m.s.over).toBe(false);
    m = answers(m, 0, [1, 0]);
    expect(m.s.over).toBe(false);
    m = answers(m, 0, 'ready');
    expect(m.s.over).toBe(true);
    expect(totals(game, m)).toEqual([5 + 2, 3]);
  });

  test('K53: unused keyples and skill tiles are kept from era to era', () => {
    const { supplies } = HOUSE_1;
    const scarce = gameWith({ supplies: { ...supplies, keyples: { blue: 2, red: 3, yellow: 0 } } });
    const held = { screen: { blue: 2, red: 3 }, skills: { coin: 2, brick: 1 } };
    for (const era of [1, 2, 3, 4]) {
      let m = arrange({ era, active: 0, players: [held, {}] }, scarce);
      m = answers(answers(m, 0, 'sail', 5), 1, 'sail', 4);
      expect(player(m, 0)).toMatchObject(held);
    }
  });
});
