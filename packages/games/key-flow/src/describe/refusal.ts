import type { Refusal } from '@thameside/kernel';
import type { Said } from '@thameside/kit';
import type { Box, Icon } from '../components/box.ts';
import { card, iconGroups } from './say.ts';

/** Cards and costs are named; the rest is said as it is. */
export function refusal(box: Box, { key, params }: Refusal): Said {
  const { card: id, icons } = params;
  return {
    key,
    params: {
      ...params,
      ...(id === undefined ? {} : { card: card(box, String(id)) }),
      ...(icons === undefined ? {} : { icons: iconGroups(icons as readonly Icon[]) }),
    },
  };
}
