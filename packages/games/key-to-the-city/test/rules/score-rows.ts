import type { Connector } from '../../src/components/vocabulary.ts';

type Sides = Readonly<Partial<Record<number, Connector>>>;

/** One side of one tile: a borough with it, and the score line that it is worth there. */
export interface ScoreRow {
  readonly tile: string;
  readonly level: number;
  /** The player who owns it at the end of the game, as in a position. */
  readonly player: { readonly [field: string]: unknown; readonly borough: readonly object[] };
  readonly line: {
    readonly rule: string;
    readonly key: string;
    readonly params: object;
    readonly points: number;
  } | null;
}

/** One connector of each colour, all around a tile. */
const SIX: Sides = { 0: 'black', 1: 'blue', 2: 'brown', 3: 'grey', 4: 'red', 5: 'yellow' };
const HOME = { tile: 'tower-of-london' };
/** With its river, if it has one, from north-west to south-east or to the north-east, away from the home. */
const eastOfHome = (tile: string, level: number, connectors: Sides = {}, rotation = 0) => ({
  tile,
  level,
  at: [1, 0],
  connectors,
  rotation,
});
const rotationOf = (tile: string): number =>
  ['tower-bridge', 'hungerford-bridge', 'millennium-bridge', 'london-bridge', 'the-o2'].includes(tile)
    ? 1
    : 0;

/** Printed points, by level. */
const printed = (tile: string, ...points: readonly number[]): ScoreRow[] =>
  points.map((n, level) => ({
    tile,
    level,
    player: { borough: [HOME, eastOfHome(tile, level, level > 0 ? SIX : {}, rotationOf(tile))] },
    line: n === 0 ? null : { rule: 'K70', key: 'score.points', params: { tile }, points: n },
  }));

const home = (tile: string): ScoreRow[] =>
  [null, { rule: 'K70', key: 'score.points', params: { tile }, points: 10 }].map((line, level) => ({
    tile,
    level,
    player: { borough: [{ tile, level, connectors: SIX }] },
    line,
  }));

/** Two tiles in a chain, one that another colour joins, one that is only adjacent, and a loose end of the chain. */
const linked = (tile: string, colour: Connector, other: Connector): ScoreRow[] =>
  [1, 2].map((each, level) => ({
    tile,
    level,
    player: {
      borough: [
        { ...HOME, connectors: { 4: colour, 3: other } },
        eastOfHome(tile, level, { 4: colour, 0: colour }, rotationOf(tile)),
        { tile: 'barbican', at: [-1, 0] },
        { tile: 'covent-garden', at: [-1, 1] },
        { tile: 'senate-house', at: [0, -1] },
      ],
    },
    line: {
      rule: 'K71',
      key: 'score.tiles-linked',
      params: { tile, colour, each, count: 2 },
      points: 2 * each,
    },
  }));

/** Three connectors of the colour, one of them shared with the home, and one of another. */
const onTile = (tile: string, colour: Connector, other: Connector): ScoreRow[] =>
  [1, 2].map((each, level) => ({
    tile,
    level,
    player: { borough: [HOME, eastOfHome(tile, level, { 4: colour, 0: colour, 2: other, 3: colour })] },
    line: {
      rule: 'K76',
      key: 'score.connectors-on-tile',
      params: { tile, colour, each, count: 3 },
      points: 3 * each,
    },
  }));

const scored = (
  tile: string,
  player: object,
  rule: string,
  kind: string,
  count: number,
  each: number,
  named: object = {},
  connectors: Sides = {},
): ScoreRow => ({
  tile,
  level: 0,
  player: { borough: [HOME, eastOfHome(tile, 0, connectors, rotationOf(tile))], ...player },
  line: { rule, key: `score.${kind}`, params: { tile, count, each, ...named }, points: count * each },
});

const keyples = (tile: string, colour: string): ScoreRow =>
  scored(tile, { screen: { blue: 1, red: 1, yellow: 1, [colour]: 4 } }, 'K72', 'keyples', 4, 2, { colour });
const skills = (tile: string, skill: string): ScoreRow =>
  scored(tile, { skills: { brick: 1, coin: 1, compass: 1, [skill]: 3 } }, 'K76', 'skills', 3, 2, { skill });

const differentOnTile = ([1, 2] as const).map((each, level): ScoreRow => {
  const tile = 'great-ormond-street-hospital';
  return {
    tile,
    level,
    player: { borough: [HOME, eastOfHome(tile, level, { 0: 'red', 1: 'red', 2: 'blue', 4: 'grey' })] },
    line: {
      rule: 'K76',
      key: 'score.different-connectors-on-tile',
      params: { tile, each, count: 3 },
      points: 3 * each,
    },
  };
});

const ownBorough = (tile: string, ...others: readonly object[]) => ({
  borough: [HOME, eastOfHome(tile, 0), ...others],
});

const RIVER_ROWS: readonly ScoreRow[] = [
  scored(
    'hungerford-bridge',
    {},
    'K76',
    'connectors-on-tile',
    2,
    2,
    { colour: 'blue' },
    { 4: 'blue', 0: 'blue', 1: 'red' },
  ),
  {
    ...scored('millennium-bridge', {}, 'K71', 'river-tiles-linked', 1, 2, { colour: 'blue' }),
    player: {
      borough: [
        { ...HOME, connectors: { 1: 'blue', 4: 'blue', 5: 'blue' } },
        eastOfHome('millennium-bridge', 0, {}, 1),
        { tile: 'hungerford-bridge', at: [-1, 0], rotation: 1 },
        { tile: 'barbican', at: [0, -1] },
      ],
    },
  },
  scored(
    'london-bridge',
    {},
    'K76',
    'connectors-on-tile.any',
    4,
    2,
    {},
    { 4: 'blue', 0: 'blue', 1: 'red', 3: 'grey' },
  ),
  scored('the-o2', {}, 'K76', 'fixed', 1, 6),
];

const BUS_ROWS: readonly ScoreRow[] = [
  scored(
    'british-museum',
    ownBorough('british-museum', { tile: 'science-museum', at: [0, 1] }, { tile: 'barbican', at: [-1, 0] }),
    'K76',
    'routemasters',
    2,
    2,
  ),
  keyples('lords-cricket-ground', 'red'),
  keyples('oval-cricket-ground', 'yellow'),
  keyples('zsl-london-zoo', 'blue'),
  scored('madame-tussauds', { screen: { blue: 5, red: 2, yellow: 3 } }, 'K73', 'keyple-sets', 2, 3),
  skills('national-gallery', 'coin'),
  skills('tate-britain', 'brick'),
  skills('tate-modern', 'compass'),
  scored(
    'victoria-and-albert-museum',
    { skills: { brick: 2, coin: 2, compass: 4 } },
    'K74',
    'skill-sets-of-four',
    2,
    6,
  ),
  scored(
    'natural-history-museum',
    ownBorough('natural-history-museum', { tile: 'the-shard', level: 2, at: [-1, 0], connectors: SIX }),
    'K76',
    'landmark-markers',
    1,
    3,
  ),
  scored('royal-festival-hall', {}, 'K76', 'connector-sets', 1, 3, {}, SIX),
  scored('science-museum', {}, 'K76', 'tiles-with-six-connectors', 1, 2, {}, SIX),
];

/** What each side of each tile of house-1 is worth, in one borough at least. */
export const SCORE_ROWS: readonly ScoreRow[] = [
  ...['buckingham-palace', 'greenwich', 'palace-of-westminster'].flatMap(home),
  ...['royal-hospital-chelsea', 'somerset-house', 'tower-of-london'].flatMap(home),

  ...printed('bank-of-england', 0, 3),
  ...printed('barbican', 0, 3),
  ...printed('battersea-power-station', 0, 3),
  ...printed('covent-garden', 0, 3),
  ...printed('paddington-station', 0, 3),
  ...printed('senate-house', 0, 3),

  ...printed('british-library', 0, 4),
  ...printed('bt-tower', 0, 4),
  ...printed('charing-cross', 0, 4),
  ...printed('harrods', 0, 4),
  ...printed('lloyds-building', 0, 4),
  ...printed('southwark-cathedral', 0, 4),

  ...linked('canary-wharf', 'black', 'grey'),
  ...linked('gherkin', 'grey', 'black'),
  ...linked('marble-arch', 'red', 'brown'),
  ...linked('monument', 'brown', 'red'),
  ...linked('royal-opera-house', 'yellow', 'blue'),
  ...linked('tower-bridge', 'blue', 'yellow'),
  ...onTile('kings-cross-station', 'red', 'brown'),
  ...onTile('globe-theatre', 'yellow', 'blue'),
  ...onTile('mi6-building', 'black', 'grey'),
  ...onTile('royal-academy', 'grey', 'black'),
  ...onTile('westminster-abbey', 'brown', 'red'),
  ...onTile('westminster-cathedral', 'blue', 'yellow'),
  ...printed('waterloo-station', 0, 4),
  ...differentOnTile,

  ...printed('hyde-park', 3, 6, 12),
  ...printed('london-eye', 3, 6, 12),
  ...printed('piccadilly-circus', 3, 6, 12),
  ...printed('royal-albert-hall', 3, 6, 12),
  ...printed('st-pancras-station', 3, 6, 12),
  ...printed('st-pauls-cathedral', 3, 6, 12),
  ...printed('the-shard', 3, 6, 12),
  ...printed('trafalgar-square', 3, 6, 12),

  ...BUS_ROWS,
  ...RIVER_ROWS,
];
