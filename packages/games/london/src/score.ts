import { at, type Params, type ScoreLine, type Seat } from '@thameside/kernel';
import { type Box, cardOf } from './components/box.ts';
import { endPoverty, povertyCost, settled } from './ending.ts';
import type { Player, State } from './state.ts';

const line = (rule: string, key: string, params: Params, points: number, hidden = false): ScoreLine => ({
  rule,
  key,
  params,
  points,
  hidden,
});

const povertyOf = (p: Player): number => endPoverty(p.poverty, p.hand.length);

function cardLines(box: Box, p: Player): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const { cards, down } of p.display) {
    cards.forEach((card, i) => {
      const { endPrestige } = cardOf(box, card);
      const isOpen = i === cards.length - 1 && !down;
      if (endPrestige !== 0) lines.push(line('L71', 'score.card', { card }, endPrestige, !isOpen));
    });
  }
  return lines;
}

/** The steps of L71 in order, each with its lines, as if the game ended now. */
function stepsOf(box: Box, s: State, seat: Seat, all: readonly number[]): ScoreLine[][] {
  const p = at(s.players, seat);
  const { repaid, unpaid, rest, forMoney, forLoans } = settled(box, p);
  const poverty = at(all, seat);
  const least = Math.min(...all);
  return [
    [line('L71', 'score.prestige', {}, p.prestige)],
    p.hand.length > 0 ? [line('L71', 'score.hand', { count: p.hand.length }, 0)] : [],
    cardLines(box, p),
    repaid > 0 ? [line('L75', 'score.repaid', { count: repaid, money: repaid * box.set.loan.repay }, 0)] : [],
    [line('L71', 'score.money', { money: rest }, forMoney)],
    unpaid > 0 ? [line('L71', 'score.loans', { count: unpaid }, forLoans)] : [],
    [line('L72', 'score.poverty', { poverty, least, left: poverty - least }, povertyCost(box, all, seat))],
  ];
}

const allPoverty = (s: State): number[] => s.players.map(povertyOf);

export function scoreOf(box: Box, s: State): ScoreLine[][] {
  const all = allPoverty(s);
  return s.players.map((_, seat) => stepsOf(box, s, seat, all).flat());
}

/** The same, step by step for all players together, as the log tells it at the end. */
export function finalLines(box: Box, s: State): { readonly seat: Seat; readonly line: ScoreLine }[] {
  const all = allPoverty(s);
  const steps = s.players.map((_, seat) => stepsOf(box, s, seat, all));
  return at(steps, 0).flatMap((_, i) =>
    steps.flatMap((own, seat) => at(own, i).map(each => ({ seat, line: each }))),
  );
}

/** L73: most prestige; then least poverty, most boroughs, the best single card. L74: the total may be negative. */
function standing(box: Box, s: State, seat: Seat, all: readonly number[]): number[] {
  const p = at(s.players, seat);
  let total = 0;
  for (const { points } of stepsOf(box, s, seat, all).flat()) total += points;
  const cards = p.display.flatMap(stack => stack.cards).map(card => cardOf(box, card).endPrestige);
  return [total, -at(all, seat), p.boroughs.length, Math.max(0, ...cards)];
}

const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  const i = a.findIndex((n, at) => n !== b[at]);
  return i >= 0 && at(a, i) > at(b, i);
};

export function rankingOf(box: Box, s: State): number[] {
  const all = allPoverty(s);
  const standings = s.players.map((_, seat) => standing(box, s, seat, all));
  return standings.map(own => 1 + standings.filter(other => isBetter(other, own)).length);
}
