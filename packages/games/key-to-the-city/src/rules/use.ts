import { at, type Refusal, type Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import type { KnownTile, State, Table, Tile, TileId } from '../state.ts';
import { panelOf } from './gain.ts';
import { type Commit, canReach, shortage } from './keyples.ts';
import { canPay, payWith } from './skills.ts';

function canUseTile(box: Box, s: Table, seat: Seat, tile: KnownTile): boolean {
  const panel = panelOf(box, tile);
  return panel !== null && canPay(at(s.players, seat).skills, panel.pay) && canReach(s, seat, 'use', tile);
}

/** K30: the player's own borough first, then the others' by seat, then the centre. */
function* tilesToUse(s: State, seat: Seat): Generator<Tile> {
  const n = s.players.length;
  for (let i = 0; i < n; i++) yield* at(s.players, (seat + i) % n).borough;
  yield* s.centre;
}

export function canUse(box: Box, s: State, seat: Seat): boolean {
  for (const p of s.players) for (const site of p.borough) if (canUseTile(box, s, seat, site)) return true;
  return s.centre.some(lot => canUseTile(box, s, seat, lot));
}

export function whyNotUse(box: Box, s: Table, seat: Seat, tile: KnownTile): Refusal | null {
  if (canUseTile(box, s, seat, tile)) return null;
  const panel = panelOf(box, tile);
  if (panel === null) return refusal('K30.no-panel', { tile: tile.id });
  if (!canPay(at(s.players, seat).skills, panel.pay)) return refusal('K32.skill', { tile: tile.id });
  return shortage(s, seat, 'use', tile);
}

/** K31, K32: keyples onto the tile, skill tiles back to the supply, then the gains. */
export const commitUse =
  (box: Box): Commit =>
  (s, tile, spent, io) => {
    tile.placed += spent.count;
    tile.ladder = spent.count;
    io.emit({ t: 'used', level: tile.level, ...spent });
    const { seat } = spent;
    io.push({ k: 'gain', seat, tile: tile.id }, { k: 'errand', seat });
    payWith(s, seat, panelOf(box, tile)?.pay ?? [], io);
  };

export function useRules(box: Box): Rules<'use'> {
  return {
    use: {
      legal(s, f) {
        const usable: TileId[] = [];
        for (const tile of tilesToUse(s, f.seat)) if (canUseTile(box, s, f.seat, tile)) usable.push(tile.id);
        return usable;
      },
      refused: (s, f) =>
        [...tilesToUse(s, f.seat)].flatMap(tile => {
          const why = whyNotUse(box, s, f.seat, tile);
          return why ? [{ answer: tile.id, refusal: why }] : [];
        }),
      apply: (_s, f, tile, io) => io.push({ k: 'colour', seat: f.seat, act: 'use', tile }),
    },
  };
}
