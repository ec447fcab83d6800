import type { Answer } from '@thameside/kernel';
import type { PlayerView, View } from '@thameside/london/client';
import type { AskOf } from '../../board.ts';

/** One activation, with what has been chosen of that which is asked on the way. */
export interface RunStep {
  /** A stack, or the top borough. */
  readonly activate: number | 'borough';
  /** In the order of the questions. */
  readonly on: readonly Answer[];
}

/** The step at one place, moved to another. */
export function moved(order: readonly RunStep[], from: number, to: number): readonly RunStep[] {
  const step = order[from];
  if (!step || to < 0 || to >= order.length) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, step);
}

const isActivation = (answer: Answer): answer is RunStep['activate'] =>
  typeof answer === 'number' || answer === 'borough';

/** What of an order is still to be done, given the open question. */
export const stillToDo = (order: readonly RunStep[], ask: AskOf): readonly RunStep[] =>
  order.filter(({ activate }) => ask.answers.includes(activate));

/** Stacks and the borough that could be activated and are not in the order. */
export const leftOut = (order: readonly RunStep[], ask: AskOf): RunStep['activate'][] =>
  ask.answers.filter(isActivation).filter(answer => !order.some(({ activate }) => activate === answer));

/** Everything that can be activated, as it is offered. */
export const usualOrder = (ask: AskOf): readonly RunStep[] =>
  leftOut([], ask).map(activate => ({ activate, on: [] }));

interface Reached {
  readonly answers: readonly Answer[];
  readonly ask: AskOf | null;
  readonly view: View;
}
export type Probe = (answers: readonly Answer[]) => Promise<Reached | null>;

/** What is answered where an order says nothing: what does least, or else the first. */
const leastOf = ({ answers }: AskOf): Answer | undefined =>
  ['enough', 'flip', 'none'].find(each => answers.includes(each)) ?? answers[0];

/**
 * The answers that carry the steps out, and how things stand after each: the host is asked what follows. Ends where
 * the steps do not say what is chosen, unless somebody guesses, and where only giving the answers can tell.
 */
export async function followed(
  before: readonly Answer[],
  steps: readonly RunStep[],
  probe: Probe,
  guess: (ask: AskOf) => Answer | undefined = () => undefined,
): Promise<{ readonly answers: readonly Answer[]; readonly after: readonly Reached[] }> {
  let answers = before;
  const after: Reached[] = [];
  // most cards ask nothing: then this is one request
  for (const i of steps.keys()) void probe([...before, ...steps.slice(0, i + 1).map(step => step.activate)]);
  for (const { activate, on } of steps) {
    const chosen = [...on];
    let next: Answer | undefined = activate;
    while (next !== undefined) {
      const tried: readonly Answer[] = [...answers, next];
      const found = await probe(tried);
      if (!found) return { answers: tried, after };
      answers = found.answers;
      if (found.ask?.k === 'run') {
        after.push(found);
        break;
      }
      if (!found.ask) return { answers, after };
      const wanted = chosen.shift();
      const isOffered = found.ask.answers.some(each => JSON.stringify(each) === JSON.stringify(wanted));
      next = isOffered ? wanted : guess(found.ask);
      if (next === undefined) return { answers, after };
    }
  }
  return { answers, after };
}

/** The order in a line of answers to the question of a run. */
export async function orderIn(line: readonly Answer[], probe: Probe): Promise<readonly RunStep[]> {
  const steps: { activate: RunStep['activate']; on: Answer[] }[] = [];
  let at: Pick<Reached, 'answers'> & { readonly ask: Pick<AskOf, 'k'> | null } = {
    answers: [],
    ask: { k: 'run' },
  };
  while (at.ask) {
    const answer = line[at.answers.length];
    if (answer === undefined) break;
    if (at.ask.k !== 'run') steps.at(-1)?.on.push(answer);
    else if (isActivation(answer)) steps.push({ activate: answer, on: [] });
    else break;
    const found = await probe([...at.answers, answer]);
    if (!found) break;
    at = found;
  }
  return steps;
}

export interface Change {
  readonly money: number;
  readonly prestige: number;
  readonly poverty: number;
  readonly loans: number;
}
/** What a run in some order would bring: by each step, and in all with what ends it. */
export interface RunForecast {
  readonly items: readonly Change[];
  readonly total: Change | null;
}

const changed = (from: PlayerView | undefined, to: PlayerView | undefined): Change => ({
  money: (to?.money ?? 0) - (from?.money ?? 0),
  prestige: (to?.prestige ?? 0) - (from?.prestige ?? 0),
  poverty: (to?.poverty ?? 0) - (from?.poverty ?? 0),
  loans: (to?.loans ?? 0) - (from?.loans ?? 0),
});

/** The run in this order, tried out; where it leaves something open, as little as possible is done. */
export async function forecast(
  view: View,
  seat: number,
  before: readonly Answer[],
  steps: readonly RunStep[],
  probe: Probe,
): Promise<RunForecast> {
  const { answers, after } = await followed(before, steps, probe, leastOf);
  const ways = [view, ...after.map(each => each.view)].map(({ players }) => players[seat]);
  const end = after.length === steps.length ? await probe([...answers, 'enough']) : null;
  return {
    items: after.map((_, i) => changed(ways[i], ways[i + 1])),
    total: end && changed(ways[0], end.view.players[seat]),
  };
}
