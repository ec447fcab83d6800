import type { Options } from '@thameside/kernel';
import {
  each,
  flag,
  idIn,
  list,
  maybe,
  object,
  optionsIn,
  orNull,
  type Read,
  type Shape,
  type Stock,
  text,
  whole,
  word,
} from '@thameside/kit';
import type { Box } from '../components/box.ts';
import {
  CONNECTORS,
  type Connector,
  KEYPLES,
  type Keyple,
  SIDES,
  type Skill,
} from '../components/vocabulary.ts';
import { plate } from '../plate.ts';
import type { TileId } from '../state.ts';

/** What the position may speak of, and what of it has not been named. */
export interface Stocks {
  readonly tiles: Stock<TileId>;
  readonly keyples: Stock<Keyple>;
  readonly skills: Stock<Skill>;
  readonly connectors: Stock<Connector>;
}

/** K80; homes and the first player are there already. */
const OPTIONS = optionsIn({ jennifer: ['off', 'on'] });

const [FEWEST_PLAYERS, MOST_PLAYERS] = plate.seats;
const FURTHEST = 100;
const count = whole(0, 1000);
const seat = whole(0, MOST_PLAYERS - 1);
const cell = list(whole(-FURTHEST, FURTHEST), 2, 2) as Shape<readonly [q: number, r: number]>;

/** The form of a position; all but the players may be left out. */
export const shapeOf = ({ tiles: known }: Box, { tiles, keyples, skills, connectors }: Stocks) => {
  const heap = maybe(list(tiles.one));
  const lying = {
    tile: tiles.one,
    level: maybe(whole(0, 2)),
    colour: maybe(orNull(word(KEYPLES))),
    placed: maybe(count),
    ladder: maybe(count),
  };
  return object({
    players: list(
      object({
        home: maybe(idIn(known)),
        screen: maybe(keyples.counts),
        front: maybe(keyples.counts),
        skills: maybe(skills.counts),
        unplaced: maybe(list(connectors.one, 0, SIDES)),
        berth: maybe(count),
        sailed: maybe(flag),
        ready: maybe(flag),
        taken: maybe(list(object({ tile: tiles.one, level: maybe(whole(0, 2)) }))),
        borough: maybe(
          list(
            object({
              ...lying,
              at: maybe(cell),
              rotation: maybe(whole(0, SIDES - 1)),
              connectors: maybe(object(each(['0', '1', '2', '3', '4', '5'], maybe(word(CONNECTORS))))),
            }),
          ),
        ),
      }),
      FEWEST_PLAYERS,
      MOST_PLAYERS,
    ),
    era: maybe(whole(1, 4)),
    phase: maybe(word(['turn', 'placing'])),
    active: maybe(seat),
    passes: maybe(list(seat)),
    options: maybe(OPTIONS),
    seed: maybe(text(200)),
    centre: maybe(list(object({ ...lying, bids: maybe(list(count)) }))),
    routemasters: heap,
    pile: heap,
    box: heap,
  });
};

/** With the defaults where nothing is said. */
export const optionsOf = ({ options = OPTIONS({}, '', () => {}) }: Draft): Options => options;

export type Draft = Read<ReturnType<typeof shapeOf>>;
export type PlayerDraft = Draft['players'][number];
export type SiteDraft = NonNullable<PlayerDraft['borough']>[number];
