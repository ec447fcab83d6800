import {
  type Box,
  CONNECTORS,
  type Connector,
  type Keyple,
  type PlayerView,
  SKILLS,
  type Skill,
  type TileView,
  type View,
} from '@thameside/key-to-the-city/client';
import { type Act, lotOf, offerFor } from './price.ts';
import { lackingFor } from './upgrade.ts';

/** What the colour in hand could do at a tile. */
export interface Chance {
  readonly act: Act;
  /** Keyples that it takes at least. */
  readonly need: number;
  readonly reach: number;
  readonly possible: boolean;
  /** Why not, where it is not for want of keyples. */
  readonly bar: 'colour' | 'skill' | 'lacking' | null;
  /** How many somebody else would then need in all: to outbid me, or to use the tile after me. */
  readonly beatenBy: number;
}

const skillsHeld = (player: PlayerView | undefined): Readonly<Record<Skill, number>> =>
  player?.skills ?? { brick: 0, coin: 0, compass: 0 };

/** K32, K43: whether these skill tiles are there to be returned. */
function canPay(player: PlayerView | undefined, wanted: readonly (Skill | 'any')[]): boolean {
  const skills = skillsHeld(player);
  const total = SKILLS.reduce((sum, skill) => sum + skills[skill], 0);
  return (
    total >= wanted.length &&
    SKILLS.every(skill => skills[skill] >= wanted.filter(each => each === skill).length)
  );
}

/** What the tile's present side produces, if anything. */
export const panelOf = (box: Box, tile: TileView) => box.tiles[tile.id]?.use[tile.level] ?? null;

/** K33: a use that would bring nothing, because the supply has none of it. */
export function yieldsNothing(view: View, box: Box, tile: TileView): boolean {
  const panel = panelOf(box, tile);
  if (!panel) return true;
  const hasSkills =
    (panel.pay.length > 0 && panel.anySkills > 0) || // what is returned can be taken back
    (panel.anySkills > 0 && SKILLS.some(skill => view.skills[skill] > 0)) ||
    panel.skills.some(skill => view.skills[skill] > 0);
  const isThere = (colour: Connector) => view.connectors[colour] > 0;
  const hasConnectors =
    (panel.anyConnectors > 0 && CONNECTORS.some(isThere)) ||
    CONNECTORS.some(colour => panel.connectors[colour] > 0 && isThere(colour));
  return !hasSkills && !hasConnectors;
}

function barTo(view: View, box: Box, seat: number, act: Act, tile: TileView): Chance['bar'] {
  if (act === 'use') {
    const pay = panelOf(box, tile)?.pay ?? [];
    return canPay(view.players[seat], pay) ? null : 'skill';
  }
  if (act === 'bid') return null;
  const site = view.players[seat]?.borough.find(({ id }) => id === tile.id);
  const lacking = site ? lackingFor(box, site, view.players[seat]) : null;
  return lacking && lacking.connectors.length + lacking.skills.length === 0 ? null : 'lacking';
}

/** The actions that could ever be done at this tile by this seat. */
export function actsAt(view: View, box: Box, seat: number, tile: TileView): Act[] {
  const plan = box.tiles[tile.id];
  const isMine = view.players[seat]?.borough.some(({ id }) => id === tile.id) ?? false;
  return [
    ...(lotOf(view, tile.id) ? (['bid'] as const) : []),
    ...(panelOf(box, tile) ? (['use'] as const) : []),
    ...(isMine && plan && tile.level < plan.maxLevel ? (['upgrade'] as const) : []),
  ];
}

export function chanceOf(
  view: View,
  box: Box,
  seat: number,
  act: Act,
  tile: TileView,
  colour: Keyple,
): Chance {
  const { need, reach, clash, possible } = offerFor(view, seat, act, tile.id, colour);
  const own = act === 'bid' ? (lotOf(view, tile.id)?.bids[seat] ?? 0) : 0;
  const bar = clash ? 'colour' : barTo(view, box, seat, act, tile);
  return { act, need, reach, possible: possible && bar === null, bar, beatenBy: own + need + 1 };
}

/** The colour lens: everything that the colour could do at this tile. */
export const chancesAt = (view: View, box: Box, seat: number, tile: TileView, colour: Keyple): Chance[] =>
  actsAt(view, box, seat, tile).map(act => chanceOf(view, box, seat, act, tile, colour));
