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
  show,
  text,
  whole,
  word,
} from '@thameside/kit';
import { plate } from '../plate.ts';
import { scoring } from './score-shape.ts';
import type { BoxRow, CardRow, ComponentSet, Gain } from './set.ts';
import {
  ANIMALS,
  ARROWS,
  COLOURS,
  MARKINGS,
  MOST_KEYPLES,
  PLAYER_COUNTS,
  POWERS,
  RESOURCES,
  SEASONS,
  SKILLS,
} from './vocabulary.ts';

const count = whole(0, 1000);
const few = whole(0, 20);
const points = whole(0, 100);
const MOST_ICONS = 6;
const resources = list(word([...RESOURCES, 'any']), 0, MOST_ICONS);
const skills = list(word([...SKILLS, 'any']), 0, MOST_ICONS);
const someSkills = list(word([...SKILLS, 'any']), 1, MOST_ICONS);

/** Something must be gained. */
const gaining =
  (shape: Shape<Gain>): Shape<Gain> =>
  (value, at, tell) => {
    const read = shape(value, at, tell);
    const isGain = (each: unknown) => (Array.isArray(each) ? each.length > 0 : each !== 0);
    if (!Object.values(read).some(isGain)) tell(at, 'fault.empty');
    return read;
  };
const plainGain = {
  resources: maybe(resources),
  resourceChoice: maybe(list(word(RESOURCES), 2, RESOURCES.length)),
  tokens: maybe(few),
  randomSkills: maybe(few),
};
const gain = gaining(
  object({ ...plainGain, choice: maybe(list(gaining(object(plainGain)), 2, MOST_ICONS)) }),
);

const scored = {
  points: maybe(points),
  storage: maybe(object({ set: list(word([...RESOURCES, 'any']), 1, MOST_ICONS), points })),
  score: maybe(scoring),
  power: maybe(word(POWERS)),
};
/** F30: keyples never work in the lower row, so its cards have no action. */
const riverBox: Shape<BoxRow> = object(scored);
const roadBox: Shape<BoxRow> = object({
  transport: maybe(few),
  upgrades: maybe(few),
  pay: maybe(object({ skills: someSkills })),
  gain: maybe(gain),
  ...scored,
});

const none: Shape<null> = (value, at, tell) => {
  if (value !== null) tell(at, 'fault.must-be', { found: show(value), expected: 'null' });
  return null;
};

const id = text(60);
const animals = list(word(ANIMALS), 0, 10);
const basis = dictionary(text(200));
const village = (box: Shape<BoxRow>) => ({
  boat: maybe(flag),
  boxes: list(box, 0, 3),
  upgradeCosts: list(object({ resources, skills }), 0, 2),
  bottom: maybe(
    object({
      resources: list(word(RESOURCES), 0, MOST_ICONS),
      skills: list(word([...SKILLS, 'random']), 0, MOST_ICONS),
    }),
  ),
  animals,
  basis,
});

/** F1, F2: homes are dealt by themselves and lie in the upper row. */
const home = object({
  id,
  name,
  type: word(['home']),
  season: none,
  marking: none,
  row: word(['road']),
  ...village(roadBox),
});
const placed = <const R extends 'road' | 'river'>(lies: R, box: Shape<BoxRow>) =>
  object({
    id,
    name,
    type: word(['village']),
    season: word(SEASONS),
    marking: word(MARKINGS),
    row: word([lies]),
    ...village(box),
  });

/** F5: keyples have the colour of their season; F2: they are numbered cards. */
const keyple = (season: (typeof SEASONS)[number], colour: (typeof COLOURS)[number]) =>
  object({
    id,
    type: word(['keyple']),
    season: word([season]),
    marking: word(MARKINGS.filter(marking => marking !== 'K')),
    number: whole(1, 999),
    colour: word([colour]),
    keyples: whole(1, MOST_KEYPLES),
    arrows: list(word(ARROWS), 1, ARROWS.length),
    token: flag,
    animals,
    basis,
  });

const card = by<CardRow>('type', {
  home,
  village: by<CardRow>('row', { road: placed('road', roadBox), river: placed('river', riverBox) }),
  keyple: by<CardRow>(
    'season',
    Object.fromEntries(SEASONS.map((season, i) => [season, keyple(season, COLOURS[i] ?? 'green')])),
  ),
});

const deal = object({ removeK: count, spring: few, summer: few, autumn: few, winterK: few, winter: few });

/** The form of a set file: every value by itself. */
export const SHAPE: Shape<ComponentSet> = object({
  ...header(plate.id),
  supplies: object({
    resources: object(each(RESOURCES, count)),
    skillsSingle: object(each(SKILLS, count)),
    skillsDouble: object(each(SKILLS, count)),
    tokens: count,
    upgradeTiles: count,
    multiTiles: count,
  }),
  deal: object(each(PLAYER_COUNTS, deal)),
  cards: list(row(card), 0, 400),
});
