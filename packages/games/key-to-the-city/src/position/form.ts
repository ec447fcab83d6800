import {
  clip,
  flag,
  list,
  object,
  oneOf,
  orNull,
  type Read,
  type Reader,
  show,
  text,
  whole,
} from '@thameside/kit';
import type { Box } from '../components/box.ts';
import { CONNECTORS, KEYPLES, SIDES, SKILLS } from '../components/vocabulary.ts';
import type { TileId } from '../state.ts';

const FEWEST_PLAYERS = 2;
const MOST_PLAYERS = 6;
const LAST_ERA = 4;
const FURTHEST = 100;

const count = whole(0, 1000);
const colour = oneOf(KEYPLES, 'fault.unknown-colour');
const connector = oneOf(CONNECTORS, 'fault.unknown-colour');
const seat = whole(0, MOST_PLAYERS - 1);
const seats = list(seat);

const each = <W extends string, T>(words: readonly W[], reader: Reader<T>): Readonly<Record<W, Reader<T>>> =>
  Object.fromEntries(words.map(word => [word, reader])) as Record<W, Reader<T>>;

const keyples = object({}, each(KEYPLES, count));
const skills = object({}, each(SKILLS, count));
const connectors = object({}, each(CONNECTORS, count));

const twoNumbers = list(whole(-FURTHEST, FURTHEST), 2, 2);
const cell: Reader<readonly [q: number, r: number]> = (value, at, report) => {
  const [q, r] = twoNumbers(value, at, report) ?? [];
  return q === undefined || r === undefined ? undefined : [q, r];
};

const sides = object({}, each(['0', '1', '2', '3', '4', '5'], connector));

/** The form of a position, every value by itself; all but the players may be left out. */
export const formOf = (box: Box) => {
  const tile: Reader<TileId> = (value, at, report) => {
    if (typeof value !== 'string') return void report(at, 'fault.not-a-text', { found: show(value) });
    return Object.hasOwn(box.tiles, value)
      ? value
      : void report(at, 'fault.unknown-tile', { tile: clip(value) });
  };
  const tiles = list(tile);
  const lying = { level: whole(0, 2), colour: orNull(colour), placed: count, ladder: count };
  const player = object(
    {},
    {
      home: tile,
      screen: keyples,
      front: keyples,
      skills,
      unplaced: list(connector),
      berth: count,
      sailed: flag,
      ready: flag,
      taken: list(object({ tile }, { level: whole(0, 2) })),
      borough: list(
        object({ tile }, { ...lying, at: cell, rotation: whole(0, SIDES - 1), connectors: sides }),
      ),
    },
  );
  return object(
    { players: list(player, FEWEST_PLAYERS, MOST_PLAYERS) },
    {
      era: whole(1, LAST_ERA),
      phase: text(20),
      active: seat,
      passes: seats,
      options: object({}, { jennifer: text(20) }),
      seed: text(200),
      centre: list(object({ tile }, { ...lying, bids: list(count) })),
      routemasters: tiles,
      pile: tiles,
      box: tiles,
      river: tiles,
      bag: keyples,
      connectors,
      skills,
    },
  );
};

export type Draft = Read<ReturnType<typeof formOf>>;
export type PlayerDraft = NonNullable<NonNullable<Draft['players']>[number]>;
export type LotDraft = NonNullable<NonNullable<Draft['centre']>[number]>;
export type SiteDraft = NonNullable<NonNullable<PlayerDraft['borough']>[number]>;
