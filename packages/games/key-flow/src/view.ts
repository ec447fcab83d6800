import type { ScoreLine, Seat } from '@thameside/kernel';
import { type Counts, countsOf, totalOf } from '@thameside/kit';
import type { Allocation } from './allocation/index.ts';
import { type Box, planOf } from './components/box.ts';
import { MARKINGS, type Marking, type Resource, SKILLS, type Skill } from './components/vocabulary.ts';
import type { Deed } from './frames.ts';
import type { Decisions } from './options.ts';
import { planFor as blankPlan } from './rules/turn.ts';
import { linesOf, solutionOf } from './score.ts';
import {
  type CardId,
  decidesOpenly,
  type Holding,
  isFinal,
  type Phase,
  type Plan,
  type Player,
  passingIn,
  type Site,
  type State,
  storesOpen,
} from './state.ts';

/** What one seat may know (F6, F35). */
export interface View {
  readonly me: Seat | null;
  readonly decisions: Decisions;
  readonly openBacks: boolean;
  readonly openStores: boolean;
  readonly phase: Phase;
  readonly over: boolean;
  /** Index into `SEASONS`. */
  readonly season: number;
  /** Counted through the whole game, from 1. */
  readonly turn: number;
  /** F10: where the hands go after this turn. */
  readonly passing: 'left' | 'right';
  /** F12: the cards chosen lie open, and their owners decide. */
  readonly shown: boolean;
  /** How many single-sided skill tiles lie in the face-down pile. */
  readonly pile: number;
  readonly doubles: Readonly<Counts<Skill>>;
  /** Openly out of the game. */
  readonly box: readonly CardId[];
  readonly players: readonly PlayerView[];
}

export interface SiteView {
  readonly id: CardId;
  readonly x: number;
  readonly level: number;
  readonly turned: number;
  readonly stock: Readonly<Counts<Resource>>;
  readonly keyples: readonly CardId[];
  readonly tokens: number;
  readonly extra: number;
}

/** What a player can change by an action; null for what the viewer may not know. */
export interface HoldingView {
  readonly village: readonly SiteView[];
  readonly skillTiles: number;
  readonly skills: Readonly<Counts<Skill>> | null;
  readonly doubles: Readonly<Counts<Skill>>;
  readonly tokens: number;
}

export interface PlanView {
  readonly card: CardId;
  readonly discard: boolean;
  readonly x: number | null;
  readonly target: CardId | null;
  readonly village: Seat;
  readonly tokens: number;
  readonly draws: number;
  readonly deeds: readonly Deed[];
  /** How the player's things will stand after the action; null while nothing of it has been decided. */
  readonly after: HoldingView | null;
}

export interface PlayerView extends HoldingView {
  readonly home: CardId;
  readonly cards: number;
  readonly hand: readonly CardId[] | null;
  /** F6: what is marked on the backs of the hand, and of what was discarded; null if the table hides it. */
  readonly backs: Readonly<Counts<Marking>> | null;
  readonly discardBacks: Readonly<Counts<Marking>> | null;
  readonly winterCards: number;
  readonly winter: readonly CardId[] | null;
  /** F35: how many cards lie under the store, and which: null during a season, even for the owner. */
  readonly stored: number;
  readonly store: readonly CardId[] | null;
  readonly discarded: number;
  readonly discards: readonly CardId[] | null;
  readonly plan: PlanView | null;
  /** F65: who has fixed anything otherwise than proposed. */
  readonly changed: boolean;
  /** F65: what goes where; null before the end. */
  readonly allocation: Allocation | null;
  readonly score: readonly ScoreLine[];
}

const siteView = (t: Site): SiteView => ({
  id: t.id,
  x: t.x,
  level: t.level,
  turned: t.turned,
  stock: t.stock,
  keyples: t.keyples,
  tokens: t.tokens,
  extra: t.extra,
});

const holdingView = (h: Holding, isOpen: boolean): HoldingView => ({
  village: h.village.map(siteView),
  skillTiles: totalOf(SKILLS, h.skills),
  skills: isOpen ? h.skills : null,
  doubles: h.doubles,
  tokens: h.tokens,
});

const planView = (t: Plan, isOpen: boolean): PlanView => ({
  card: t.card,
  discard: t.discard,
  x: t.x,
  target: t.target,
  village: t.village,
  tokens: t.tokens,
  draws: t.draws,
  deeds: t.deeds,
  after: t.after && holdingView(t.after, isOpen),
});

/** F12: of what others decide all at once, only the card is seen. */
function planFor(s: State, { plan }: Player, isMine: boolean): PlanView | null {
  if (!plan || !(isMine || s.shown)) return null;
  return isMine || decidesOpenly(s) ? planView(plan, isMine) : planView(blankPlan(plan.card), false);
}

function backsOf(box: Box, cards: readonly CardId[]): Counts<Marking> {
  const backs = countsOf(MARKINGS);
  for (const id of cards) {
    const { marking } = planOf(box, id).row;
    if (marking !== null) backs[marking]++;
  }
  return backs;
}

function playerView(box: Box, s: State, seat: Seat, p: Player, me: Seat | null): PlayerView {
  const isMine = seat === me;
  const isOpen = isMine || isFinal(s);
  const isOver = s.phase === 'over';
  const solution = solutionOf(box, s, p);
  return {
    ...holdingView(p, isOpen),
    home: p.village[0]?.id ?? '',
    cards: p.hand.length,
    hand: isOpen ? p.hand : null,
    backs: s.openBacks ? backsOf(box, p.hand) : null,
    discardBacks: s.openBacks ? backsOf(box, p.discards) : null,
    winterCards: p.winter.length,
    winter: isOpen ? p.winter : null,
    stored: p.store.length,
    store: storesOpen(s) && (isOpen || s.openStores) ? p.store : null,
    discarded: p.discards.length,
    discards: isMine || isOver ? p.discards : null,
    plan: planFor(s, p, isMine),
    changed: p.pins.length > 0,
    allocation: solution?.allocation ?? null,
    score: linesOf(box, p, solution),
  };
}

/** Once the game is over everything is open. */
export function viewOf(box: Box, s: State, me: Seat | null): View {
  return {
    me,
    decisions: s.decisions,
    openBacks: s.openBacks,
    openStores: s.openStores,
    phase: s.phase,
    over: s.phase === 'over',
    season: s.season,
    turn: s.turn,
    passing: passingIn(s.season),
    shown: s.shown,
    pile: totalOf(SKILLS, s.pile),
    doubles: s.doubles,
    box: s.box,
    players: s.players.map((p, seat) => playerView(box, s, seat, p, me)),
  };
}
