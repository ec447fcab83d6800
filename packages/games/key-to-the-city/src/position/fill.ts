import { type Rng, rngOf, seedOf, shuffle } from '@thameside/kernel';
import { countsOf } from '@thameside/kit';
import { CONNECTORS, KEYPLES, SKILLS } from '../components/vocabulary.ts';
import type { State, TileId } from '../state.ts';
import type { Draft } from './form.ts';
import type { Setting } from './setting.ts';
import type { Sketch } from './sketch.ts';
import { activeSeat } from './turn.ts';

const known = <T>(list: readonly (T | undefined)[] | undefined): T[] =>
  (list ?? []).filter(each => each !== undefined);

export const rngFor = (draft: Draft): Rng => rngOf(seedOf(draft.seed ?? 'position'));

/** The whole state; tiles that are not mentioned go where they would be by now. The supplies are still empty. */
export function stateOf(setting: Setting, draft: Draft, sketch: Sketch, rng: Rng): State {
  const { box, era, ended, seats, jennifer } = setting;
  const players = sketch.players.map(({ it }) => it);
  const centre = sketch.centre.map(({ it }) => it);
  const later = era === 1 ? [...box.era2] : [];
  const river = box.river.slice(ended);
  const used = new Set<TileId>([
    ...[draft.routemasters, draft.pile, draft.box].flatMap(known),
    ...[...centre, ...players.flatMap(p => [...p.borough, ...p.taken])].map(tile => tile.id),
    ...later,
    ...river,
  ]);
  const left = (tiles: readonly TileId[]) => tiles.filter(id => !used.has(id));

  const buses = era < 4 ? seats * box.set.deal.routemastersPerPlayer : 0;
  const routemasters = draft.routemasters
    ? known(draft.routemasters)
    : left(box.routemasters).slice(0, buses);
  const pile = draft.pile ? known(draft.pile) : shuffle(rng, left(box.buildings));
  for (const id of [...routemasters, ...pile]) used.add(id);
  return {
    jennifer,
    era,
    over: false,
    active: activeSeat(draft, sketch),
    passes: known(draft.passes),
    bag: countsOf(KEYPLES),
    connectors: countsOf(CONNECTORS),
    skills: countsOf(SKILLS),
    homes: [],
    pile,
    later,
    routemasters,
    river,
    box: [...known(draft.box), ...left(box.set.tiles.map(({ id }) => id))],
    centre,
    players,
  };
}
