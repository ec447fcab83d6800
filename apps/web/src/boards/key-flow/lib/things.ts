import {
  type PlayerView,
  RESOURCES,
  type Resource,
  type Share,
  SKILLS,
  type Skill,
} from '@thameside/key-flow/client';

/** F62: a thing that is allocated, by its name. */
export type Thing =
  | { readonly kind: 'token' }
  | { readonly kind: 'skill'; readonly skill: Skill }
  | { readonly kind: 'resource'; readonly resource: Resource; readonly on: string }
  | { readonly kind: 'card'; readonly card: string };

export function thingOf(id: string): Thing {
  if (id === 'token') return { kind: 'token' };
  const skill = SKILLS.find(each => each === id);
  if (skill) return { kind: 'skill', skill };
  const [on = '', type = ''] = id.split('.');
  const resource = RESOURCES.find(each => each === type);
  return resource ? { kind: 'resource', resource, on } : { kind: 'card', card: id };
}

/** How many of it the player has. */
export function countOf(player: PlayerView, id: string): number {
  const thing = thingOf(id);
  switch (thing.kind) {
    case 'token':
      return player.tokens;
    case 'skill':
      return (player.skills?.[thing.skill] ?? 0) + player.doubles[thing.skill];
    case 'resource':
      return player.village.find(site => site.id === thing.on)?.stock[thing.resource] ?? 0;
    case 'card':
      return 1;
  }
}

/** What has been given to each scoring card, in the order in which they were first given something. */
export function byScorer(
  allocation: readonly Share[],
): { readonly scorer: string; readonly shares: Share[] }[] {
  const scorers = [...new Set(allocation.map(({ scorer }) => scorer))];
  return scorers.map(scorer => ({ scorer, shares: allocation.filter(share => share.scorer === scorer) }));
}

/** Of the things that could be given to a card, how many are given to none. */
export function leftOver(
  player: PlayerView,
  movable: readonly string[],
): { readonly thing: string; readonly count: number }[] {
  return movable
    .map(thing => {
      const given = (player.allocation ?? [])
        .filter(share => share.thing === thing)
        .reduce((sum, { count }) => sum + count, 0);
      return { thing, count: countOf(player, thing) - given };
    })
    .filter(({ count }) => count > 0);
}
