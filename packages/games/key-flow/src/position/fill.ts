import { type Rng, shuffle } from '@thameside/kernel';
import type { Counts } from '@thameside/kit';
import { planOf } from '../components/box.ts';
import { SEASONS, SKILLS, type Skill } from '../components/vocabulary.ts';
import { WINTER } from '../rules/setup.ts';
import type { CardId, Player, State } from '../state.ts';
import type { PositionReport } from './faults.ts';
import type { Draft } from './form.ts';
import { handSize, keptCards, type Setting } from './setting.ts';

const mentioned = (players: readonly Player[]): Set<CardId> =>
  new Set(
    players.flatMap(p => [
      ...p.village.flatMap(site => [site.id, ...site.keyples]),
      ...p.hand,
      ...p.winter,
      ...p.store,
      ...p.discards,
    ]),
  );

/** What the players do not hold; a fault if they hold more than there is. */
function supplyOf(
  players: readonly Player[],
  field: 'skills' | 'doubles',
  supply: Readonly<Counts<Skill>>,
  report: PositionReport,
): Counts<Skill> {
  const left = { ...supply };
  for (const skill of SKILLS) {
    const needed = players.reduce((sum, p) => sum + p[field][skill], 0);
    left[skill] -= needed;
    if (left[skill] < 0) {
      report('players', 'position.too-many', { what: `${field}.${skill}`, needed, supply: supply[skill] });
    }
  }
  return left;
}

/** F10: turns are counted through the whole game. */
function turnOf(setting: Setting, { phase, turn }: Draft, left: number): number {
  if (turn !== undefined) return turn;
  let played = 0;
  for (let season = 0; season <= setting.season; season++) played += handSize(setting, season);
  return phase === undefined || phase === 'season' ? played - left + 1 : played;
}

/**
 * The whole state. Cards that are not mentioned are dealt where they would be by now; those of seasons that are
 * over have left the game.
 */
export function stateOf(
  setting: Setting,
  draft: Draft,
  players: Player[],
  rng: Rng,
  report: PositionReport,
): State {
  const { box, seats, deal, season, phase } = setting;
  const used = mentioned(players);
  const removed: CardId[] = [];
  const out: CardId[] = box.homes.filter(id => !used.has(id));

  const isUsed = (id: CardId) => planOf(box, id).players <= seats;
  const unused = (ids: readonly CardId[]): CardId[] =>
    shuffle(
      rng,
      ids.filter(id => !used.has(id)),
    );
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

  const dealOut = (pile: CardId[], hand: CardId[], size: number, nth: number): void => {
    hand.push(...pile.splice(0, Math.max(0, size - hand.length)));
    if (hand.length < size) report('players', 'position.too-few-cards', { season: SEASONS[nth] ?? '' });
  };
  const given = players.map(p => p.hand.length).find(size => size > 0);
  const size = phase === 'season' ? (given ?? handSize(setting, season)) : 0;
  const winter = season < WINTER ? unused(box.seasons[WINTER]?.k ?? []) : [];
  for (const p of players) {
    dealOut(decks[season] ?? [], p.hand, size, season);
    dealOut(winter, p.winter, keptCards(setting), WINTER);
  }
  removed.push(...winter);
  // what is left of the seasons so far
  for (let nth = 0; nth <= season; nth++) {
    for (const id of decks[nth]?.splice(0) ?? []) (planOf(box, id).isK ? removed : out).push(id);
  }
  const turn = turnOf(setting, draft, size);
  return {
    competition: draft.options?.competition === 'on',
    openStores: draft.options?.stores === 'open',
    phase,
    season,
    // the step that opens a turn counts it
    turn: phase === 'season' ? turn - 1 : turn,
    shown: false,
    pile: supplyOf(players, 'skills', box.set.supplies.skillsSingle, report),
    doubles: supplyOf(players, 'doubles', box.set.supplies.skillsDouble, report),
    decks,
    removed,
    box: out,
    players,
  };
}
