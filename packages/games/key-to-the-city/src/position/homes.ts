import type { Box } from '../components/box.ts';
import type { TileId } from '../state.ts';
import type { Draft, PlayerDraft } from './form.ts';

const isHome = (box: Box, id: TileId | undefined): id is TileId => id !== undefined && box.homes.includes(id);

/** The home that a player is given, by name or by lying in the borough. */
function namedHome(box: Box, player: PlayerDraft | undefined): TileId | undefined {
  if (isHome(box, player?.home)) return player.home;
  return player?.borough?.map(site => site?.tile).find(id => isHome(box, id));
}

/** K1: each player's home; who has none gets the first in the box that is not mentioned. */
export function homesOf(box: Box, draft: Draft): (TileId | undefined)[] {
  const players = draft.players ?? [];
  const named = players.map(player => namedHome(box, player));
  const elsewhere = [
    draft.box ?? [],
    ...players.map(player => player?.borough?.map(site => site?.tile) ?? []),
  ].flat();
  const free = box.homes.filter(id => !named.includes(id) && !elsewhere.includes(id));
  return named.map(home => home ?? free.shift());
}
