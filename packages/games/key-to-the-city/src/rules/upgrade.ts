import { at, type Refusal, type Seat } from '@thameside/kernel';
import { type Counts, countsOf } from '@thameside/kit';
import type { Box, UpgradePlan } from '../components/box.ts';
import { CONNECTORS, type Connector, type Skill } from '../components/vocabulary.ts';
import type { Rules } from '../frames.ts';
import { refusal } from '../refusals.ts';
import { type Site, type State, type Tile, type TileId, tileOf } from '../state.ts';
import { type Commit, canReach, shortage } from './keyples.ts';
import { canPay, payWith } from './skills.ts';

const nextUpgrade = (box: Box, tile: Tile): UpgradePlan | null =>
  box.tiles[tile.id]?.upgrades[tile.level] ?? null;

const wantedSkills = (box: Box, tile: Tile): readonly (Skill | 'any')[] =>
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

function canUpgradeTile(box: Box, s: State, seat: Seat, site: Site): boolean {
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

function whyNot(box: Box, s: State, seat: Seat, site: Site): Refusal {
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
        ...at(s.players, f.seat)
          .borough.filter(site => !canUpgradeTile(box, s, f.seat, site))
          .map(site => ({ answer: site.id, refusal: whyNot(box, s, f.seat, site) })),
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
