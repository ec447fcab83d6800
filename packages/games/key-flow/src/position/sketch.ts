import { entry, inside } from '@thameside/kit';
import { RESOURCES, SKILLS } from '../components/vocabulary.ts';
import type { CardId, Player, Site } from '../state.ts';
import type { Draft, PlayerDraft, SiteDraft } from './form.ts';
import type { Setting } from './setting.ts';

/** A thing with the place where the position has it. */
export interface At<T> {
  readonly at: string;
  readonly it: T;
}

/** A player as far as it could be read, with what was left out filled in. */
export interface PlayerSketch {
  readonly at: string;
  readonly it: Player;
  readonly sites: readonly At<Site>[];
  /** Sites for which no place is given. */
  readonly unplaced: readonly At<CardId>[];
}

const known = <T>(list: readonly (T | undefined)[] | undefined): T[] =>
  (list ?? []).filter(each => each !== undefined);

export const readIn = <T>(list: readonly (T | undefined)[] | undefined, at: string): At<T>[] =>
  (list ?? []).flatMap((it, i) => (it === undefined ? [] : [{ at: entry(at, i), it }]));

const countsFrom = <T extends string>(
  kinds: readonly T[],
  given: { readonly [K in T]?: number | undefined } | undefined,
) => Object.fromEntries(kinds.map(kind => [kind, given?.[kind] ?? 0])) as Record<T, number>;

const siteFrom = (id: CardId, x: number, draft: Partial<SiteDraft>): Site => ({
  id,
  x,
  level: draft.level ?? 0,
  turned: draft.turned ?? 0,
  stock: countsFrom(RESOURCES, draft.stock),
  keyples: known(draft.keyples),
  tokens: draft.tokens ?? 0,
  extra: draft.extra ?? 0,
});

function playerSketch(player: PlayerDraft, seat: number, home: CardId | undefined): PlayerSketch {
  const at = entry('players', seat);
  const drafts = readIn(player.village, inside(at, 'village'));
  const sites: At<Site>[] = [];
  const unplaced: At<CardId>[] = [];
  for (const { at, it } of drafts) {
    const { card } = it;
    if (card === undefined) continue;
    const x = it.at ?? (card === home ? 0 : undefined);
    if (x === undefined) unplaced.push({ at, it: card });
    else sites.push({ at, it: siteFrom(card, x, it) });
  }
  const own = sites.findIndex(({ it }) => it.id === home);
  if (own > 0) sites.unshift(...sites.splice(own, 1));
  else if (own < 0 && home !== undefined)
    sites.unshift({ at: inside(at, 'home'), it: siteFrom(home, 0, {}) });
  const it: Player = {
    village: sites.map(site => site.it),
    skills: countsFrom(SKILLS, player.skills),
    doubles: countsFrom(SKILLS, player.doubles),
    tokens: player.tokens ?? 0,
    hand: known(player.hand),
    winter: known(player.winter),
    store: known(player.store),
    discards: known(player.discards),
    plan: null,
    pins: [],
  };
  return { at, it, sites, unplaced };
}

/** F1: the home that a player is given, by name or by lying in the village; others get one that is free. */
function homesOf({ box }: Setting, players: readonly PlayerDraft[]): (CardId | undefined)[] {
  const isHome = (id: CardId | undefined): id is CardId => id !== undefined && box.homes.includes(id);
  const named = players.map(player =>
    isHome(player.home) ? player.home : player.village?.map(site => site?.card).find(isHome),
  );
  const mentioned = players.flatMap(player => player.village?.map(site => site?.card) ?? []);
  const free = box.homes.filter(id => !named.includes(id) && !mentioned.includes(id));
  return named.map(home => home ?? free.shift());
}

export function sketchOf(setting: Setting, draft: Draft): PlayerSketch[] {
  const drafts = (draft.players ?? []).map(player => player ?? {});
  const homes = homesOf(setting, drafts);
  return drafts.map((player, seat) => playerSketch(player, seat, homes[seat]));
}
