import {
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
  ABILITIES,
  ACTIONS,
  COLOURS,
  ONGOING,
  REACTIONS,
  SETS,
  SIDES_OF_RIVER,
  SPECIALS,
} from '../vocabulary.ts';

const name = text(80);
const basis = text(200);
const amount = whole(0, 1000);
const change = whole(-100, 100);

const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, at, report) =>
    value === null ? null : reader(value, at, report);

const effect = <W extends string>(words: readonly W[]): Reader<W> => oneOf(words, 'fault.unknown-effect');

const fee = oneOf(['any', ...COLOURS.filter(colour => colour !== 'grey')], 'fault.unknown-colour');

const card = object(
  {
    id: text(60),
    name,
    set: oneOf(SETS, 'fault.unknown-letter'),
    colour: oneOf(COLOURS, 'fault.unknown-colour'),
    copies: whole(1, 40),
    cost: amount,
    activate: orNull(object({}, { money: whole(1, 1000), discard: fee })),
    run: object({ money: amount, prestige: amount, poverty: change }, { special: effect(SPECIALS) }),
    endPrestige: amount,
    flips: flag,
    basis,
  },
  {
    buildsWithoutDiscard: flag,
    ongoing: effect(ONGOING),
    react: effect(REACTIONS),
    action: effect(ACTIONS),
  },
);

const borough = object(
  {
    id: text(60),
    name,
    side: oneOf(SIDES_OF_RIVER, 'fault.unknown-side'),
    river: flag,
    cost: amount,
    gain: object({ draw: whole(0, 20), prestige: amount, poverty: change }),
    basis,
  },
  {
    run: object({}, { money: amount, prestige: amount, poverty: change }),
    ability: effect(ABILITIES),
    starter: flag,
  },
);

/** A row whose place shows its id. */
const byId =
  <T>(row: Reader<T>): Reader<T> =>
  (value, at, report) =>
    row(value, rowAt(at, isObject(value) ? value.id : undefined), report);

const columns = whole(1, 20);
const loss = whole(-1000, 0);

/** What the shipped file says to its reader and no rule asks for. */
const EXPLANATIONS = ['players', 'specials'];

/** The form of a set file: every value by itself. What values have to do with each other comes after. */
export const readSet = object(
  {
    game: oneOf(['london'], 'fault.wrong-game'),
    title: name,
    set: setName,
    setup: object({
      money: amount,
      hand: whole(0, 20),
      poverty: amount,
      boardColumns: object({ 2: columns, 3: columns, 4: columns }),
      boroughsFaceUp: whole(0, 20),
    }),
    loan: object({ money: whole(1, 1000), repay: whole(1, 1000), unpaidPrestige: loss }),
    handLimit: whole(0, 100),
    moneyPerPrestige: whole(1, 1000),
    povertyTable: object({
      1: loss,
      2: loss,
      3: loss,
      4: loss,
      5: loss,
      6: loss,
      7: loss,
      8: loss,
      9: loss,
      10: loss,
      eachOver10: loss,
    }),
    cards: list(byId(card)),
    boroughs: list(byId(borough)),
  },
  {},
  EXPLANATIONS,
);

export type SetDraft = Read<typeof readSet>;
export type CardDraft = Read<typeof card>;
export type BoroughDraft = Read<typeof borough>;
