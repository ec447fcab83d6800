import { clip, flag, list, object, oneOf, type Read, type Reader, show, text, whole } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../components/vocabulary.ts';
import type { BoroughId, CardId } from '../state.ts';

/** `turn`: a turn is about to begin. `action`: the card of L21 has been drawn. */
const PHASES = ['turn', 'action'] as const;

const count = whole(0, 1000);

const idOf =
  (
    known: Readonly<Record<string, unknown>>,
    fault: 'fault.unknown-card' | 'fault.unknown-borough',
  ): Reader<string> =>
  (value, at, report) => {
    if (typeof value !== 'string') return void report(at, 'fault.not-a-text', { found: show(value) });
    return Object.hasOwn(known, value) ? value : void report(at, fault, { found: clip(value) });
  };

const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, at, report) =>
    value === null ? null : reader(value, at, report);

/** The form of a position, every value by itself; all but the players may be left out. */
export const formOf = (box: Box) => {
  const card: Reader<CardId> = idOf(box.cards, 'fault.unknown-card');
  const borough: Reader<BoroughId> = idOf(box.boroughs, 'fault.unknown-borough');
  const row = list(orNull(card));
  const stack = object({ cards: list(card) }, { down: flag, coins: count });
  const player = object(
    {},
    {
      money: count,
      loans: count,
      poverty: count,
      prestige: count,
      hand: list(card),
      boroughs: list(borough),
      display: list(stack),
    },
  );
  return object(
    { players: list(player, FEWEST_PLAYERS, MOST_PLAYERS) },
    {
      phase: oneOf(PHASES, 'position.unknown-word'),
      active: whole(0, MOST_PLAYERS - 1),
      last: orNull(whole(0, MOST_PLAYERS - 1)),
      top: row,
      bottom: row,
      deck: list(card),
      offer: list(borough),
      boroughDeck: list(borough),
      seed: text(200),
    },
  );
};

export type Draft = Read<ReturnType<typeof formOf>>;
export type PlayerDraft = NonNullable<NonNullable<Draft['players']>[number]>;
export type StackDraft = NonNullable<NonNullable<PlayerDraft['display']>[number]>;
