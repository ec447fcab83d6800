import type { Answer } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import { type Box, hasBank, loansFor, type View } from '@thameside/london/client';
import type { AskOf } from '../../board.ts';

const say = (key: string, params: Said['params'] = {}): Said => ({ key: `london.danger.${key}`, params });

const idleStacks = (ask: AskOf): number => ask.answers.filter(answer => typeof answer === 'number').length;

/** What these answers make the player pay at once. */
function costOf(box: Box, ask: AskOf, answers: readonly Answer[]): number {
  const [first, second, third] = answers;
  if (ask.k === 'action' && first === 'buy') return box.boroughs[String(second)]?.cost ?? 0;
  if (ask.k === 'buy') return box.boroughs[String(first)]?.cost ?? 0;
  if (ask.k === 'action' && first === 'develop' && third !== undefined)
    return box.cards[String(second)]?.cost ?? 0;
  return ask.k === 'develop' && answers.length > 1 ? (box.cards[String(first)]?.cost ?? 0) : 0;
}

/** L84: money lies on the stack that would be covered. */
function coveredCoins(view: View, seat: number, ask: AskOf, answers: readonly Answer[]): number {
  const builds = ['place', 'discard', 'develop', 'action', 'wren'].includes(ask.k);
  const last = answers.at(-1);
  return builds && typeof last === 'number' ? (view.players[seat]?.display[last]?.coins ?? 0) : 0;
}

/** What is to be asked back before these answers: something is wasted, or cannot be mended. */
export function dangerOf(
  view: View,
  box: Box | null,
  ask: AskOf | null,
  seat: number,
  answers: readonly Answer[],
): Said | null {
  if (!ask || !box) return null;
  const [first] = answers;
  if (ask.k === 'run' && first === 'enough') {
    const idle = idleStacks(ask);
    return idle > 0 ? say('run-idle', { n: idle }) : null;
  }
  const coins = coveredCoins(view, seat, ask, answers);
  if (coins > 0) return say('coins', { n: coins });
  const p = view.players[seat];
  const loans = p ? loansFor(box, p.money, costOf(box, ask, answers), hasBank(box, p)) : 0;
  return loans > 0 ? say('loans', { loans }) : null;
}
