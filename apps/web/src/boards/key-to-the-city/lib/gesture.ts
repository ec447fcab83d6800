import type { Answer } from '@thameside/kernel';
import {
  type Act,
  type Effort,
  effortOf,
  type Question,
  type Table,
} from '@thameside/key-to-the-city/client';
import type { AskOf } from '../../board.ts';

type Ask = AskOf<Question>;

/** What has been answered of an action that is under way. */
export const givenIn = (ask: Ask): Partial<Effort> => ('act' in ask.frame ? ask.frame : {});

/** What is left to be answered from this question on; null if the plan does not follow from it. */
export function answersFor(table: Table, ask: Ask, seat: number, plan: Effort): Answer[] | null {
  const given = givenIn(ask);
  const isSo = (['act', 'tile', 'colour', 'count'] as const).every(
    name => given[name] === undefined || given[name] === plan[name],
  );
  const steps: { readonly k: string; readonly answer: Answer }[] = [
    { k: 'turn', answer: plan.act },
    { k: plan.act, answer: plan.tile },
    ...effortOf(table, seat, plan),
  ];
  // groups are chosen in one order: those given must be the plan's first, and all of them once that question is past
  const chosen = steps.filter(({ k, answer }) => k === 'group' && answer !== 'enough');
  const groups = given.groups ?? [];
  const isPast = ask.k === 'count' || ask.k === 'front';
  if (!isSo || !groups.every((tile, i) => chosen[i]?.answer === tile)) return null;
  if (isPast && chosen.length !== groups.length) return null;
  const first = steps.findIndex(({ k }) => k === ask.k);
  if (first < 0) return null;
  const from = ask.k === 'group' ? first + groups.length : first;
  return steps.slice(from).map(({ answer }) => answer);
}

/** The action under way, if the question belongs to one. */
export const actOf = (ask: Ask | null): Act | null =>
  ask?.k === 'bid' || ask?.k === 'use' || ask?.k === 'upgrade' ? ask.k : ((ask && givenIn(ask).act) ?? null);

/** The tile that the action under way has already been given. */
export const tileAsked = (ask: Ask | null): string | null => (ask && givenIn(ask).tile) ?? null;

/** The questions that the panel of an action answers in one go. */
export const isGathering = (ask: Ask | null): boolean => ask?.k === 'turn' || actOf(ask) !== null;
