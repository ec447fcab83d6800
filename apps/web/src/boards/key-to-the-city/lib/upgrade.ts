import {
  type Box,
  CONNECTORS,
  type Connector,
  type PlayerView,
  type SiteView,
  SKILLS,
  type Skill,
  type TileView,
  type View,
} from '@thameside/key-to-the-city/client';

type WantedConnector = Connector | 'any' | 'different';
type WantedSkill = Skill | 'any';

/** What a tile's next upgrade still needs. */
export interface Lacking {
  readonly connectors: readonly WantedConnector[];
  readonly skills: readonly WantedSkill[];
  /** Sides are for ever (K37): more connectors are missing than sides are free. */
  readonly blocked: boolean;
}

const times = <T>(n: number, each: T): T[] => Array.from({ length: Math.max(0, n) }, () => each);

/** K42: the named ones, then as many other heaps as must be "different", then free ones up to the number asked for. */
function lackingConnectors(
  wanted: readonly WantedConnector[],
  sides: readonly (Connector | null)[],
): WantedConnector[] {
  const there = (colour: Connector) => sides.filter(side => side === colour).length;
  const asked = (colour: WantedConnector) => wanted.filter(each => each === colour).length;
  const named = CONNECTORS.flatMap(colour => times(asked(colour) - there(colour), colour));
  const heaps = CONNECTORS.filter(colour => there(colour) > asked(colour)).length;
  const different = times(asked('different') - heaps, 'different' as const);
  const laid = sides.filter(side => side !== null).length;
  const free = times(wanted.length - laid - named.length - different.length, 'any' as const);
  return [...named, ...different, ...free];
}

/** K43: named types first, then free ones up to the number asked for. */
function lackingSkills(wanted: readonly WantedSkill[], player: PlayerView | undefined): WantedSkill[] {
  const held = player?.skills;
  if (!held) return [];
  const asked = (skill: WantedSkill) => wanted.filter(each => each === skill).length;
  const named = SKILLS.flatMap(skill => times(asked(skill) - held[skill], skill));
  const total = SKILLS.reduce((sum, skill) => sum + held[skill], 0);
  return [...named, ...times(wanted.length - total - named.length, 'any' as const)];
}

/** Null for a tile that has no further upgrade. */
export function lackingFor(box: Box, site: SiteView, player: PlayerView | undefined): Lacking | null {
  const upgrade = box.tiles[site.id]?.row.upgrades?.[site.level];
  if (!upgrade) return null;
  const connectors = lackingConnectors(upgrade.connectors, site.sides);
  const skills = lackingSkills(upgrade.skills, player);
  const freeSides = site.sides.filter(side => side === null).length;
  return { connectors, skills, blocked: connectors.length > freeSides };
}

/** Somewhere on the table that produces what is wanted. */
export interface Source {
  readonly tile: TileView;
  /** Whose borough; null is the centre. */
  readonly owner: number | null;
  readonly connectors: readonly WantedConnector[];
  readonly skills: readonly WantedSkill[];
  /** Skill tiles that the use costs (K32). */
  readonly pays: readonly WantedSkill[];
  /** Keyples for the next placement (K31). */
  readonly price: number;
}

/** K33: a free choice serves any wish of its kind; any piece serves a wish for any. */
const serves = (gives: readonly string[], wishes: readonly string[]): boolean =>
  gives.some(give =>
    wishes.some(wish => give === wish || [give, wish].includes('any') || wish === 'different'),
  );

function sourceAt(box: Box, tile: TileView, owner: number | null): Source {
  const uses = box.tiles[tile.id]?.row.use ?? [];
  const use = uses[uses.length === 1 ? 0 : tile.level];
  return {
    tile,
    owner,
    connectors: use?.gain.connectors ?? [],
    skills: use?.gain.skills ?? [],
    pays: use?.pay?.skills ?? [],
    price: tile.ladder + 1,
  };
}

/** Where the wishes can be had now, the cheapest first, and of these what costs no skill tile. */
export const sourcesOf = (view: View, box: Box, lacking: Lacking): Source[] =>
  [
    ...view.players.flatMap((player, owner) => player.borough.map(tile => sourceAt(box, tile, owner))),
    ...view.centre.map(tile => sourceAt(box, tile, null)),
  ]
    .filter(
      ({ connectors, skills }) => serves(connectors, lacking.connectors) || serves(skills, lacking.skills),
    )
    .toSorted((a, b) => a.price - b.price || a.pays.length - b.pays.length);
