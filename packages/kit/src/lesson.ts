import type { Answer, Seat } from '@thameside/kernel';
import type { Said } from './text.ts';

/** A guided first game. It only ever suggests: whoever does something else plays on, and may skip a step. */
export interface Lesson {
  /** Where it begins, as `Game.position` reads it. */
  readonly position: unknown;
  readonly learner: Seat;
  /** What the bots answer, by seat, so that there is something to learn from; after that they think for themselves. */
  readonly scripts: Readonly<Record<Seat, readonly Cue[]>>;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  readonly say: Said;
  /** Pieces to be lit, named as the board names them. */
  readonly lit: readonly string[];
  /** The step waits until the learner is asked this; null: it does not. */
  readonly asked: string | null;
  readonly onward: Onward;
}

/** What leads to the next step: pressing a button, or answers; `nudge` is for whoever gives others. */
export type Onward = { readonly until: 'next' } | { readonly answer: readonly Cue[]; readonly nudge: Said };

/** An answer to a question of this name; one of several, or any, where none is named. */
export interface Cue {
  readonly k: string;
  readonly is?: Answer;
  readonly oneOf?: readonly Answer[];
}

/** An answer that was given; null if it was taken by itself, being the only one. */
export interface Given {
  readonly k: string;
  readonly answer: Answer | null;
}

const same = (a: Answer, b: Answer): boolean => String(a) === String(b);

const fits = ({ is, oneOf }: Cue, answer: Answer): boolean =>
  (is === undefined || same(is, answer)) && (oneOf === undefined || oneOf.some(each => same(each, answer)));

/**
 * How far the learner's answers since the step began have come. Astray: the latest answer that mattered was another
 * one. To take it back, or to give the right one later, leads on to the end all the same.
 */
export function progress(wanted: readonly Cue[], given: readonly Given[]): 'waiting' | 'astray' | 'done' {
  let met = 0;
  let astray = false;
  for (const { k, answer } of given) {
    const cue = wanted[met];
    if (cue === undefined) break;
    if (cue.k !== k) continue;
    astray = answer !== null && !fits(cue, answer);
    if (!astray) met++;
  }
  if (met === wanted.length) return 'done';
  return astray ? 'astray' : 'waiting';
}

/** What the script has a bot answer after the answers it has given; nothing once the match has left the script. */
export function scripted(
  script: readonly Cue[],
  given: readonly Given[],
  k: string,
  offered: readonly Answer[],
): Answer | undefined {
  const kept = given.every(({ k, answer }, i) => {
    const cue = script[i];
    return cue?.k === k && (answer === null || fits(cue, answer));
  });
  const cue = script[given.length];
  return kept && cue?.k === k ? offered.find(answer => fits(cue, answer)) : undefined;
}
