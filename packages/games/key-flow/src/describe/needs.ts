import type { Said } from '@thameside/kit';
import type { Need } from '../allocation/problem.ts';
import { say } from './say.ts';

/** F70: what a set is made of. */
const NEEDS: { readonly [N in Need]: (n: number) => Said } = {
  iron: n => say('resources.iron', { n }),
  stone: n => say('resources.stone', { n }),
  wood: n => say('resources.wood', { n }),
  gold: n => say('resources.gold', { n }),
  resource: n => say('resources.any', { n }),
  anvil: n => say('skills.anvil', { n }),
  pick: n => say('skills.pick', { n }),
  saw: n => say('skills.saw', { n }),
  skill: n => say('skills.any', { n }),
  cow: n => say('animals.cow', { n }),
  pig: n => say('animals.pig', { n }),
  sheep: n => say('animals.sheep', { n }),
  animal: n => say('animals.any', { n }),
  green: n => say('keyples.green', { n }),
  yellow: n => say('keyples.yellow', { n }),
  red: n => say('keyples.red', { n }),
  blue: n => say('keyples.blue', { n }),
  token: n => say('amount.tokens', { n }),
  tokenCard: n => say('amount.token-cards', { n }),
};

export const needs = (need: Partial<Readonly<Record<Need, number>>>): Said[] =>
  (Object.keys(NEEDS) as Need[]).flatMap(each => {
    const n = need[each];
    return n === undefined ? [] : [NEEDS[each](n)];
  });
