import { beyondQ, beyondR, type Counts, entry, inside, opposite } from '@thameside/kit';
import { KEYPLES, SIDES, SKILLS } from '../components/vocabulary.ts';
import type { Lot, Player, Site, Tile, TileId } from '../state.ts';
import { berthsOf } from './berths.ts';
import type { Draft, LotDraft, PlayerDraft, SiteDraft } from './form.ts';
import { homesOf } from './homes.ts';
import { arrivalLevel, arrivalLevels, type Setting } from './setting.ts';

/** A thing with the place where the position has it. */
export interface At<T> {
  readonly at: string;
  readonly it: T;
}

/** What lies on the table, as far as it could be read and with what was left out filled in. */
export interface Sketch {
  readonly centre: readonly At<Lot>[];
  readonly players: readonly PlayerSketch[];
}
export interface PlayerSketch {
  readonly at: string;
  readonly it: Player;
  readonly borough: readonly At<Site>[];
  readonly taken: readonly At<Tile>[];
}

/** Those that could be read, each with its place. */
const readIn = <T>(list: readonly (T | undefined)[] | undefined, at: string): At<T>[] =>
  (list ?? []).flatMap((it, i) => (it === undefined ? [] : [{ at: entry(at, i), it }]));

const lying = (id: TileId, draft: LotDraft | SiteDraft, level: number): Tile => ({
  id,
  level: draft.level ?? level,
  colour: draft.colour ?? null,
  placed: draft.placed ?? 0,
  ladder: draft.ladder ?? 0,
});

function lotsOf({ box, era, seats }: Setting, draft: Draft): At<Lot>[] {
  return readIn(draft.centre, 'centre').flatMap(({ at, it }) => {
    if (it.tile === undefined) return [];
    const bids = Array.from({ length: seats }, (_, seat) => it.bids?.[seat] ?? 0);
    return [{ at, it: { ...lying(it.tile, it, arrivalLevel(box, it.tile, era)), bids } }];
  });
}

/** K36: what is written on one of the tiles that share a side holds for both. */
function sitesOf(setting: Setting, player: PlayerDraft, at: string, home: TileId | undefined): At<Site>[] {
  const drafts = readIn(player.borough, inside(at, 'borough'));
  if (home !== undefined && !drafts.some(({ it }) => it.tile === home)) {
    drafts.unshift({ at: inside(at, 'home'), it: { tile: home } });
  }
  const laid = drafts.flatMap(each => {
    const { tile, at: cell = tile === home ? [0, 0] : undefined } = each.it;
    return tile === undefined || cell === undefined
      ? []
      : [{ ...each, tile, q: cell[0] ?? 0, r: cell[1] ?? 0 }];
  });
  return laid.map(({ at, it, tile, q, r }) => {
    const sides = Array.from({ length: SIDES }, (_, side) => {
      const beyond = laid.find(
        other => other.q === beyondQ({ q, r }, side) && other.r === beyondR({ q, r }, side),
      );
      return connectorAt(it, side) ?? (beyond && connectorAt(beyond.it, opposite(side))) ?? null;
    });
    const [level = 0] = arrivalLevels(setting, tile);
    return { at, it: { ...lying(tile, it, level), q, r, rotation: it.rotation ?? 0, sides } };
  });
}

export const connectorAt = (site: SiteDraft, side: number) => site.connectors?.[String(side) as '0'];

const countsFrom = <T extends string>(
  kinds: readonly T[],
  given: { readonly [K in T]?: number | undefined } | undefined,
) => Object.fromEntries(kinds.map(kind => [kind, given?.[kind] ?? 0])) as Counts<T>;

function playerSketch(
  setting: Setting,
  player: PlayerDraft,
  seat: number,
  home: TileId | undefined,
): PlayerSketch {
  const at = entry('players', seat);
  const borough = sitesOf(setting, player, at, home);
  const taken = readIn(player.taken, inside(at, 'taken')).flatMap(({ at, it: { tile, level } }) => {
    if (tile === undefined) return [];
    const it = {
      id: tile,
      level: level ?? arrivalLevel(setting.box, tile, setting.era),
      colour: null,
      placed: 0,
      ladder: 0,
    };
    return [{ at, it }];
  });
  const it: Player = {
    home: home ?? '',
    screen: countsFrom(KEYPLES, player.screen),
    front: countsFrom(KEYPLES, player.front),
    skills: countsFrom(SKILLS, player.skills),
    unplaced: (player.unplaced ?? []).filter(connector => connector !== undefined),
    borough: borough.map(site => site.it),
    taken: taken.map(tile => tile.it),
    berth: 0,
    sailed: player.sailed ?? setting.phase === 'placing',
  };
  return { at, it, borough, taken };
}

export function sketchOf(setting: Setting, draft: Draft): Sketch {
  const homes = homesOf(setting.box, draft);
  const drafts = (draft.players ?? []).map(player => player ?? {});
  const players = drafts.map((player, seat) => playerSketch(setting, player, seat, homes[seat]));
  berthsOf(
    setting,
    drafts,
    players.map(({ it }) => it.sailed),
  ).forEach((berth, seat) => {
    const player = players[seat];
    if (player) player.it.berth = berth;
  });
  return { centre: lotsOf(setting, draft), players };
}
