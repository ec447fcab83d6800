import {
  type Box,
  CONNECTORS,
  type Connector,
  type lackingFor,
  panelOf,
  type Skill,
  type TileView,
  type View,
} from '@thameside/key-to-the-city/client';
import { spread } from '@thameside/kit';

/** Somewhere on the table that produces what is wanted. */
export interface Source {
  readonly tile: TileView;
  /** Whose borough; null is the centre. */
  readonly owner: number | null;
  readonly connectors: readonly (Connector | 'any')[];
  readonly skills: readonly (Skill | 'any')[];
  /** Skill tiles that the use costs (K32). */
  readonly pays: readonly (Skill | 'any')[];
  /** Keyples for the next placement (K31). */
  readonly price: number;
}
type Lacking = NonNullable<ReturnType<typeof lackingFor>>;

/** K33: a free choice serves any wish of its kind; any piece serves a wish for any. */
const serves = (gives: readonly string[], wishes: readonly string[]): boolean =>
  gives.some(give =>
    wishes.some(wish => give === wish || [give, wish].includes('any') || wish === 'different'),
  );

const free = (n: number): 'any'[] => Array.from({ length: n }, () => 'any');

function sourceAt(box: Box, tile: TileView, owner: number | null): Source[] {
  const panel = panelOf(box, tile);
  if (!panel) return [];
  const connectors = [...spread(CONNECTORS, panel.connectors), ...free(panel.anyConnectors)];
  const skills = [...panel.skills, ...free(panel.anySkills)];
  return [{ tile, owner, connectors, skills, pays: panel.pay, price: tile.ladder + 1 }];
}

/** Where the wishes can be had now, the cheapest first, and of these what costs no skill tile. */
export const sourcesOf = (view: View, box: Box, lacking: Lacking): Source[] =>
  [
    ...view.players.flatMap((player, owner) => player.borough.flatMap(tile => sourceAt(box, tile, owner))),
    ...view.centre.flatMap(tile => sourceAt(box, tile, null)),
  ]
    .filter(
      ({ connectors, skills }) => serves(connectors, lacking.connectors) || serves(skills, lacking.skills),
    )
    .toSorted((a, b) => a.price - b.price || a.pays.length - b.pays.length);
