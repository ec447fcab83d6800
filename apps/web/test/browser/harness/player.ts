import type { Chance } from './chance.ts';
import type { Drawn } from './spy.ts';

const ACTIONS = ['bid', 'use', 'upgrade'];

/** Which answer to give: the place of one among those offered. */
export type Player = (now: Drawn) => number;

/** Plays at random but briefly: a few actions in each era, then the ship. */
export function hasty(chance: Chance, actions = 2): Player {
  const done = new Map<string, number>();
  return ({ k, answers, era, seat, table }) => {
    if (k !== 'turn') {
      const enough = answers.indexOf('enough');
      return enough >= 0 ? enough : chance(answers.length);
    }
    const key = `${table} ${seat} ${era}`;
    const count = done.get(key) ?? 0;
    done.set(key, count + 1);
    const wanted = answers.filter(answer => ACTIONS.includes(answer));
    if (count < actions && wanted.length > 0) return answers.indexOf(wanted[chance(wanted.length)] ?? '');
    const sail = answers.indexOf('sail');
    return sail >= 0 ? sail : answers.indexOf('pass');
  };
}

export interface Habits {
  /** Answers that lead nowhere if they are given at random. */
  readonly idle: readonly string[];
  /** What is wished wherever it is offered; what is named more often is more likely. */
  readonly wishes: readonly string[];
}
const ENDS = ['enough', 'done', 'ready', 'keep'];

/** Plays at random, and comes to an end wherever there is one. */
export const terse =
  (chance: Chance, { idle, wishes }: Habits): Player =>
  ({ answers }) => {
    const one = (from: readonly string[]) => answers.indexOf(from[chance(from.length)] ?? '');
    const wished = wishes.filter(wish => answers.includes(wish));
    if (wished.length > 0) return one(wished);
    const end = answers.findIndex(answer => ENDS.includes(answer));
    if (end >= 0) return end;
    const some = answers.filter(answer => !idle.includes(answer));
    return one(some.length > 0 ? some : answers);
  };
