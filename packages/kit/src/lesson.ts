import type { Answer, Seat } from '@thameside/kernel';
import type { Said } from './text.ts';

/** What the learner is told of a guided first game. It only ever suggests: whoever does something else plays on. */
export interface Guide {
  readonly seats: number;
  readonly learner: Seat;
  readonly steps: readonly LessonStep[];
}

/** The whole of it, for the host. */
export interface Lesson extends Guide {
  /** Where it begins, as `Game.position` reads it. */
  readonly position: unknown;
  /** What the bots answer, by seat, so that there is something to learn from; after that they think for themselves. */
  readonly scripts: Readonly<Record<Seat, readonly Cue[]>>;
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

/** Steps that were gone past by a button, each with the number of the learner's answers that lie behind it. */
export type Passed = Readonly<Record<number, number>>;

export interface Whereabouts {
  readonly step: number;
  /** How many of the learner's answers lie behind this step. */
  readonly from: number;
  /** Coming: the learner has not been asked yet what the step is about. */
  readonly state: 'coming' | 'here' | 'astray';
}

/** Where the learner is; null once all steps are done. */
export function whereabouts(
  steps: readonly LessonStep[],
  passed: Passed,
  given: readonly Given[],
  k: string | null,
): Whereabouts | null {
  let from = 0;
  for (const [step, { asked, onward }] of steps.entries()) {
    const behind = passed[step] ?? doneAt(onward, given, from);
    if (behind !== null) {
      from = Math.max(from, behind);
      continue;
    }
    const since = given.slice(from);
    const isHere = asked === null || asked === k || since.some(each => each.k === asked);
    const isAstray = isHere && 'answer' in onward && progress(onward.answer, since) === 'astray';
    return { step, from, state: isAstray ? 'astray' : isHere ? 'here' : 'coming' };
  }
  return null;
}

/** The number of answers with which the step was done. */
function doneAt(onward: Onward, given: readonly Given[], from: number): number | null {
  if (!('answer' in onward)) return null;
  for (let to = from; to <= given.length; to++)
    if (progress(onward.answer, given.slice(from, to)) === 'done') return to;
  return null;
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
