import { type Rng, shuffle } from '@thameside/kernel';
import { countsOf, type Notes } from '@thameside/kit';
import { planOf } from '../components/box.ts';
import { RESOURCES, SEASONS, SKILLS } from '../components/vocabulary.ts';
import { settledBy } from '../options.ts';
import { WINTER } from '../rules/setup.ts';
import type { CardId, Player, Site, State } from '../state.ts';
import { handSize, keptCards, type Setting } from './setting.ts';
import { type Draft, optionsOf, type PlayerDraft, type Stocks } from './shape.ts';

/** F1: the home that a player is given, by name or by lying in the village; others get one that is free. */
export function homesOf({ box }: Setting, { players }: Draft, { left }: Stocks['cards']): CardId[] {
  const named = players.map(
    ({ home, village = [] }) => home ?? village.map(({ card }) => card).find(id => box.homes.includes(id)),
  );
  const free = box.homes.filter(id => !named.includes(id) && (left[id] ?? 0) > 0);
  return named.map(home => home ?? free.shift() ?? '');
}

/** The home first, at 0 where nothing else is said; other cards without a place are at NaN. */
export function villageOf({ village = [] }: PlayerDraft, home: CardId): Site[] {
  const own = village.find(({ card }) => card === home) ?? { card: home };
  return [own, ...village.filter(site => site !== own)].map((site, i) => ({
    id: site.card,
    x: site.at ?? (i === 0 ? 0 : Number.NaN),
    level: site.level ?? 0,
    turned: site.turned ?? 0,
    stock: site.stock ?? countsOf(RESOURCES),
    keyples: [...(site.keyples ?? [])],
    tokens: site.tokens ?? 0,
    extra: site.extra ?? 0,
  }));
}

export const playerOf = (draft: PlayerDraft, village: Site[]): Player => ({
  village,
  skills: draft.skills ?? countsOf(SKILLS),
  doubles: draft.doubles ?? countsOf(SKILLS),
  tokens: draft.tokens ?? 0,
  hand: [...(draft.hand ?? [])],
  winter: [...(draft.winter ?? [])],
  store: [...(draft.store ?? [])],
  discards: [...(draft.discards ?? [])],
  plan: null,
  pins: [],
});

/** F10: turns are counted through the whole game. */
function turnOf(setting: Setting, { turn }: Draft, left: number): number {
  if (turn !== undefined) return turn;
  let played = 0;
  for (let season = 0; season <= setting.season; season++) played += handSize(setting, season);
  return setting.phase === 'season' ? played - left + 1 : played;
}

/** The whole state. Cards that are not named are dealt where they would be by now; those of past seasons are gone. */
export function stateOf(
  setting: Setting,
  draft: Draft,
  players: Player[],
  stocks: Stocks,
  rng: Rng,
  { say }: Notes,
): State {
  const { box, seats, deal, season, phase } = setting;
  const isFree = (id: CardId) => (stocks.cards.left[id] ?? 0) > 0;
  const removed: CardId[] = [];
  const out: CardId[] = box.homes.filter(isFree);

  const isUsed = (id: CardId) => planOf(box, id).players <= seats;
  const unused = (ids: readonly CardId[]): CardId[] => shuffle(rng, ids.filter(isFree));
  const deck = (nth: number): CardId[] => {
    const { k, numbered } = box.seasons[nth] ?? { k: [], numbered: [] };
    const here = unused(numbered.filter(isUsed));
    out.push(...numbered.filter(id => !isUsed(id)));
    if (nth === WINTER && season < WINTER) return here;
    const kept = unused(k);
    if (nth > season) removed.push(...kept.splice(0, deal.removeK));
    return shuffle(rng, [...kept, ...here]);
  };
  const decks = SEASONS.map((_, nth) => deck(nth));

  const dealOut = (pile: CardId[], hand: CardId[], size: number): void => {
    hand.push(...pile.splice(0, Math.max(0, size - hand.length)));
    if (hand.length < size) say('players', `there are not enough cards left to deal`);
  };
  const given = players.map(p => p.hand.length).find(size => size > 0);
  const size = phase === 'season' ? (given ?? handSize(setting, season)) : 0;
  const winter = season < WINTER ? unused(box.seasons[WINTER]?.k ?? []) : [];
  for (const p of players) {
    dealOut(decks[season] ?? [], p.hand, size);
    dealOut(winter, p.winter, keptCards(setting));
  }
  removed.push(...winter);
  // what is left of the seasons so far
  for (let nth = 0; nth <= season; nth++) {
    for (const id of decks[nth]?.splice(0) ?? []) (planOf(box, id).isK ? removed : out).push(id);
  }
  const turn = turnOf(setting, draft, size);
  return {
    ...settledBy(optionsOf(draft)),
    phase,
    season,
    // the step that opens a turn counts it
    turn: phase === 'season' ? turn - 1 : turn,
    shown: false,
    pile: stocks.skills.left,
    doubles: stocks.doubles.left,
    decks,
    removed,
    box: out,
    players,
  };
}
