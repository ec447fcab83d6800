import {
  dictionary,
  flag,
  isObject,
  list,
  object,
  oneOf,
  type Read,
  type Reader,
  rowAt,
  setName,
  text,
  whole,
} from '@thameside/kit';
import {
  CONNECTORS,
  KEYPLES,
  KINDS,
  PLAYER_COLOURS,
  RIVER_LENGTH,
  SCORINGS,
  SIDES,
  SKILLS,
} from '../vocabulary.ts';

const name = text(80);
const count = whole(0, 1000);
const points = whole(-100, 100);

const skill = oneOf(SKILLS, 'fault.unknown-skill');
const skills = oneOf([...SKILLS, 'any'], 'fault.unknown-skill');
const connectors = oneOf([...CONNECTORS, 'any'], 'fault.unknown-colour');
const required = oneOf([...CONNECTORS, 'any', 'different'], 'fault.unknown-colour');

const gained: Reader<Read<typeof connectors>> = (value, at, report) =>
  value === 'different'
    ? void report(at, 'fault.different-outside-upgrade', {})
    : connectors(value, at, report);

const anyGain = object({}, { skills: list(skills), connectors: list(gained) });
const gain: Reader<Read<typeof anyGain>> = (value, at, report) => {
  const draft = anyGain(value, at, report);
  const isEmpty = draft !== undefined && Object.values(draft).every(things => things?.length === 0);
  if (isEmpty) report(at, 'fault.empty-gain', {});
  return draft;
};

const use = object({ gain }, { pay: object({ skills: list(skills, 1) }) });
const upgrade = object({ connectors: list(required), skills: list(skills) });
const score = object(
  { rule: oneOf(SCORINGS, 'fault.unknown-scoring'), each: points },
  { colour: oneOf(CONNECTORS, 'fault.unknown-colour'), skill },
);
const berth = object({}, { start: flag, keyples: whole(0, 100), points, claims: flag });

const tile = object(
  { id: text(60), name, kind: oneOf(KINDS, 'fault.unknown-kind'), basis: dictionary(text(200)) },
  {
    playerColour: oneOf(PLAYER_COLOURS, 'fault.unknown-colour'),
    use: list(use, 1),
    score: list(score, 1),
    points: list(points, 1),
    upgrades: list(upgrade),
    riverSides: list(whole(0, SIDES - 1), 1),
    order: whole(1, RIVER_LENGTH),
    berths: list(berth),
  },
);

const tileById: typeof tile = (value, at, report) =>
  tile(value, rowAt(at, isObject(value) ? value.id : undefined), report);

const each = <W extends string>(words: readonly W[]): Readonly<Record<W, typeof count>> =>
  Object.fromEntries(words.map(word => [word, count])) as Record<W, typeof count>;

const supplies = object({
  connectors: object(each(CONNECTORS)),
  skills: object(each(SKILLS)),
  keyples: object(each(KEYPLES)),
  landmarkMarkers: count,
});

const level = whole(0, 1);
const deal = object({
  startKeyples: count,
  routemastersPerPlayer: count,
  buildings: object(each(['2', '3', '4', '5', '6'])),
  levelOnArrival: object({}, { 1: level, 2: level, 3: level }),
});

/** What the shipped file says to its reader and no rule asks for. */
const EXPLANATIONS = ['players', 'connectorMeaning', 'skillMeaning', 'hexes', 'levels', 'words'];

/** The form of a set file: every value by itself. What values have to do with each other comes after. */
export const readSet = object(
  {
    game: oneOf(['key-to-the-city'], 'fault.wrong-game'),
    title: name,
    set: setName,
    supplies,
    deal,
    tiles: list(tileById),
  },
  {},
  EXPLANATIONS,
);

export type SetDraft = Read<typeof readSet>;
export type TileDraft = Read<typeof tile>;
export type ScoreDraft = Read<typeof score>;
export type UpgradeDraft = Read<typeof upgrade>;
export type BerthDraft = Read<typeof berth>;
