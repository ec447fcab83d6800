import type { Answer } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import { type Box, dueFor, loansOf, type View } from '@thameside/london/client';
import type { AskOf } from '../../board.ts';

const say = (key: string, params: Said['params'] = {}): Said => ({ key: `london.danger.${key}`, params });

const idleStacks = (ask: AskOf): number => ask.answers.filter(answer => typeof answer === 'number').length;

/** The question that follows an answer of a thought. */
function nextOf(box: Box, k: string, answer: Answer): string {
  if (k === 'action') return String(answer);
  if (k === 'run') return 'fee';
  if (k === 'develop') return box.cards[String(answer)]?.buildsWithoutDiscard ? 'place' : 'discard';
  return k === 'wren' || k === 'discard' ? 'place' : '';
}

/** L24: the loans that all these answers take, with what has to be paid after them. */
function loansIn(box: Box, view: View, seat: number, ask: AskOf, answers: readonly Answer[]): number {
  const p = view.players[seat];
  if (!p) return 0;
  let f: Parameters<typeof dueFor>[2] = ask.frame;
  let { playing } = view;
  let due = { now: 0, later: 0 };
  for (const answer of answers) {
    const { now, later } = dueFor(box, p, f, answer, playing);
    due = { now: due.now + now, later };
    if (f.k === 'develop' || f.k === 'wren') playing = String(answer);
    f = { k: nextOf(box, f.k, answer), stack: Number(answer) };
  }
  return loansOf(box, p, due);
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
  const loans = loansIn(box, view, seat, ask, answers);
  return loans > 0 ? say('loans', { loans }) : null;
}
