import type { Options } from '@thameside/kernel';
import {
  amounts,
  idIn,
  list,
  maybe,
  object,
  optionsIn,
  type Read,
  type Stock,
  text,
  whole,
  word,
} from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { RESOURCES, SEASONS, type Skill } from '../components/vocabulary.ts';
import { optionsFor } from '../options.ts';
import { plate } from '../plate.ts';
import type { CardId } from '../state.ts';

/** What the position may speak of, and what of it has not been named. */
export interface Stocks {
  readonly cards: Stock<CardId>;
  readonly skills: Stock<Skill>;
  readonly doubles: Stock<Skill>;
}

/** A match can begin where cards are chosen, where tokens are used, before winter, or with the final scoring. */
const STARTS = ['season', 'extra', 'winter', 'final'] as const;
export type Start = (typeof STARTS)[number];

const OPTIONS = optionsIn(optionsFor(2));
const count = whole(0, 100);

/** The form of a position; all but the players may be left out. */
export const shapeOf = (box: Box, { cards, skills, doubles }: Stocks) => {
  const heap = maybe(list(cards.one));
  const site = object({
    card: cards.one,
    at: maybe(whole(-100, 100)),
    level: maybe(whole(0, 2)),
    turned: maybe(whole(0, 2)),
    stock: maybe(amounts(RESOURCES, 100)),
    keyples: heap,
    tokens: maybe(count),
    extra: maybe(whole(0, 3)),
  });
  const player = object({
    home: maybe(idIn(box.cards)),
    village: maybe(list(site)),
    hand: heap,
    winter: heap,
    store: heap,
    discards: heap,
    skills: maybe(skills.counts),
    doubles: maybe(doubles.counts),
    tokens: maybe(count),
  });
  return object({
    players: list(player, ...plate.seats),
    season: maybe(word(SEASONS)),
    phase: maybe(word(STARTS)),
    turn: maybe(whole(1, 1000)),
    options: maybe(OPTIONS),
    seed: maybe(text(200)),
  });
};

/** With the defaults where nothing is said. */
export const optionsOf = ({ options = OPTIONS({}, '', () => {}) }: Draft): Options => options;

export type Draft = Read<ReturnType<typeof shapeOf>>;
export type PlayerDraft = Draft['players'][number];
