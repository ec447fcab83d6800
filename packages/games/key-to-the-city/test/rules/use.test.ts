import { describe, expect, test } from 'vitest';
import { HOUSE_1 } from '../../src/components/house-1/index.ts';
import { CONNECTORS } from '../../src/components/vocabulary.ts';
import {
  type At,
  answers,
  arrange,
  game,
  gameWith,
  legalOf,
  lot,
  player,
  questionOf,
  refusalOf,
  refusalsOf,
  site,
  told,
} from '../arrange.ts';
import { rowOf, sixColours, upgradedSite } from './sites.ts';

const rich = { screen: { red: 9 }, skills: { brick: 2, coin: 2, compass: 2 } };

describe('where', () => {
  const table = {
    era: 3,
    players: [
      {
        ...rich,
        borough: [
          { tile: 'barbican', at: [1, 0] },
          { tile: 'gherkin', at: [0, 1] },
          { tile: 'hungerford-bridge', at: [0, -1] },
        ],
      },
      {
        borough: [
          { tile: 'harrods', at: [1, 0] },
          { tile: 'the-shard', at: [0, 1] },
        ],
      },
      { sailed: true, borough: [{ tile: 'covent-garden', at: [1, 0] }] },
    ],
    centre: [{ tile: 'waterloo-station' }, { tile: 'monument' }],
  };

  test('K30: book, "Generating resources": in the own borough, in an opponent\'s, or a tile being bid for; home tiles too', () => {
    const asked = answers(arrange(table), 0, 'use');
    expect(legalOf(asked, 0)).toEqual([
      'buckingham-palace',
      'barbican',
      'greenwich',
      'harrods',
      'palace-of-westminster',
      'covent-garden',
      'waterloo-station',
    ]);
    expect(refusalsOf(asked, 0)).toEqual({
      gherkin: 'K30',
      'hungerford-bridge': 'K30',
      'the-shard': 'K30',
      monument: 'K30',
    });
  });

  test('K30: of one who has sailed too; what is produced goes to the player who places the keyples', () => {
    const used = answers(arrange(table), 0, 'use', 'covent-garden', 'red', 1, 'all');
    expect(used.s.players.map(p => p.unplaced)).toEqual([['black', 'blue'], [], []]);
    expect(site(used, 2, 'covent-garden')).toMatchObject({ colour: 'red', placed: 1, ladder: 1 });
  });

  test('K30: who has bid for a tile in the centre makes no difference', () => {
    const m = arrange({
      players: [rich, rich, rich],
      centre: [
        { tile: 'barbican', colour: 'red', bids: [0, 2, 1] },
        { tile: 'senate-house', colour: 'red', bids: [1, 0, 0] },
      ],
    });
    const used = answers(answers(m, 0, 'use', 'barbican', 'red', 1), 1, 'use', 'senate-house', 'red', 1);
    expect(used.s.players.map(p => p.skills)).toMatchObject([{ brick: 3 }, { compass: 3 }, {}]);
  });

  test('K30: nothing with a panel that can be used now: no use', () => {
    const m = arrange({ era: 2, players: [{ screen: { red: 9 } }, {}], centre: [{ tile: 'gherkin' }] });
    expect(refusalOf(m, 0, 'use')).toBe('K30');
  });
});

describe('the ladder', () => {
  test('K31: book (1), (2): after a placement the next one must have more keyples', () => {
    const m = arrange({ players: [rich, rich], centre: [{ tile: 'barbican' }] });
    const one = answers(m, 0, 'use', 'barbican', 'red', 2);
    const count = answers(one, 1, 'use', 'barbican', 'red');
    expect(legalOf(count, 1)[0]).toBe('3');
    expect(refusalsOf(count, 1)).toEqual({ 1: 'K31', 2: 'K31' });
    const two = answers(count, 1, 3);
    expect(lot(two, 'barbican')).toEqual({
      id: 'barbican',
      level: 0,
      colour: 'red',
      placed: 5,
      ladder: 3,
      bids: [0, 0],
    });
  });

  test('K31: more than the latest placement, not than all that lies there', () => {
    const m = arrange({
      players: [rich, rich],
      centre: [{ tile: 'barbican', colour: 'red', placed: 6, ladder: 3 }],
    });
    expect(legalOf(answers(m, 0, 'use', 'barbican', 'red'), 0)[0]).toBe('4');
  });

  test("K31: by anyone: the player's own placement counts as well", () => {
    const m = answers(
      answers(
        arrange({ players: [rich, rich], centre: [{ tile: 'barbican' }] }),
        0,
        'use',
        'barbican',
        'red',
        1,
      ),
      1,
      'pass',
    );
    expect(legalOf(answers(m, 0, 'use', 'barbican', 'red'), 0)[0]).toBe('2');
  });

  test('K31: no maximum', () => {
    const m = arrange({ players: [{ screen: { red: 35 } }, {}], centre: [{ tile: 'barbican' }] });
    expect(legalOf(answers(m, 0, 'use', 'barbican', 'red'), 0)).toHaveLength(35);
  });

  test('K31: a use and an upgrade are steps of the same ladder', () => {
    const m = arrange({
      era: 2,
      players: [{ ...rich, borough: [{ ...upgradedSite('barbican', 1), level: 0 }] }, rich],
    });
    const upgraded = answers(m, 0, 'upgrade', 'barbican', 'red', 2);
    expect(legalOf(answers(upgraded, 1, 'use', 'barbican', 'red'), 1)[0]).toBe('3');
    const used = answers(answers(m, 0, 'pass'), 1, 'use', 'barbican', 'red', 4);
    expect(legalOf(answers(used, 0, 'upgrade', 'barbican', 'red'), 0)[0]).toBe('5');
  });

  test('K31: bids are not placements, and the two ladders are separate', () => {
    const m = arrange({ players: [rich, rich], centre: [{ tile: 'barbican', colour: 'red', bids: [0, 5] }] });
    const used = answers(m, 0, 'use', 'barbican', 'red', 1);
    expect(lot(used, 'barbican')).toMatchObject({ bids: [0, 5], placed: 1, ladder: 1 });
    const more = answers(used, 1, 'bid', 'barbican', 'red', 1);
    expect(lot(more, 'barbican')).toMatchObject({ bids: [0, 6], placed: 1, ladder: 1 });
    expect(legalOf(answers(more, 0, 'use', 'barbican', 'red'), 0)[0]).toBe('2');
  });

  test('K31: each tile has its own ladder', () => {
    const m = arrange({
      players: [rich, rich],
      centre: [{ tile: 'barbican', colour: 'red', placed: 4, ladder: 4 }, { tile: 'senate-house' }],
    });
    expect(legalOf(answers(m, 0, 'use', 'senate-house', 'red'), 0)[0]).toBe('1');
  });

  test('K31: who has too few keyples for the next step cannot use the tile', () => {
    const m = arrange({
      players: [{ screen: { red: 3 } }, {}],
      centre: [{ tile: 'barbican', colour: 'red', placed: 3, ladder: 3 }, { tile: 'senate-house' }],
    });
    expect(refusalOf(answers(m, 0, 'use'), 0, 'barbican')).toBe('K31');
  });

  test('K31: this era: in the next one the ladder begins anew', () => {
    const m = arrange({
      players: [{ ...rich, borough: [{ tile: 'greenwich', colour: 'red', placed: 3, ladder: 3 }] }, rich],
    });
    expect(legalOf(answers(m, 0, 'use', 'greenwich', 'red'), 0)[0]).toBe('4');
    const next = answers(answers(m, 0, 'sail', 5), 1, 'sail', 4);
    expect(legalOf(answers(next, 0, 'use', 'greenwich', 'red'), 0)[0]).toBe('1');
  });
});

describe('a skill tile returned', () => {
  test('K32: book, "Home tiles": one skill tile of any type is discarded and one taken in exchange', () => {
    const m = arrange({ players: [{ screen: { red: 1 }, skills: { brick: 1, coin: 1 } }, {}] });
    const pay = answers(m, 0, 'use', 'greenwich', 'red', 1);
    expect([questionOf(pay, 0), legalOf(pay, 0), refusalsOf(pay, 0)]).toEqual([
      'pay',
      ['brick', 'coin'],
      { compass: 'K32' },
    ]);
    const { match, events } = told(pay, 0, 'brick', 'compass');
    expect(player(match, 0).skills).toEqual({ brick: 0, coin: 1, compass: 1 });
    expect(match.s.skills).toEqual({ brick: 24, coin: 23, compass: 23 });
    expect(events).toEqual([
      { t: 'paid', seat: 0, skills: ['brick'] },
      { t: 'took-skills', seat: 0, skills: ['compass'] },
    ]);
  });

  test('K32: a player without a skill tile may not use such a tile, at home, elsewhere or in the centre', () => {
    const m = arrange({
      players: [{ screen: { red: 9 } }, { skills: { coin: 4 } }],
      centre: [{ tile: 'waterloo-station' }, { tile: 'barbican' }],
    });
    expect(legalOf(answers(m, 0, 'use'), 0)).toEqual(['barbican']);
    expect(refusalsOf(answers(m, 0, 'use'), 0)).toEqual({
      'buckingham-palace': 'K32',
      greenwich: 'K32',
      'waterloo-station': 'K32',
    });
  });

  test('K32: it is returned first, so that the same type may be taken back even if it was the last', () => {
    const m = arrange({ players: [{ screen: { red: 1 }, skills: { coin: 1 } }, { skills: { coin: 23 } }] });
    expect(m.s.skills.coin).toBe(0);
    const taken = answers(m, 0, 'use', 'greenwich', 'red', 1, 'coin', 'coin');
    expect([player(taken, 0).skills.coin, taken.s.skills.coin]).toEqual([1, 0]);
  });

  test('K32: book, "Waterloo Station": a skill tile of any type is returned, then two connectors of any type are taken', () => {
    const m = arrange({
      players: [{ screen: { red: 1 }, skills: { compass: 1 } }, {}],
      centre: [{ tile: 'waterloo-station' }],
    });
    const { match, events } = told(m, 0, 'use', 'waterloo-station', 'red', 1, 'compass', 'blue', 'red');
    expect(events.map(event => event.t)).toEqual(['used', 'paid', 'took-connectors', 'took-connectors']);
    expect([player(match, 0).unplaced, player(match, 0).skills.compass]).toEqual([['blue', 'red'], 0]);
    expect([match.s.connectors.blue, match.s.connectors.red, match.s.skills.compass]).toEqual([23, 23, 24]);
  });
});

/** What the player has after using the tile and taking everything that it shows. */
function gained(id: string, level: number) {
  const m = arrange({ era: 3, players: [{ screen: { red: 1 }, borough: [upgradedSite(id, level)] }, {}] });
  let used = answers(m, 0, 'use', id, 'red', 1);
  if (questionOf(used, 0) === 'take') used = answers(used, 0, 'all');
  const { skills, unplaced } = player(used, 0);
  return {
    skills: Object.entries(skills).flatMap(([skill, n]) => Array(n).fill(skill)),
    connectors: [...unplaced],
  };
}

describe('what is taken', () => {
  const production = HOUSE_1.tiles.filter(row => row.kind === 'era1' || row.kind === 'era2');

  test('K33: book, "Era 1 tiles", "Era 2 tiles": two connectors or one skill tile, four or two once upgraded', () => {
    expect(production).toHaveLength(12);
    for (const { id } of production) {
      const before = gained(id, 0);
      const after = gained(id, 1);
      const isSkill = before.skills.length > 0;
      expect([before.skills.length, before.connectors.length]).toEqual(isSkill ? [1, 0] : [0, 2]);
      expect([after.skills.length, after.connectors.length]).toEqual(isSkill ? [2, 0] : [0, 4]);
    }
  });

  test('K33: exactly what the panel of the present side shows', () => {
    for (const { id, use } of production) {
      for (const level of [0, 1]) {
        const { skills = [], connectors = [] } = use?.[level]?.gain ?? {};
        expect([id, gained(id, level)]).toEqual([
          id,
          { skills: [...skills].sort(), connectors: [...connectors].sort() },
        ]);
      }
    }
  });

  test('K33: book, "Home tiles": two replacement skill tiles if the home is upgraded, each of any type', () => {
    const home = { tile: 'greenwich', level: 1, connectors: sixColours };
    const m = arrange({ players: [{ screen: { red: 1 }, skills: { coin: 1 }, borough: [home] }, {}] });
    const first = answers(m, 0, 'use', 'greenwich', 'red', 1, 'coin');
    expect([questionOf(first, 0), legalOf(first, 0)]).toEqual(['skill', ['brick', 'coin', 'compass']]);
    expect(player(answers(first, 0, 'brick', 'compass'), 0).skills).toEqual({
      brick: 1,
      coin: 0,
      compass: 1,
    });
    expect(player(answers(first, 0, 'brick', 'brick'), 0).skills).toEqual({ brick: 2, coin: 0, compass: 0 });
  });

  test("K33: white connectors are the player's choice: any colours, in any mixture", () => {
    const m = arrange({
      era: 2,
      players: [
        { screen: { red: 1 }, skills: { coin: 1 }, borough: [upgradedSite('waterloo-station', 1)] },
        {},
      ],
    });
    const pick = answers(m, 0, 'use', 'waterloo-station', 'red', 1, 'coin');
    const mixtures = new Set<string>();
    const follow = (match: At) => {
      if (questionOf(match, 0) !== 'pick') {
        mixtures.add(player(match, 0).unplaced.join());
        return;
      }
      for (const answer of legalOf(match, 0)) follow(answers(match, 0, answer));
    };
    follow(pick);
    const expected = new Set<string>();
    const extend = (mixture: string[], from: number) => {
      expected.add(mixture.join());
      if (mixture.length < 3)
        CONNECTORS.slice(from).forEach((c, i) => void extend([...mixture, c], from + i));
    };
    extend([], 0);
    expect(mixtures).toEqual(expected);
    expect(mixtures.size).toBe(1 + 6 + 21 + 56);
  });

  test('K33: a skill tile that the supply does not have is lost, and never made up', () => {
    const m = arrange({
      era: 2,
      players: [
        { screen: { red: 1 }, borough: [upgradedSite('bank-of-england', 1)] },
        { screen: { red: 1 }, skills: { coin: 23 } },
      ],
    });
    const { match, events } = told(m, 0, 'use', 'bank-of-england', 'red', 1);
    expect(player(match, 0).skills.coin).toBe(1);
    expect(events.map(event => event.t)).toEqual(['used', 'took-skills', 'short-skill']);
    const later = answers(match, 1, 'use', 'greenwich', 'red', 1, 'coin', 'brick');
    expect([later.s.skills.coin, player(later, 0).skills.coin]).toEqual([1, 1]);
  });

  test('K33: a use that yields nothing is legal', () => {
    const m = arrange({
      players: [{ screen: { red: 1 } }, { skills: { coin: 24 } }],
      centre: [{ tile: 'bank-of-england' }],
    });
    expect(legalOf(answers(m, 0, 'use'), 0)).toEqual(['bank-of-england']);
    const used = answers(m, 0, 'use', 'bank-of-england', 'red', 1);
    expect([used.s.active, player(used, 0).skills.coin, lot(used, 'bank-of-england').placed]).toEqual([
      1, 0, 1,
    ]);
  });

  test('K33: skill tiles may not be declined: there is no answer but the types in the supply', () => {
    const m = arrange({ players: [{ screen: { red: 1 }, skills: { coin: 1 } }, { skills: { brick: 24 } }] });
    const skill = answers(m, 0, 'use', 'greenwich', 'red', 1, 'coin');
    expect(legalOf(skill, 0)).toEqual(['coin', 'compass']);
    expect(refusalsOf(skill, 0)).toEqual({ brick: 'K33' });
    expect(refusalOf(skill, 0, 'enough')).toBe('not-offered');
  });

  test('K33: of white skill tiles, too, what the supply does not have is lost', () => {
    const g = gameWith({ supplies: { ...HOUSE_1.supplies, skills: { brick: 1, coin: 0, compass: 0 } } });
    const home = { tile: 'greenwich', level: 1, connectors: sixColours };
    const m = arrange({ players: [{ screen: { red: 1 }, skills: { brick: 1 }, borough: [home] }, {}] }, g);
    const { match, events } = told(m, 0, 'use', 'greenwich', 'red', 1, 'brick', 'brick');
    expect([player(match, 0).skills.brick, match.s.active]).toEqual([1, 1]);
    expect(events.map(event => event.t)).toEqual(['used', 'paid', 'short-skill', 'took-skills']);
  });

  const scarce = gameWith({
    supplies: { ...HOUSE_1.supplies, connectors: { ...HOUSE_1.supplies.connectors, grey: 1, yellow: 0 } },
  });

  test('K33: connectors are limited: of those shown, only those in the supply are taken', () => {
    const battersea = { ...upgradedSite('battersea-power-station', 1) };
    const m = arrange({ era: 2, players: [{ screen: { red: 1 }, borough: [battersea] }, {}] }, scarce);
    const used = answers(m, 0, 'use', 'battersea-power-station', 'red', 1);
    expect(legalOf(used, 0)).toEqual(['all', 'grey']);
    const { match } = told(used, 0, 'all');
    expect([player(match, 0).unplaced, match.s.connectors.grey, match.s.connectors.yellow]).toEqual([
      ['grey'],
      0,
      0,
    ]);
  });

  test('K33: a colour that is used up cannot be chosen', () => {
    const m = arrange(
      { players: [{ screen: { red: 1 }, skills: { coin: 1 } }, {}], centre: [{ tile: 'waterloo-station' }] },
      scarce,
    );
    const pick = answers(m, 0, 'use', 'waterloo-station', 'red', 1, 'coin');
    expect(legalOf(pick, 0)).toEqual(['black', 'blue', 'brown', 'grey', 'red', 'enough']);
    expect(refusalsOf(pick, 0)).toEqual({ yellow: 'K33' });
    expect(legalOf(answers(pick, 0, 'grey'), 0)).toEqual(['red', 'enough']);
  });
});

describe('leaving connectors', () => {
  test('K34: a player may take fewer connectors than shown: any part of them, or none', () => {
    const m = arrange({
      era: 2,
      players: [{ screen: { red: 1 }, borough: [upgradedSite('covent-garden', 1)] }, {}],
    });
    const shown = rowOf('covent-garden').use?.[1]?.gain.connectors ?? [];
    expect([...shown].sort()).toEqual(['black', 'black', 'blue', 'blue']);
    const parts: string[] = [];
    const follow = (match: At) => {
      if (questionOf(match, 0) !== 'take') {
        const { unplaced } = player(match, 0);
        parts.push(unplaced.join(' '));
        expect(match.s.connectors).toMatchObject({
          black: m.s.connectors.black - unplaced.filter(c => c === 'black').length,
          blue: m.s.connectors.blue - unplaced.filter(c => c === 'blue').length,
        });
        return;
      }
      for (const answer of legalOf(match, 0)) follow(answers(match, 0, answer));
    };
    follow(answers(m, 0, 'use', 'covent-garden', 'red', 1));
    expect(parts.sort()).toEqual(
      [
        '',
        'black',
        'black black',
        'blue',
        'blue blue',
        'black blue',
        'black black blue',
        'black blue blue',
        'black black blue blue',
      ].sort(),
    );
  });

  test('K34: of white ones, too, as few as the player likes', () => {
    const m = arrange({
      players: [{ screen: { red: 1 }, skills: { coin: 1 } }, {}],
      centre: [{ tile: 'waterloo-station' }],
    });
    const pick = answers(m, 0, 'use', 'waterloo-station', 'red', 1, 'coin');
    expect(player(answers(pick, 0, 'red', 'enough'), 0).unplaced).toEqual(['red']);
    const none = answers(pick, 0, 'enough');
    expect([player(none, 0).unplaced, none.s.active]).toEqual([[], 1]);
  });
});

describe('skill tiles', () => {
  test('K38: are kept behind the screen: the others see how many, not which', () => {
    const m = arrange({
      players: [{ screen: { red: 1 }, skills: { coin: 2 } }, {}],
      centre: [{ tile: 'barbican' }],
    });
    const { s } = answers(m, 0, 'use', 'barbican', 'red', 1);
    const seen = (me: number | null) => game.view(s, me).players.map(p => [p.skillTiles, p.skills]);
    expect(seen(0)[0]).toEqual([3, { brick: 1, coin: 2, compass: 0 }]);
    expect([seen(1)[0], seen(null)[0]]).toEqual([
      [3, null],
      [3, null],
    ]);
  });
});

test('K31: a tile that was used can still be bid for with one keyple', () => {
  const centre = [{ tile: 'barbican', colour: 'red', placed: 4, ladder: 4 }];
  const m = answers(arrange({ players: [rich, {}], centre }), 0, 'bid', 'barbican', 'red', 1);
  expect(lot(m, 'barbican')).toMatchObject({ bids: [1, 0], placed: 4, ladder: 4 });
});

test('K30: use is offered if there is but one tile to use, wherever it lies', () => {
  const poor = { home: 'tower-of-london', screen: { red: 1 } };
  const neighbour = { home: 'greenwich', borough: [{ tile: 'barbican', at: [1, 0] }] };
  const centre = [{ tile: 'harrods' }];
  expect(legalOf(arrange({ era: 2, active: 0, players: [poor, {}] }), 0)).not.toContain('use');
  for (const position of [
    { players: [poor, {}], centre },
    { players: [poor, neighbour] },
    { players: [{ ...neighbour, ...poor, home: 'greenwich' }, {}] },
  ])
    expect(legalOf(arrange({ era: 2, active: 0, ...position }), 0)).toContain('use');
});

test('K33: a tile can be used although there are no more connectors of its colours', () => {
  const { supplies } = HOUSE_1;
  const connectors = { ...supplies.connectors, black: 0, blue: 0 };
  const players = [{ screen: { red: 1 } }, {}];
  const m = arrange(
    { players, centre: [{ tile: 'covent-garden' }] },
    gameWith({ supplies: { ...supplies, connectors } }),
  );
  const used = answers(m, 0, 'use', 'covent-garden', 'red', 1);
  expect([player(used, 0).unplaced, questionOf(used, 1)]).toEqual([[], 'turn']);
});
