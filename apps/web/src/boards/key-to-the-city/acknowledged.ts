import type { Sight } from '@thameside/protocol';

/** The moment at which the person has read what sailing leaves behind: it is not asked a second time. */
let seen = '';
const momentOf = ({ table, version }: Sight): string => `${table} ${version}`;

export const acknowledge = (sight: Sight | null): void => {
  seen = sight ? momentOf(sight) : '';
};
export const isAcknowledged = (sight: Sight): boolean => seen === momentOf(sight);
