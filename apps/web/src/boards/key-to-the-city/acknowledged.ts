import type { SightOf } from '../board.ts';

/** The moment at which the person has read what sailing leaves behind: it is not asked a second time. */
let seen = '';
const momentOf = ({ table, version }: SightOf): string => `${table} ${version}`;

export const acknowledge = (sight: SightOf | null): void => {
  seen = sight ? momentOf(sight) : '';
};
export const isAcknowledged = (sight: SightOf): boolean => seen === momentOf(sight);
