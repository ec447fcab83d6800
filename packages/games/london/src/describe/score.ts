import type { ScoreLine } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import { money } from './say.ts';

/** The source of the points, without their number. */
export function scoreLine({ key, params }: ScoreLine): Said {
  return typeof params.money === 'number'
    ? { key, params: { ...params, money: money(params.money) } }
    : { key, params };
}
