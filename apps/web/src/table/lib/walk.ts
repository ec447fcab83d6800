import type { Answer } from '@thameside/kernel';
import type { Ask } from '@thameside/protocol';
import { found } from './find.ts';

/** A way through one or more questions. */
export interface Path {
  readonly answers: readonly Answer[];
  readonly labels: readonly string[];
  /** What is asked at its end; null if nothing is, or if nobody may know yet. */
  readonly ask: Ask | null;
  readonly left: readonly string[];
  readonly score: number;
}
export interface Guide {
  label(ask: Ask, answer: Answer): string;
  /** Words that mean the same and are not shown. */
  alias?(answer: Answer): string;
  /** What is asked after these answers, and the answers with those that leave no choice; null if that cannot be known. */
  probe(
    answers: readonly Answer[],
  ): Promise<{ readonly answers: readonly Answer[]; readonly ask: Ask | null } | null>;
}

const WIDTH = 6;
const DEPTH = 8;
/** A question that the typed words say nothing about is tried out, unless it has too many answers. */
const BLIND = 8;

interface Step extends Path {
  readonly isBlind: boolean;
}

const byScore = (a: Path, b: Path) =>
  a.left.length - b.left.length || b.score - a.score || a.answers.length - b.answers.length;

function stepsFrom(path: Step, ask: Ask, guide: Guide): Step[] {
  const steps = ask.answers.flatMap((answer): Step[] => {
    const label = guide.label(ask, answer);
    const fits = found(path.left, label) ?? found(path.left, guide.alias?.(answer) ?? '');
    if (!fits) return [];
    const { left, score } = fits;
    return [
      {
        answers: [...path.answers, answer],
        labels: [...path.labels, label],
        ask: null,
        left,
        score: path.score + score,
        isBlind: false,
      },
    ];
  });
  if (steps.length > 0) return steps.sort(byScore).slice(0, WIDTH);
  if (path.isBlind || ask.answers.length > BLIND) return [];
  return ask.answers.map(answer => ({
    ...path,
    answers: [...path.answers, answer],
    labels: [...path.labels, guide.label(ask, answer)],
    ask: null,
    isBlind: true,
  }));
}

/** The ways through the questions that the typed words describe, the best first. */
export async function walk(
  ask: Ask,
  tokens: readonly string[],
  guide: Guide,
  isStale: () => boolean = () => false,
): Promise<Path[]> {
  const ends: Step[] = [];
  let front: Step[] = [{ answers: [], labels: [], ask, left: tokens, score: 0, isBlind: false }];
  for (let depth = 0; depth < DEPTH && front.length > 0; depth++) {
    const next: Step[] = [];
    for (const path of front) {
      if (!path.ask) continue;
      for (const step of stepsFrom(path, path.ask, guide)) {
        if (isStale()) return [];
        const probed = await guide.probe(step.answers);
        const reached = { ...step, answers: probed?.answers ?? step.answers, ask: probed?.ask ?? null };
        if (reached.left.length > 0 && reached.ask) next.push(reached);
        if (!reached.isBlind) ends.push(reached);
      }
    }
    front = next.sort(byScore).slice(0, WIDTH);
  }
  const best = Math.min(...ends.map(({ left }) => left.length));
  return ends.filter(({ left }) => left.length === best).sort(byScore);
}
