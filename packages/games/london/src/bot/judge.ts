import { type Answer, at, type Frame, type Seat } from '@thameside/kernel';
import { type Box, boroughOf, cardOf } from '../components/box.ts';
import { copyState } from '../copy.ts';
import { settled } from '../ending.ts';
import type { Ask, LondonIo } from '../frames.ts';
import { buyRules } from '../rules/buy.ts';
import { cardsOf } from '../rules/opening.ts';
import { type CardId, faceUp, hasAbility, type Player, type State, showing } from '../state.ts';
import { builtWorth, prospectOf, type Site } from './hand.ts';
import { afterAction, type Horizon, horizonAt, turnsAfter } from './horizon.ts';
import { povertyJudge } from './poverty.ts';
import { type Town, townOf } from './town.ts';
import type { Weights } from './weights.ts';

/** So much below what can still be spent, another pound is worth all that spending brings. */
const SCARCE = 10;

const nothing = () => {};
/** The world as a bot may imagine it: what is hidden stays so. */
const MUTE: LondonIo = {
  push: nothing,
  aside: nothing,
  join: nothing,
  emit: nothing,
  reveal: nothing,
  draw: () => undefined,
  shuffle: items => items,
  roll: () => 0,
};

/** For one decision of one seat. */
export function appraiser(box: Box, w: Weights, root: State, seat: Seat) {
  const povertyWorth = povertyJudge(box, w, seat);
  const { buy } = buyRules(box);
  const rivals = root.players.length - 1;
  /** Whether the action of this turn is still to come where the lines end. */
  let early = false;

  const perPoint = 1 / box.set.moneyPerPrestige;
  /** What money is worth to who has so many turns to spend it in. */
  const spent = (money: number, turns: number): number =>
    money * perPoint + w.spend * Math.min(money, w.spendTurn * turns);
  /** What another pound brings to who will have so much. */
  const pound = (money: number, turns: number): number =>
    perPoint + w.spend * Math.min(1, Math.max(0, (w.spendTurn * turns - money) / SCARCE));

  function moneyWorth(p: Player, money: number, turns: number): number {
    if (turns > 0) return spent(money, turns) - p.loans * w.loan;
    const { rest, forMoney, forLoans } = settled(box, { money, loans: p.loans });
    return forMoney + forLoans + rest / 100;
  }

  const rootTurns = turnsAfter(root, root.deck.length, w);
  const rootHorizon = horizonAt(rootTurns, w);
  const poverty = Math.max(0.5, (povertyWorth(root, rootHorizon) - povertyWorth(root, rootHorizon, 4)) / 4);

  function siteOf(p: Player, town: Town, h: Horizon): Site {
    return {
      around: { boroughs: p.boroughs, faceUp: faceUp(p), coins: 2 },
      rivals,
      h,
      pound: pound(p.money + town.next.money, h.turns - 1),
      poverty,
      school: showing(box, p, 'recolour-for-1') >= 0,
      southwark: hasAbility(box, p, 'paupers-count-as-any-colour'),
      free: town.free,
      stack: poverty * h.both * (p.display.length < w.stacks ? 1 : Math.max(1, h.runs)),
    };
  }

  /** What the next run brings, the poverty of it taken off. */
  function runWorth(p: Player, town: Town, h: Horizon): number {
    const relief = Math.min(town.next.relief, p.poverty + w.relief);
    const { money, prestige } = town.next;
    const burden = p.display.length + p.loans;
    // What comes a turn later has a turn less to be spent in
    const later = Math.max(0, h.turns - 1);
    const earned = spent(p.money + money, later) - spent(p.money, later);
    return h.run * (earned + prestige + (relief - burden) * poverty);
  }

  /** What the runs after that bring. */
  function laterWorth(p: Player, town: Town, h: Horizon): number {
    const { money, prestige, relief } = town.lasting;
    const burden = Math.max(0, p.display.length - w.stacks) + p.loans;
    const each =
      money * pound(p.money + town.next.money, h.turns / 2) +
      prestige +
      (Math.min(relief, burden) - burden) * poverty;
    return Math.max(0, h.runs - 1) * each;
  }

  /** What somebody else finds on the board. */
  function fed(s: State, site: Site): number {
    let best = 0;
    let second = 0;
    for (const row of [s.top, s.bottom]) {
      for (const card of row) {
        if (card === null) continue;
        const plan = cardOf(box, card);
        const worth = plan.canStand ? builtWorth(box, w, plan, site) : plan.isPauper ? 0 : site.h.build * 2;
        if (worth > best) {
          second = best;
          best = worth;
        } else if (worth > second) second = worth;
      }
    }
    return best + second / 2;
  }

  function value(s: State, deck: number): number {
    const p = at(s.players, seat);
    const h = horizonAt(turnsAfter(s, deck, w) + (early ? 1 : 0), w);
    const town = townOf(box, w, p, rivals, h);
    const site = siteOf(p, town, h);
    let worth = p.prestige + town.end + moneyWorth(p, p.money, h.turns) + povertyWorth(s, h);
    if (h.turns > 0) {
      const standing = runWorth(p, town, h);
      const { run, end, spare } = prospectOf(box, w, p.hand, site);
      const now = afterAction(standing, w);
      const built = afterAction(standing + run, w) + end;
      const both = Math.min(1, h.turns - 1);
      worth += spare + now + both * afterAction(built - now, w);
      if (both < 1) worth += (1 - both) * Math.max(0, end - w.action / 2 - now);
      worth += laterWorth(p, town, h) + town.abilities;
    }
    if (w.feed > 0 && (s.last ?? 1) > 0) worth -= w.feed * fed(s, site);
    s.players.forEach((other, i) => {
      if (i !== seat) worth -= (w.envy * moneyWorth(other, other.money, 1)) / rivals;
    });
    return worth;
  }

  const kinds = new Map<string, readonly CardId[]>();
  /** The cards that the top of the deck may be: its back tells the set. */
  function unknown(s: State): readonly CardId[] {
    const top = s.deck[s.deck.length - 1];
    if (top === undefined) return [];
    const { set } = cardOf(box, top);
    const known = kinds.get(set) ?? cardsOf(box, set);
    kinds.set(set, known);
    return known;
  }

  /** With so many cards from the deck. */
  function withDraws(s: State, count: number): number {
    const deck = Math.max(0, s.deck.length - count);
    const before = value(s, deck);
    const cards = unknown(s);
    if (count === 0 || cards.length === 0) return before;
    const { hand } = at(s.players, seat);
    let sum = 0;
    for (const card of cards) {
      hand.push(card);
      sum += value(s, deck);
      hand.pop();
    }
    const room = early ? count : Math.max(0, box.set.handLimit - hand.length);
    const kept = Math.min(count, room) + w.choice * Math.max(0, count - room);
    return before + kept * (sum / cards.length - before);
  }

  function unseen(s: State, f: Ask, answer: Answer): number {
    if (f.k === 'draw') return withDraws(s, f.left) + (f.look ? 1 : 0);
    if (f.k !== 'buy') return value(s, s.deck.length);
    const after = copyState(s);
    buy.apply(after, f, String(answer), MUTE);
    return withDraws(after, boroughOf(box, String(answer)).gain.draw);
  }

  return {
    worth: (s: State) => value(s, s.deck.length),
    unseen: (s: State, f: Frame, answer: Answer) => unseen(s, f as Ask, answer),
    /** Told before anything else is asked. */
    begin(isEarly: boolean) {
      early = isEarly;
    },
    site(s: State): Site {
      const p = at(s.players, seat);
      const h = horizonAt(turnsAfter(s, s.deck.length, w) + (early ? 1 : 0), w);
      return siteOf(p, townOf(box, w, p, rivals, h), h);
    },
  };
}
export type Appraiser = ReturnType<typeof appraiser>;
