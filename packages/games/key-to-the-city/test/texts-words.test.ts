import type { Frame, Params, Refusal } from '@thameside/kernel';
import { setBench } from '@thameside/testkit';
import { describe, expect, test } from 'vitest';
import { openBox } from '../src/components/box.ts';
import { HOUSE_1 } from '../src/components/house-1/index.ts';
import type { TileRow } from '../src/components/set.ts';
import { describer } from '../src/describe/index.ts';
import type { Event } from '../src/frames.ts';
import { title } from '../src/index.ts';
import type { Why } from '../src/refusals.ts';
import { inEnglish, inFrench, inGerman, VOICES } from './texts/voices.ts';

const say = describer(openBox(HOUSE_1));
const bid = { t: 'bid', seat: 0, tile: 'barbican', colour: 'red', count: 3, groups: [], total: 3 } as const;
const placement = { seat: 1, tile: 'harrods', colour: 'blue', count: 1, groups: [] } as const;

/** Each kind of event, in each of its forms. */
const EVENTS: { readonly [T in Event['t']]: readonly [Extract<Event, { t: T }>, string][] } = {
  home: [[{ t: 'home', seat: 0, tile: 'greenwich' }, 'Ann moves into Greenwich and plays green']],
  starts: [[{ t: 'starts', seat: 1 }, 'Ben starts']],
  drew: [
    [{ t: 'drew', seat: 0, count: 1 }, 'Ann draws 1 keyple from the bag'],
    [{ t: 'drew', seat: 0, count: 10 }, 'Ann draws 10 keyples from the bag'],
    [{ t: 'drew', seat: 0, count: 0 }, 'Ann draws no keyples'],
  ],
  'drew-colours': [
    [{ t: 'drew-colours', seat: 0, keyples: ['red', 'blue', 'red'] }, 'Seen by Ann alone: 1 blue and 2 red'],
    [{ t: 'drew-colours', seat: 0, keyples: [] }, 'Seen by Ann alone: nothing'],
  ],
  era: [
    [
      { t: 'era', era: 4, tiles: ['tate-modern', 'tate-britain'] },
      'Era 4 begins. In the centre: Tate Modern and Tate Britain',
    ],
  ],
  bid: [
    [bid, 'Ann bids 3 red keyples for Barbican'],
    [
      { ...bid, groups: ['harrods'] },
      'Ann bids 3 red keyples for Barbican, moving the losing bid from Harrods',
    ],
    [{ ...bid, total: 5 }, 'Ann adds 3 red keyples to the bid for Barbican and leads with 5'],
    [
      { ...bid, total: 5, groups: ['harrods', 'gherkin'] },
      'Ann adds 3 red keyples to the bid for Barbican and leads with 5, moving the losing bids from Harrods and Gherkin',
    ],
  ],
  used: [
    [{ t: 'used', level: 0, ...placement }, 'Ben uses Harrods with 1 blue keyple'],
    [
      { t: 'used', level: 0, ...placement, groups: ['gherkin'] },
      'Ben uses Harrods with 1 blue keyple, moving the losing bid from Gherkin',
    ],
  ],
  upgrading: [
    [{ t: 'upgrading', ...placement }, 'Ben places 1 blue keyple on Harrods to upgrade it'],
    [
      { t: 'upgrading', ...placement, groups: ['gherkin'] },
      'Ben places 1 blue keyple on Harrods to upgrade it, moving the losing bid from Gherkin',
    ],
  ],
  upgraded: [
    [{ t: 'upgraded', seat: 0, tile: 'the-shard', level: 1 }, 'Ann turns The Shard to its upgraded side'],
    [{ t: 'upgraded', seat: 0, tile: 'the-shard', level: 2 }, 'Ann sets the landmark marker on The Shard'],
  ],
  paid: [[{ t: 'paid', seat: 0, skills: ['coin', 'brick', 'coin'] }, 'Ann returns 1 brick and 2 coins']],
  'took-skills': [[{ t: 'took-skills', seat: 0, skills: ['compass'] }, 'Ann takes 1 compass']],
  'took-connectors': [
    [
      { t: 'took-connectors', seat: 0, connectors: ['red', 'black', 'red'] },
      'Ann takes 1 black connector and 2 red connectors',
    ],
  ],
  'left-connector': [
    [{ t: 'left-connector', seat: 0, connector: 'grey' }, 'Ann leaves a grey connector in the supply'],
  ],
  'short-skill': [
    [{ t: 'short-skill', seat: 0, skill: 'brick' }, 'The supply has no brick left for Ann'],
    [{ t: 'short-skill', seat: 0, skill: 'any' }, 'The supply has no skill tile left for Ann'],
  ],
  'short-connector': [
    [{ t: 'short-connector', seat: 0, connector: 'red' }, 'The supply has no red connector left for Ann'],
    [{ t: 'short-connector', seat: 0, connector: 'any' }, 'The supply has no connector left for Ann'],
  ],
  connected: [
    [
      { t: 'connected', seat: 0, connector: 'red', tile: 'barbican', side: 0 },
      'Ann lays a red connector: Barbican, north-east side',
    ],
  ],
  discarded: [[{ t: 'discarded', seat: 0, connector: 'red' }, 'Ann discards a red connector']],
  passed: [[{ t: 'passed', seat: 0 }, 'Ann passes']],
  'all-passed': [
    [
      { t: 'all-passed', seats: [2, 0, 1] },
      'All who were left have passed in a row and sail in this order: Cat, Ann and Ben',
    ],
    [{ t: 'all-passed', seats: [2] }, 'Cat was the last one left and sails'],
  ],
  sailed: [[{ t: 'sailed', seat: 0, berth: 0, river: 'the-o2' }, 'Ann sails to berth 1 at The O2']],
  'era-ends': [[{ t: 'era-ends', era: 2 }, 'Era 2 ends']],
  'bid-returned': [
    [
      { t: 'bid-returned', seat: 0, tile: 'barbican', colour: 'yellow', count: 2 },
      'Ann was outbid for Barbican and takes 2 yellow keyples back',
    ],
  ],
  won: [[{ t: 'won', seat: 0, tile: 'barbican', count: 1 }, 'Ann wins Barbican for 1 keyple']],
  unsold: [[{ t: 'unsold', tile: 'barbican' }, 'Nobody has bid for Barbican: it leaves the game']],
  claimed: [[{ t: 'claimed', seat: 0, tile: 'the-o2' }, 'Ann claims The O2']],
  unclaimed: [[{ t: 'unclaimed', tile: 'the-o2' }, 'Nobody claims The O2: it leaves the game']],
  retrieved: [
    [{ t: 'retrieved', seat: 0, keyples: ['blue', 'blue'] }, 'Ann gathers 2 blue keyples from the borough'],
  ],
  placed: [
    [
      { t: 'placed', seat: 0, tile: 'barbican', q: 2, r: -1, rotation: 0 },
      'Ann places Barbican 1 step north-east and 1 step east of home',
    ],
    [
      { t: 'placed', seat: 0, tile: 'the-o2', q: -2, r: 0, rotation: 1 },
      'Ann places The O2 2 steps west of home, river south-east and north-west',
    ],
  ],
  'no-room': [
    [{ t: 'no-room', seat: 0, tile: 'the-o2' }, 'Ann has no fitting place for The O2: it leaves the game'],
  ],
  ready: [[{ t: 'ready', seat: 0 }, 'Ann is ready']],
  over: [[{ t: 'over' }, 'The game is over']],
};
const SAMPLE_EVENTS: readonly (readonly [Event, string])[] = Object.values(EVENTS).flat();

describe('the log', () => {
  test.each(SAMPLE_EVENTS)('%o', (event, words) => {
    expect(inEnglish(say.event(event))).toBe(words);
    for (const voice of VOICES) expect(voice(say.event(event))).not.toContain('⟦');
  });
});

const RED = { tile: 'barbican', colour: 'red' };
/** Each refusal with what the rules give it. */
const REFUSED: { readonly [W in Why]: readonly [Params, string] } = {
  'K1.home': [{ tile: 'barbican' }, 'Barbican is no home tile'],
  'K5.later': [{ tile: 'tate-modern' }, 'Tate Modern is a Routemaster tile: it comes to the centre in era 4'],
  'K12.group': [RED, 'the keyples at Barbican are of another colour: only red keyples can be moved here'],
  'K13.no-bid': [RED, 'you have no bid at Barbican'],
  'K13.moved': [RED, 'your bid at Barbican comes along already'],
  'K13.stays': [RED, 'your bid at Barbican stays there and counts'],
  'K13.more': [{ colour: 'red', have: 2 }, 'you have only 2 red keyples at hand'],
  'K14.winning': [RED, 'your bid at Barbican is winning, and winning bids are not moved'],
  'K20.centre': [RED, 'Barbican is not in the centre: bids are made only there'],
  'K30.table': [RED, 'Barbican lies neither in the centre nor in a borough'],
  'K33.order': [{}, 'the connectors are chosen colour by colour: this one came before'],
  'K34.gained': [{}, 'you have not gained such a connector'],
  'K35.first': [{}, 'first you lay or discard the connectors that you gained'],
  'K35.none': [{}, 'you have no such connector to lay'],
  'K36.own': [RED, 'Barbican is not in your borough: connectors are laid only there'],
  'K36.shared': [
    { tile: 'barbican', side: 4 },
    'two tiles share this side: it is called Barbican, west side',
  ],
  'K51.berths': [{ n: 7 }, 'there are 7 berths, counted from 0'],
  'K66.taken': [RED, 'you have not taken Barbican, or it is placed already'],
  'K66.occupied': [{}, 'another tile lies there'],
  'K66.apart': [{}, 'the tile has to share a side with your borough'],
  'K66.same': [RED, 'turned like that, Barbican lies as in another way that is offered'],
  'K80.front': [{ least: 0, most: 2 }, 'from 0 to 2 of these keyples can come from in front of the screen'],
  'K1.taken': [{ tile: 'greenwich' }, 'Greenwich is already somebody’s home'],
  'K12.colour': [RED, 'Barbican is red this era: only red keyples go there'],
  'K13.none': [{ colour: 'blue' }, 'you have no blue keyples, neither at hand nor in a losing bid'],
  'K13.empty': [{}, 'you have no keyples, neither at hand nor in a losing bid'],
  'K20.short': [
    { ...RED, need: 3, have: 2 },
    'to lead at Barbican you have to bring at least 3 red keyples, and you reach only 2',
  ],
  'K20.nothing': [{}, 'with your keyples you cannot take the lead at any tile in the centre'],
  'K30.no-panel': [{ tile: 'gherkin' }, 'Gherkin has no production panel: it yields nothing to take'],
  'K30.nothing': [{}, 'with your keyples and skill tiles you cannot use any tile'],
  'K31.short': [{ ...RED, need: 1, have: 0 }, 'Barbican takes at least 1 red keyple, and you have none'],
  'K32.skill': [{ tile: 'greenwich' }, 'Greenwich asks you to return a skill tile that you do not have'],
  'K32.none': [{ skill: 'coin' }, 'you have no coin'],
  'K33.supply': [{ skill: 'coin' }, 'there is no coin left in the supply'],
  'K33.gone': [{ connector: 'grey' }, 'there is no grey connector left in the supply'],
  'K36.occupied': [
    { tile: 'barbican', side: 3 },
    'a connector lies there already: Barbican, south-west side',
  ],
  'K40.fully': [{ tile: 'barbican' }, 'Barbican is fully upgraded already'],
  'K40.never': [{ tile: 'the-o2' }, 'The O2 has no upgrade'],
  'K40.elsewhere': [
    { tile: 'barbican' },
    'Barbican is not in your borough: you can upgrade only your own tiles',
  ],
  'K40.nothing': [{}, 'no tile of your borough can be upgraded with what you have now'],
  'K41.short': [
    { ...RED, need: 3, have: 2 },
    'Barbican takes at least 3 red keyples (more than the last placement), and you reach only 2',
  ],
  'K42.connectors': [
    { tile: 'barbican' },
    'Barbican lacks connectors for its upgrade: it needs 1 brown connector and 1 grey connector',
  ],
  'K43.skills': [
    { tile: 'the-shard', skills: ['any', 'coin'] },
    'upgrading The Shard costs 1 coin and 1 skill tile of any type: your skill tiles do not cover that',
  ],
  'K51.occupied': [{ berth: 0 }, 'another barge lies in berth 1'],
  'K67.river': [{ tile: 'the-o2' }, 'The O2 does not fit: river lies only against river'],
};

describe('refusals', () => {
  const refusal = (why: string, params: Params): Refusal => ({
    rule: why.split('.')[0] ?? '',
    key: `refuse.${why}`,
    params,
  });

  test.each(Object.entries(REFUSED))('%s', (why, [params, words]) => {
    expect(inEnglish(say.refusal(refusal(why, params)))).toBe(words);
    for (const voice of VOICES) expect(voice(say.refusal(refusal(why, params)))).not.toContain('⟦');
  });

  test('a landmark is told what it needs, if the refusal says which upgrade is meant', () => {
    const lacking = (params: Params) =>
      inEnglish(say.refusal(refusal('K42.connectors', { tile: 'the-shard', ...params })));
    expect(lacking({})).toBe('The Shard lacks connectors for its upgrade');
    expect(lacking({ connectors: ['grey', 'any', 'any'] })).toBe(
      'The Shard lacks connectors for its upgrade: it needs 1 grey connector and 2 connectors of any colour',
    );
  });
});

test('what others are told rests on nothing but the kind of question and the seat', () => {
  const f: Frame & Record<string, unknown> = {
    k: 'count',
    seat: 2,
    act: 'bid',
    tile: 'barbican',
    colour: 'red',
    groups: [],
    moved: 0,
  };
  expect(say.wait(f)).toEqual({ key: 'wait.count', params: { seat: 2 } });
  expect(inEnglish(say.wait(f))).toBe('Cat is gathering keyples');
});

describe('numbers and cases agree', () => {
  test('in French', () => {
    expect(inFrench(say.event(bid))).toBe('Ann offre 3 keyples rouges pour Barbican');
    expect(inFrench(say.event({ ...bid, count: 1, total: 1 }))).toBe(
      'Ann offre 1 keyple rouge pour Barbican',
    );
  });
  test('in German', () => {
    expect(inGerman(say.event(bid))).toBe('Ann bietet 3 rote Keyples für Barbican');
    expect(inGerman(say.event({ ...bid, count: 1, total: 1 }))).toBe(
      'Ann bietet 1 roten Keyple für Barbican',
    );
  });
});

describe('cells are told by the way from home', () => {
  const cell = (q: number, r: number): string =>
    inEnglish(say.answer({ k: 'cell', seat: 0, tile: 'barbican' } as Frame, [q, r]));

  test('straight or with one bend', () => {
    expect(cell(0, 0)).toBe('at the heart of the borough');
    expect(cell(1, -1)).toBe('1 step north-east of home');
    expect(cell(3, 0)).toBe('3 steps east of home');
    expect(cell(0, -2)).toBe('2 steps north-west of home');
    expect(cell(-1, -1)).toBe('1 step west and 1 step north-west of home');
    expect(cell(1, -2)).toBe('1 step north-west and 1 step north-east of home');
  });
  test('no two alike', () => {
    const cells = Array.from({ length: 81 }, (_, i) => cell((i % 9) - 4, Math.floor(i / 9) - 4));
    expect(new Set(cells).size).toBe(cells.length);
  });
});

describe('a component', () => {
  const lines = (id: string, by = say): string[] =>
    by.component(id).map(({ depth, said }) => `${'  '.repeat(depth)}${inEnglish(said)}`);

  test('says what it produces, needs and scores at each level', () => {
    expect(lines('harrods')).toEqual([
      'Harrods',
      '  Kind: era 2 tile',
      '  Before the upgrade',
      '    Use: take 1 brown connector and 1 yellow connector',
      '    Upgrade: needs 2 connectors of any colour on the tile; return 1 compass',
      '  Upgraded',
      '    Use: take 2 brown connectors and 2 yellow connectors',
      '    4 points at the end of the game',
    ]);
  });
  test('says what its berths bring', () => {
    expect(lines('thames-barrier').slice(0, 5)).toEqual([
      'Thames Barrier',
      '  Kind: river tile',
      '  River: east and west',
      '  Berths',
      '    Berth 1: 8 points and the river tile The O2',
    ]);
  });
  test('has words in every language for every tile of the box', () => {
    const said = HOUSE_1.tiles.flatMap(({ id }) => say.component(id).map(line => line.said));
    expect(said.flatMap(each => VOICES.map(voice => voice(each))).filter(text => text.includes('⟦'))).toEqual(
      [],
    );
    expect(HOUSE_1.tiles.filter(({ id }) => say.component(id).length < 3)).toEqual([]);
  });
  test('that there is not has nothing to say', () => expect(lines('big-ben')).toEqual([]));

  test('has words for upgrades of any cost', () => {
    const costing = (upgrades: TileRow['upgrades'] & {}) => {
      const tiles = HOUSE_1.tiles.map(row => (row.id === 'harrods' ? { ...row, upgrades } : row));
      return lines('harrods', describer(openBox({ ...HOUSE_1, tiles })))[4]?.trim();
    };
    expect(costing([{ connectors: [], skills: [] }])).toBe('Upgrade: needs keyples only');
    expect(costing([{ connectors: [], skills: ['any', 'any'] }])).toBe(
      'Upgrade: return 2 skill tiles of any type',
    );
    expect(costing([{ connectors: ['red', 'different', 'different'], skills: [] }])).toBe(
      'Upgrade: needs 1 red connector and 2 connectors of different colours on the tile',
    );
  });

  test('of a replacement set is told as that set has it', () => {
    const mine = title.withSet(setBench(title).edited(['tiles', 'harrods', 'points', 1], 9));
    if (!('describe' in mine)) throw new Error('the set has faults');
    expect(mine.describe.component('harrods').map(({ said }) => inEnglish(said))).toContain(
      '9 points at the end of the game',
    );
    expect(title.describe.component('harrods').map(({ said }) => inEnglish(said))).toContain(
      '4 points at the end of the game',
    );
  });
});

test('German bends the colours of keyples by case', () => {
  const one = { seat: 0, tile: 'barbican', colour: 'red', count: 1, groups: [] } as const;
  expect(inGerman(say.event({ t: 'bid', ...one, total: 1 }))).toBe('Ann bietet 1 roten Keyple für Barbican');
  expect(inGerman(say.event({ t: 'used', level: 0, ...one, count: 2 }))).toBe(
    'Ann nutzt Barbican mit 2 roten Keyples',
  );
  expect(inGerman(say.event({ t: 'used', level: 0, ...one }))).toBe('Ann nutzt Barbican mit 1 roten Keyple');
  expect(inGerman(say.event({ t: 'retrieved', seat: 0, keyples: ['blue', 'red', 'red'] }))).toBe(
    'Ann sammelt im eigenen Bezirk 1 blauen Keyple und 2 rote Keyples ein',
  );
  expect(inGerman({ key: 'keyples.yellow', params: { n: 1 } })).toBe('1 gelber Keyple');
  expect(inGerman({ key: 'does.keyples', params: { each: 2, colour: 'yellow' } })).toBe(
    '2 Punkte je gelben Keyple am Spielende',
  );
});

test('K50: all have passed in words that hold when some have sailed', () => {
  const seats = [2, 0];
  expect(VOICES.map(voice => voice(say.event({ t: 'all-passed', seats })))).toEqual([
    'All who were left have passed in a row and sail in this order: Cat and Ann',
    'Toutes les personnes encore en jeu ont passé d’affilée et prennent le large dans cet ordre\u00a0: Cat et Ann',
    'Alle, die noch dabei waren, haben direkt nacheinander gepasst und segeln in dieser Reihenfolge los: Cat und Ann',
  ]);
});

test('a list that ends with Hyde Park says "and" once', () => {
  const said = { key: 'outline.taken', params: { tiles: ['greenwich', 'hyde-park'] } };
  expect(inEnglish(said)).toBe('Tiles still to be placed: Greenwich and Hyde Park & Kensington Gardens');
});
