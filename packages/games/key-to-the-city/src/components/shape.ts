import {
  by,
  dictionary,
  each,
  flag,
  header,
  list,
  maybe,
  name,
  object,
  row,
  type Shape,
  text,
  whole,
  word,
} from '@thameside/kit';
import { plate } from '../plate.ts';
import type { Berth, ComponentSet, Score, TileRow } from './set.ts';
import {
  CONNECTORS,
  KEYPLES,
  KINDS,
  type Kind,
  PLAYER_COLOURS,
  PLAYER_COUNTS,
  RIVER_LENGTH,
  SIDES,
  SKILLS,
} from './vocabulary.ts';

const count = whole(0, 1000);
const points = whole(-100, 100);
const skills = list(word([...SKILLS, 'any']));

const use = object({
  pay: maybe(object({ skills: list(word([...SKILLS, 'any']), 1) })),
  gain: object({ skills: maybe(skills), connectors: maybe(list(word([...CONNECTORS, 'any']))) }),
});
const upgrade = object({ connectors: list(word([...CONNECTORS, 'any', 'different']), 0, SIDES), skills });

/** K76: a kind of scoring, and what it names besides its amount. */
const rule = <R extends Score['rule'], F extends Readonly<Record<string, Shape<unknown>>>>(of: R, named: F) =>
  object({ rule: word([of]), ...named, each: points }) as Shape<Score>;
const connector = word(CONNECTORS);
const score = by<Score>('rule', {
  'connectors-on-tile': rule('connectors-on-tile', { colour: maybe(connector) }),
  'different-connectors-on-tile': rule('different-connectors-on-tile', {}),
  'tiles-linked': rule('tiles-linked', { colour: connector }),
  'river-tiles-linked': rule('river-tiles-linked', { colour: connector }),
  routemasters: rule('routemasters', {}),
  keyples: rule('keyples', { colour: word(KEYPLES) }),
  'keyple-sets': rule('keyple-sets', {}),
  skills: rule('skills', { skill: word(SKILLS) }),
  'skill-sets-of-four': rule('skill-sets-of-four', {}),
  'landmark-markers': rule('landmark-markers', {}),
  'connector-sets': rule('connector-sets', {}),
  'tiles-with-six-connectors': rule('tiles-with-six-connectors', {}),
  fixed: rule('fixed', {}),
} satisfies Record<Score['rule'], Shape<Score>>);

/** One entry per side of the tile, or one for all of them. */
const perSide =
  <T>(item: Shape<T>, sides: number): Shape<readonly T[]> =>
  (value, at, tell) => {
    const count = Array.isArray(value) && value.length === 1 ? 1 : sides;
    return list(item, count, count)(value, at, tell);
  };

/** K40: how often a tile of each kind can be upgraded. */
const UPGRADES: Readonly<Record<Kind, number>> = {
  home: 1,
  era1: 1,
  era2: 1,
  building: 1,
  landmark: 2,
  routemaster: 0,
  river: 0,
};

/** K4, K52, K63: a berth to start at, or one that claims the tile left behind; and what each gives. */
const berthsOf = (order: number): Shape<readonly Berth[]> => {
  const given = order === 1 ? {} : order === RIVER_LENGTH ? { points } : { keyples: whole(0, 100) };
  const marked = order === 1 ? { start: maybe(flag) } : { claims: maybe(flag) };
  return list(object({ ...marked, ...given }) as Shape<Berth>, Number(PLAYER_COUNTS.at(-1)));
};

const riverSides = list(whole(0, SIDES - 1), 1, SIDES);

function tileOf(kind: Kind, order = 0): Shape<TileRow> {
  const upgrades = UPGRADES[kind];
  const isRiver = kind === 'river';
  const hasUse = upgrades > 0;
  const pointsOfAll = list(points, upgrades + 1, upgrades + 1);
  return object({
    id: text(60),
    name,
    kind: word([kind]),
    ...(kind === 'home' ? { playerColour: word(PLAYER_COLOURS) } : {}),
    ...(isRiver ? { order: whole(order, order), berths: berthsOf(order), riverSides } : {}),
    ...(kind === 'building' || kind === 'landmark' ? { riverSides: maybe(riverSides) } : {}),
    ...(hasUse ? { use: maybe(perSide(use, upgrades + 1)) } : {}),
    score: maybe(perSide(score, upgrades + 1)),
    points: kind === 'landmark' ? pointsOfAll : maybe(perSide(points, upgrades + 1)),
    ...(hasUse ? { upgrades: list(upgrade, upgrades, upgrades) } : { upgrades: maybe(list(upgrade, 0, 0)) }),
    basis: dictionary(text(200)),
  }) as Shape<TileRow>;
}

const ORDERS = Array.from({ length: RIVER_LENGTH }, (_, i) => i + 1);
const tile = by<TileRow>('kind', {
  ...Object.fromEntries(KINDS.map(kind => [kind, tileOf(kind)])),
  river: by('order', Object.fromEntries(ORDERS.map(order => [order, tileOf('river', order)]))),
});

const level = maybe(whole(0, 1));

/** The form of a set file: every value by itself. */
export const SHAPE: Shape<ComponentSet> = object({
  ...header(plate.id),
  supplies: object({
    connectors: object(each(CONNECTORS, count)),
    skills: object(each(SKILLS, count)),
    keyples: object(each(KEYPLES, count)),
    landmarkMarkers: count,
  }),
  deal: object({
    startKeyples: count,
    routemastersPerPlayer: count,
    buildings: object(each(PLAYER_COUNTS, count)),
    levelOnArrival: object({ 1: level, 2: level, 3: level }) as Shape<Readonly<Record<string, number>>>,
  }),
  tiles: list(row(tile)),
});
