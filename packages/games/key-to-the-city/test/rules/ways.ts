import { asked, legal } from '@thameside/kernel';
import type { Act } from '../../src/frames.ts';
import { type At, answers, game } from '../arrange.ts';

/** One way to bring keyples to a tile: their colour, the tiles whose losing bids are moved, how many from the screen. */
export interface Way {
  readonly colour: string;
  readonly groups: readonly string[];
  readonly count: number;
}

/** Every way that the questions offer, by answering them in every possible manner. */
export function waysTo(m: At, seat: number, act: Act, tile: string): Way[] {
  const ways: Way[] = [];
  const follow = (match: At, way: Way) => {
    const k = asked(match, seat)?.k;
    const offered = legal(game, match, seat);
    if (offered.length === 0) throw new Error(`a dead end at ${k}`);
    for (const answer of offered) {
      if (k === 'count') ways.push({ ...way, count: Number(answer) });
      else if (k === 'colour') follow(answers(match, seat, answer), { ...way, colour: String(answer) });
      else if (k === 'group' && answer === 'enough') follow(answers(match, seat, answer), way);
      else if (k === 'group')
        follow(answers(match, seat, answer), { ...way, groups: [...way.groups, String(answer)] });
      else throw new Error(`${k} is not about keyples`);
    }
  };
  follow(answers(m, seat, act, tile), { colour: '', groups: [], count: 0 });
  return ways;
}

/** As text, sorted: `red 2`, `red 1 + barbican + gherkin`. */
export const told = (ways: readonly Way[]): string[] =>
  ways.map(({ colour, count, groups }) => [`${colour} ${count}`, ...groups].join(' + ')).sort();
