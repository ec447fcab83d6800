import { ANIMALS, COLOURS, RESOURCES, SKILLS } from '../components/vocabulary.ts';
import type { Fits, Icon } from './icons.ts';

/** For n sets, `demand` × n icons that fit are needed. */
export type SetRow = { fits: Fits; demand: number };

const SHAREABLE: readonly Icon[] = [...RESOURCES, ...SKILLS, ...ANIMALS, ...COLOURS];

const shareIcons = (a: Fits, b: Fits): boolean => SHAREABLE.some(icon => a(icon) && b(icon));

/** Do the needs hang together by icons that fit several of them? */
function isLinked(needs: readonly { fits: Fits }[]): boolean {
  const rest = [...needs];
  const reached = rest.splice(0, 1);
  for (const one of reached) {
    const next = rest.filter(other => shareIcons(one.fits, other.fits));
    reached.push(...next);
    for (const other of next) rest.splice(rest.indexOf(other), 1);
  }
  return rest.length === 0;
}

/**
 * Gold and the interchange boats let one icon fill one of several needs. By Hall's theorem n sets are full exactly
 * if, for every group of needs, as many icons fit one of them as n sets need there; groups that
 * share no icons follow from their parts.
 */
export function setRows(needs: readonly { fits: Fits; count: number }[]): SetRow[] {
  const rows: SetRow[] = [];
  for (let group = 1; group < 2 ** needs.length; group++) {
    const members = needs.filter((_, i) => (group >> i) & 1);
    if (!isLinked(members)) continue;
    rows.push({
      fits: icon => members.some(need => need.fits(icon)),
      demand: members.reduce((sum, need) => sum + need.count, 0),
    });
  }
  return rows;
}
