import { clip, list, object, oneOf, type Read, type Reader, show, text, whole } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { RESOURCES, SEASONS, SKILLS } from '../components/vocabulary.ts';
import type { CardId } from '../state.ts';

const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 6;
const FURTHEST = 100;

/** A match can begin where cards are chosen, where tokens are used, before winter, or with the final scoring. */
const STARTS = ['season', 'extra', 'winter', 'final'] as const;
export type Start = (typeof STARTS)[number];

const count = whole(0, 100);
const word = <W extends string>(words: readonly W[]): Reader<W> => oneOf(words, 'fault.unknown-word');
const each = <W extends string, T>(words: readonly W[], reader: Reader<T>): Readonly<Record<W, Reader<T>>> =>
  Object.fromEntries(words.map(one => [one, reader])) as Record<W, Reader<T>>;

/** The form of a position, every value by itself; all but the players may be left out. */
export const formOf = (box: Box) => {
  const card: Reader<CardId> = (value, at, report) => {
    if (typeof value !== 'string') return void report(at, 'fault.not-a-text', { found: show(value) });
    return Object.hasOwn(box.cards, value)
      ? value
      : void report(at, 'fault.unknown-card', { card: clip(value) });
  };
  const cards = list(card);
  const skills = object({}, each(SKILLS, count));
  const site = object(
    { card },
    {
      at: whole(-FURTHEST, FURTHEST),
      level: whole(0, 2),
      turned: whole(0, 2),
      stock: object({}, each(RESOURCES, count)),
      keyples: cards,
      tokens: count,
      extra: whole(0, 3),
    },
  );
  const player = object(
    {},
    {
      home: card,
      village: list(site),
      hand: cards,
      winter: cards,
      store: cards,
      discards: cards,
      skills,
      doubles: skills,
      tokens: count,
    },
  );
  return object(
    { players: list(player, FEWEST_PLAYERS, MOST_PLAYERS) },
    {
      season: word(SEASONS),
      phase: word(STARTS),
      turn: whole(1, 1000),
      options: object({}, { competition: word(['off', 'on']), stores: word(['closed', 'open']) }),
      seed: text(200),
    },
  );
};

export type Draft = Read<ReturnType<typeof formOf>>;
export type PlayerDraft = NonNullable<NonNullable<Draft['players']>[number]>;
export type SiteDraft = NonNullable<NonNullable<PlayerDraft['village']>[number]>;
