import type { Answer, Refusal } from '@thameside/kernel';
import type { Question } from '@thameside/key-flow/client';
import type { AskOf } from '../../board.ts';

export interface Mark {
  readonly legal: boolean;
  /** It would be an answer of this kind, but cannot be given. */
  readonly off: boolean;
  readonly refusals: readonly Refusal[];
}

const NONE: Mark = { legal: false, off: false, refusals: [] };
const VERBS = ['upgrade', 'turn'] as const;
export type Verb = (typeof VERBS)[number] | 'move';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const refusedAs = (ask: AskOf<Question>, answer: Answer): Refusal[] =>
  ask.refused.filter(each => same(each.answer, answer)).map(each => each.refusal as Refusal);

/** What can be done with a card of the own village while transport and upgrades are left. */
export const verbsFor = (ask: AskOf<Question> | null, card: string): Verb[] =>
  ask?.k === 'work'
    ? (['upgrade', 'turn', 'move'] as const).filter(verb =>
        ask.answers.some(each => same(each, [verb, card])),
      )
    : [];

/** To which parts of a card, and as what, the thing in question can be given (F62). */
export const givingsTo = (ask: AskOf<Question> | null, card: string): Answer[] =>
  ask?.k === 'give' ? ask.answers.filter(each => Array.isArray(each) && each[0] === card) : [];

/** How a card in somebody's village stands to the question: an answer, not an answer, or neither. */
export function markOf(ask: AskOf<Question> | null, card: string): Mark {
  if (!ask) return NONE;
  if (ask.k === 'target' || ask.k === 'extra' || ask.k === 'route') {
    const legal = ask.answers.includes(card);
    const refusals = refusedAs(ask, card);
    return { legal, off: !legal && refusals.length > 0, refusals };
  }
  if (ask.k === 'work') {
    const legal = verbsFor(ask, card).length > 0;
    return { legal, off: false, refusals: VERBS.flatMap(verb => refusedAs(ask, [verb, card])) };
  }
  if (ask.k === 'give') {
    const legal = givingsTo(ask, card).length > 0;
    return { legal, off: !legal, refusals: [] };
  }
  return NONE;
}

/** The free places that are offered, and those that are not with the reason. */
export function placesIn(ask: AskOf<Question> | null): {
  readonly open: readonly number[];
  readonly shut: readonly { readonly x: number; readonly refusal: Refusal }[];
} {
  if (ask?.k !== 'place') return { open: [], shut: [] };
  return {
    open: ask.answers.filter(each => typeof each === 'number'),
    shut: ask.refused.flatMap(({ answer, refusal }) =>
      typeof answer === 'number' ? [{ x: answer, refusal: refusal as Refusal }] : [],
    ),
  };
}

interface Work {
  readonly moves: number;
  readonly upgrades: number;
}
/** Transport and upgrade icons that are left, while they can be used. */
export const workLeft = (ask: AskOf<Question> | null): Work | null =>
  ask && (ask.k === 'work' || ask.k === 'cargo' || ask.k === 'route') ? ask.frame : null;
