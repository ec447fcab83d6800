import type { Answer } from '@thameside/kernel';
import type { RunStep } from '@thameside/london/client';
import type { AskOf } from '../../board.ts';

/** The step at one place, moved to another. */
export function moved(order: readonly RunStep[], from: number, to: number): readonly RunStep[] {
  const step = order[from];
  if (!step || to < 0 || to >= order.length) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, step);
}

/** What of an order is still to be done, given the open question. */
export const stillToDo = (order: readonly RunStep[], ask: AskOf): readonly RunStep[] =>
  order.filter(({ activate }) => ask.answers.includes(activate));

/** Stacks and the borough that could be activated and are not in the order. */
export const leftOut = (order: readonly RunStep[], ask: AskOf): (number | 'borough')[] =>
  ask.answers.filter(
    (answer): answer is number | 'borough' =>
      (typeof answer === 'number' || answer === 'borough') &&
      !order.some(({ activate }) => activate === answer),
  );

/** The step's own answer to a question on the way; undefined where it has none: the player is asked. */
function answerOf(step: RunStep, ask: AskOf, discarded: number): Answer | undefined {
  const isOffered = (answer: Answer | undefined) =>
    answer !== undefined && ask.answers.includes(answer as AskOf['answers'][number]) ? answer : undefined;
  switch (ask.k) {
    case 'fee':
      return isOffered(step.fee);
    case 'spare':
      return isOffered(step.spare ?? 'flip');
    case 'again':
      return isOffered(step.again);
    case 'prison':
    case 'workhouse':
      return step.discards ? isOffered(step.discards[discarded] ?? 'enough') : undefined;
    default:
      return undefined;
  }
}

type Probe = (
  answers: readonly Answer[],
) => Promise<{ readonly answers: readonly Answer[]; readonly ask: AskOf | null } | null>;

/**
 * The answers that carry the steps out, as far as the steps know them: the host is asked what follows each.
 * Stops where the player has to decide, or where only giving the answers can tell.
 */
export async function answersFor(steps: readonly RunStep[], probe: Probe): Promise<readonly Answer[]> {
  let answers: readonly Answer[] = [];
  for (const step of steps) {
    let next: Answer | undefined = step.activate;
    let discarded = 0;
    while (next !== undefined) {
      const tried: readonly Answer[] = [...answers, next];
      const found = await probe(tried);
      if (!found) return tried;
      answers = found.answers;
      if (found.ask?.k === 'run') break;
      next = found.ask ? answerOf(step, found.ask, discarded) : undefined;
      if (found.ask?.k === 'prison' || found.ask?.k === 'workhouse') discarded++;
      if (next === undefined) return answers;
    }
  }
  return answers;
}
