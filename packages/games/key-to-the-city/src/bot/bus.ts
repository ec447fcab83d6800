import { SIDES } from '@thameside/kit';
import type { Score } from '../components/set.ts';
import { KEYPLES, type Keyple, SKILLS, type Skill } from '../components/vocabulary.ts';
import type { Player } from '../state.ts';
import type { Stock } from './borough.ts';
import { SKILL_INDEX } from './lore.ts';
import { NONE, type Town } from './town.ts';

/** What a Routemaster tile counts. */
export interface Holdings {
  readonly town: Town;
  readonly skills: readonly number[];
  readonly keyples: Readonly<Record<Keyple, number>>;
  readonly routemasters: number;
}

const COLOURS = 6;

function rarestConnector({ sides, beyond }: Town): number {
  const seen = new Array<number>(COLOURS).fill(0);
  for (let k = 0; k < sides.length; k++) {
    const connector = sides[k] as number;
    if (connector !== NONE && (beyond[k] as number) < k / SIDES)
      seen[connector] = (seen[connector] as number) + 1;
  }
  return Math.min(...seen);
}

function fullTiles({ sides, lore }: Town): number {
  let full = 0;
  for (let i = 0; i < lore.length; i++) {
    let free = 0;
    for (let k = SIDES * i; k < SIDES * (i + 1); k++) if (sides[k] === NONE) free++;
    if (free === 0) full++;
  }
  return full;
}

/** A Routemaster tile that may become one's own. */
export interface Bus {
  readonly score: Score;
  readonly chance: number;
}

/** What skill tiles are worth by themselves. */
export function stockOf(p: Player, buses: readonly Bus[]): Stock {
  const prices = SKILLS.map(() => 0);
  let set = 0;
  for (const { score, chance } of buses) {
    if (score.rule === 'skills') {
      const k = SKILL_INDEX[score.skill as Skill];
      prices[k] = (prices[k] as number) + chance * score.each;
    } else if (score.rule === 'skill-sets-of-four') set += chance * score.each;
  }
  return { skills: SKILLS.map(skill => p.skills[skill]), prices, set };
}

/** All but the skill tiles. What rests on keyples counts `colours` times as much. */
export function busWorth(
  buses: readonly Bus[],
  { town, keyples }: { readonly town: Town; readonly keyples: Holdings['keyples'] },
  colours: number,
): number {
  const all = buses.reduce((sum, { chance }) => sum + chance, 0);
  let worth = 0;
  for (const { score, chance } of buses) {
    if (score.rule === 'skills' || score.rule === 'skill-sets-of-four') continue;
    const share = score.rule === 'keyples' || score.rule === 'keyple-sets' ? colours : 1;
    worth +=
      share * chance * busPoints(score, { town, skills: NO_SKILLS, keyples, routemasters: 1 + all - chance });
  }
  return worth;
}
const NO_SKILLS: readonly number[] = SKILLS.map(() => 0);

/** K76, for the tiles of the last era. */
export function busPoints(score: Score, { town, skills, keyples, routemasters }: Holdings): number {
  const times = (): number => {
    switch (score.rule) {
      case 'routemasters':
        return routemasters;
      case 'keyples':
        return keyples[score.colour as Keyple];
      case 'keyple-sets':
        return Math.min(...KEYPLES.map(colour => keyples[colour]));
      case 'skills':
        return skills[SKILL_INDEX[score.skill as Skill]] ?? 0;
      case 'skill-sets-of-four': {
        const total = skills.reduce((sum, count) => sum + count, 0);
        return Math.min(...skills, Math.floor(total / 4));
      }
      case 'landmark-markers':
        return town.lore.filter((lore, i) => lore.kind === 'landmark' && town.level[i] === lore.maxLevel)
          .length;
      case 'connector-sets':
        return rarestConnector(town);
      case 'tiles-with-six-connectors':
        return fullTiles(town);
      default:
        return 0;
    }
  };
  return score.each * times();
}
