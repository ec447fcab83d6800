import { copyHolding, copySite } from './rules/acting.ts';
import type { Plan, Player, State } from './state.ts';

const copyPlan = (t: Plan): Plan => ({
  card: t.card,
  discard: t.discard,
  x: t.x,
  target: t.target,
  village: t.village,
  tokens: t.tokens,
  draws: t.draws,
  deeds: t.deeds.slice(),
  after: t.after && copyHolding(t.after),
});

const copyPlayer = (p: Player): Player => ({
  village: p.village.map(copySite),
  skills: { ...p.skills },
  doubles: { ...p.doubles },
  tokens: p.tokens,
  hand: p.hand.slice(),
  winter: p.winter.slice(),
  store: p.store.slice(),
  discards: p.discards.slice(),
  plan: p.plan && copyPlan(p.plan),
  pins: p.pins.slice(),
});

/** Written out for speed: searching bots copy the state for every line of play they try. Deeds and pins are never changed. */
export const copyState = (s: State): State => ({
  decisions: s.decisions,
  openBacks: s.openBacks,
  openStores: s.openStores,
  phase: s.phase,
  season: s.season,
  turn: s.turn,
  shown: s.shown,
  pile: { ...s.pile },
  doubles: { ...s.doubles },
  decks: s.decks.map(deck => deck.slice()),
  removed: s.removed.slice(),
  box: s.box.slice(),
  players: s.players.map(copyPlayer),
});
