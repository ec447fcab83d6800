import { at, type Refusal, type Seat } from '@thameside/kernel';
import { type Counts, countsOf, totalOf } from '@thameside/kit';
import type { Box, UpgradePlan } from '../components/box.ts';
import { CONNECTORS, type Connector, SKILLS, type Skill } from '../components/vocabulary.ts';
import type { Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import {
  type KnownPlayer,
  type KnownSite,
  type KnownTile,
  type Site,
  type State,
  type Table,
  type TileId,
  tileOf,
} from '../state.ts';
import { type Commit, canReach, shortage } from './keyples.ts';
import { canPay, payWith } from './skills.ts';

const nextUpgrade = (box: Box, tile: KnownTile): UpgradePlan | null =>
  box.tiles[tile.id]?.upgrades[tile.level] ?? null;

const wantedSkills = (box: Box, tile: KnownTile): readonly (Skill | 'any')[] =>
  box.tiles[tile.id]?.row.upgrades?.[tile.level]?.skills ?? [];

export function connectorsOn(sides: readonly (Connector | null)[]): Counts<Connector> {
  const there = countsOf(CONNECTORS);
  for (const connector of sides) if (connector !== null) there[connector]++;
  return there;
}

/** K42: named colours first; then "different" ones from as many other heaps; the free ones from what is left. */
export function connectorsSuffice(upgrade: UpgradePlan, sides: readonly (Connector | null)[]): boolean {
  let total = 0;
  for (const connector of sides) if (connector !== null) total++;
  if (total < upgrade.total) return false;
  const there = connectorsOn(sides);
  let heaps = 0;
  for (const connector of CONNECTORS) {
    const left = there[connector] - upgrade.connectors[connector];
    if (left < 0) return false;
    if (left > 0) heaps++;
  }
  return heaps >= upgrade.different;
}

function canUpgradeTile(box: Box, s: Table, seat: Seat, site: KnownSite): boolean {
  const upgrade = nextUpgrade(box, site);
  return (
    upgrade !== null &&
    connectorsSuffice(upgrade, site.sides) &&
    canPay(at(s.players, seat).skills, wantedSkills(box, site)) &&
    canReach(s, seat, 'upgrade', site)
  );
}

export const canUpgrade = (box: Box, s: State, seat: Seat): boolean =>
  at(s.players, seat).borough.some(site => canUpgradeTile(box, s, seat, site));

export function whyNotUpgrade(box: Box, s: Table, seat: Seat, site: KnownSite): Refusal | null {
  if (canUpgradeTile(box, s, seat, site)) return null;
  const upgrade = nextUpgrade(box, site);
  const tile = site.id;
  if (upgrade === null)
    return refusal((box.tiles[tile]?.maxLevel ?? 0) > 0 ? 'K40.fully' : 'K40.never', { tile });
  if (!connectorsSuffice(upgrade, site.sides)) {
    return refusal('K42.connectors', {
      tile,
      connectors: [...(box.tiles[tile]?.row.upgrades?.[site.level]?.connectors ?? [])],
    });
  }
  if (!canPay(at(s.players, seat).skills, wantedSkills(box, site))) {
    return refusal('K43.skills', { tile, skills: [...wantedSkills(box, site)] });
  }
  return shortage(s, seat, 'upgrade', site);
}

type WantedConnector = Connector | 'any' | 'different';
const times = <T>(n: number, each: T): T[] => Array.from({ length: Math.max(0, n) }, () => each);

/** K42: what `connectorsSuffice` misses: the named ones, then other heaps, then free ones up to the number asked for. */
function lackingConnectors(upgrade: UpgradePlan, sides: readonly (Connector | null)[]): WantedConnector[] {
  const there = connectorsOn(sides);
  const named = CONNECTORS.flatMap(each => times(upgrade.connectors[each] - there[each], each));
  const heaps = CONNECTORS.filter(each => there[each] > upgrade.connectors[each]).length;
  const different = times(upgrade.different - heaps, 'different' as const);
  const laid = sides.filter(side => side !== null).length;
  return [
    ...named,
    ...different,
    ...times(upgrade.total - laid - named.length - different.length, 'any' as const),
  ];
}

/** K43: the same of skill tiles. */
function lackingSkills(upgrade: UpgradePlan, skills: KnownPlayer['skills']): (Skill | 'any')[] {
  const named = SKILLS.flatMap(each => times(upgrade.skills[each] - skills[each], each));
  const wanted = totalOf(SKILLS, upgrade.skills) + upgrade.anySkills;
  return [...named, ...times(wanted - totalOf(SKILLS, skills) - named.length, 'any' as const)];
}

/** What a tile's next upgrade still needs; null for one that has none. */
export function lackingFor(
  box: Box,
  tile: KnownTile,
  sides: KnownSite['sides'],
  skills: KnownPlayer['skills'],
) {
  const upgrade = nextUpgrade(box, tile);
  return upgrade && { connectors: lackingConnectors(upgrade, sides), skills: lackingSkills(upgrade, skills) };
}

/** K41 to K45: keyples onto the tile, skill tiles back to the supply, then the tile is turned; it produces nothing. */
export const commitUpgrade =
  (box: Box): Commit =>
  (s, tile, spent, io) => {
    tile.placed += spent.count;
    tile.ladder = spent.count;
    io.emit({ t: 'upgrading', ...spent });
    io.push({ k: 'turned', seat: spent.seat, tile: tile.id });
    payWith(s, spent.seat, wantedSkills(box, tile), io);
  };

export function upgradeRules(box: Box): Rules<'upgrade' | 'turned'> {
  return {
    upgrade: {
      legal(s, f) {
        const ready: TileId[] = [];
        for (const site of at(s.players, f.seat).borough)
          if (canUpgradeTile(box, s, f.seat, site)) ready.push(site.id);
        return ready;
      },
      refused: (s, f) => [
        ...at(s.players, f.seat).borough.flatMap(site => {
          const why = whyNotUpgrade(box, s, f.seat, site);
          return why ? [{ answer: site.id, refusal: why }] : [];
        }),
        ...s.players
          .filter((_, seat) => seat !== f.seat)
          .flatMap(p => p.borough)
          .concat(s.centre as unknown as Site[])
          .map(tile => ({ answer: tile.id, refusal: refusal('K40.elsewhere', { tile: tile.id }) })),
      ],
      apply: (_s, f, tile, io) => io.push({ k: 'colour', seat: f.seat, act: 'upgrade', tile }),
    },
    turned: {
      run(s, f, io) {
        const tile = tileOf(s, f.tile);
        tile.level++;
        io.emit({ t: 'upgraded', seat: f.seat, tile: tile.id, level: tile.level });
      },
    },
  };
}
