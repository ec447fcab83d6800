import {
  each,
  flag,
  header,
  list,
  maybe,
  name,
  object,
  orNull,
  row,
  type Shape,
  text,
  whole,
  word,
} from '@thameside/kit';
import { plate } from '../plate.ts';
import type { ComponentSet } from './set.ts';
import {
  ABILITIES,
  ACTIONS,
  COLOURS,
  ONGOING,
  REACTIONS,
  SETS,
  SIDES_OF_RIVER,
  SPECIALS,
} from './vocabulary.ts';

const amount = whole(0, 1000);
const change = whole(-100, 100);
const loss = whole(-1000, 0);
const id = text(60);
const basis = text(200);

const card = object({
  id,
  name,
  set: word(SETS),
  colour: word(COLOURS),
  copies: whole(1, 40),
  cost: amount,
  activate: orNull(
    object({
      money: maybe(whole(1, 1000)),
      discard: maybe(word(['any', ...COLOURS.filter(colour => colour !== 'grey')])),
    }),
  ),
  run: object({ money: amount, prestige: amount, poverty: change, special: maybe(word(SPECIALS)) }),
  endPrestige: amount,
  flips: flag,
  buildsWithoutDiscard: maybe(flag),
  ongoing: maybe(word(ONGOING)),
  react: maybe(word(REACTIONS)),
  action: maybe(word(ACTIONS)),
  basis,
});

const borough = object({
  id,
  name,
  side: word(SIDES_OF_RIVER),
  river: flag,
  cost: amount,
  gain: object({ draw: whole(0, 20), prestige: amount, poverty: change }),
  run: maybe(object({ money: maybe(amount), prestige: maybe(amount), poverty: maybe(change) })),
  ability: maybe(word(ABILITIES)),
  starter: maybe(flag),
  basis,
});

/** The form of a set file: every value by itself. */
export const SHAPE: Shape<ComponentSet> = object({
  ...header(plate.id),
  setup: object({
    money: amount,
    hand: whole(0, 20),
    poverty: amount,
    boardColumns: object(each(['2', '3', '4'], whole(1, 20))),
    boroughsFaceUp: whole(0, 20),
  }),
  loan: object({ money: whole(1, 1000), repay: whole(1, 1000), unpaidPrestige: loss }),
  handLimit: whole(0, 100),
  moneyPerPrestige: whole(1, 1000),
  povertyTable: object(each(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'eachOver10'], loss)),
  cards: list(row(card), 1),
  boroughs: list(row(borough)),
});
