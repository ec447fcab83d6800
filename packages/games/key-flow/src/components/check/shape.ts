import {
  dictionary,
  flag,
  isObject,
  list,
  object,
  oneOf,
  orNull,
  type Read,
  type Reader,
  rowAt,
  setName,
  text,
  whole,
} from '@thameside/kit';
import {
  ANIMALS,
  ARROWS,
  COLOURS,
  MARKINGS,
  MOST_KEYPLES,
  PLAYER_COUNTS,
  POWERS,
  RESOURCES,
  ROWS,
  SEASONS,
  SKILLS,
} from '../vocabulary.ts';
import { scoring } from './score.ts';

const name = text(80);
const count = whole(0, 1000);
const few = whole(0, 20);
const points = whole(0, 100);
const word = <W extends string>(words: readonly W[]): Reader<W> => oneOf(words, 'fault.unknown-word');

const each = <W extends string, T>(words: readonly W[], reader: Reader<T>): Readonly<Record<W, Reader<T>>> =>
  Object.fromEntries(words.map(one => [one, reader])) as Record<W, Reader<T>>;

const MOST_ICONS = 6;
const resources = list(word([...RESOURCES, 'any']), 0, MOST_ICONS);
const skills = list(word([...SKILLS, 'any']), 0, MOST_ICONS);

const plainGain = {
  resources,
  resourceChoice: list(word(RESOURCES), 2, RESOURCES.length),
  tokens: few,
  randomSkills: few,
};
const one = object({}, plainGain);
const several = object({}, { ...plainGain, choice: list(one, 2, MOST_ICONS) });

const gives = (draft: Readonly<Record<string, unknown>> | undefined): boolean =>
  draft === undefined ||
  Object.values(draft).some(value => (Array.isArray(value) ? value.length > 0 : value !== 0));
const gain: Reader<Read<typeof several>> = (value, at, report) => {
  const draft = several(value, at, report);
  if (!gives(draft) || draft?.choice?.some(option => !gives(option))) report(at, 'fault.empty-gain', {});
  return draft;
};

const box = object(
  {},
  {
    transport: few,
    upgrades: few,
    pay: object({ skills: list(word([...SKILLS, 'any']), 1, MOST_ICONS) }),
    gain,
    points,
    storage: object({ set: list(word([...RESOURCES, 'any']), 1, MOST_ICONS), points }),
    score: scoring,
    power: word(POWERS),
  },
);

const common = {
  id: text(60),
  animals: list(word(ANIMALS), 0, 10),
  basis: dictionary(text(200)),
};

const village = object(
  {
    ...common,
    type: word(['home', 'village']),
    name,
    season: orNull(word(SEASONS)),
    marking: orNull(word(MARKINGS)),
    row: word(ROWS),
    boxes: list(box, 0, 3),
    upgradeCosts: list(object({ resources, skills }), 0, 2),
  },
  {
    boat: flag,
    bottom: object({
      resources: list(word(RESOURCES), 0, MOST_ICONS),
      skills: list(word([...SKILLS, 'random']), 0, MOST_ICONS),
    }),
  },
);

const keyple = object({
  ...common,
  type: word(['keyple']),
  season: word(SEASONS),
  marking: word(MARKINGS),
  number: whole(1, 999),
  colour: word(COLOURS),
  keyples: whole(1, MOST_KEYPLES),
  arrows: list(word(ARROWS), 1, ARROWS.length),
  token: flag,
});

const cardById: Reader<CardDraft> = (value, at, report) => {
  const place = rowAt(at, isObject(value) ? value.id : undefined);
  const isKeyple = isObject(value) && value.type === 'keyple';
  return isKeyple ? keyple(value, place, report) : village(value, place, report);
};

const deal = object({ removeK: count, spring: few, summer: few, autumn: few, winterK: few, winter: few });

/** What the shipped file says to its reader and no rule asks for. */
const EXPLANATIONS = ['players', 'passing', 'powers'];

/** The form of a set file: every value by itself. What values have to do with each other comes after. */
export const readSet = object(
  {
    game: oneOf(['key-flow'], 'fault.wrong-game'),
    title: name,
    set: setName,
    supplies: object({
      resources: object(each(RESOURCES, count)),
      skillsSingle: object(each(SKILLS, count)),
      skillsDouble: object(each(SKILLS, count)),
      tokens: count,
      upgradeTiles: count,
      multiTiles: count,
    }),
    deal: object(each(PLAYER_COUNTS, deal)),
    cards: list(cardById, 0, 400),
  },
  {},
  EXPLANATIONS,
);

export type SetDraft = Read<typeof readSet>;
export type VillageDraft = Read<typeof village>;
export type KeypleDraft = Read<typeof keyple>;
export type CardDraft = VillageDraft | KeypleDraft;
