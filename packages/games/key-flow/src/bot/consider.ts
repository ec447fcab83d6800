import { type Answer, at, type Seat, words } from '@thameside/kernel';
import { type Box, planOf } from '../components/box.ts';
import type { Resource, Skill } from '../components/vocabulary.ts';
import type { Ask } from '../frames.ts';
import { holdingOf } from '../rules/acting.ts';
import type { State } from '../state.ts';
import type { Aiming } from './aims.ts';
import { estateOf } from './estate.ts';
import { good } from './goods.ts';
import type { hauling, Job } from './haul.ts';
import type { Appraisal } from './value.ts';

/** How many answers of a kind are thought through. */
export interface Breadth {
  readonly places: number;
  readonly targets: number;
  readonly extras: number;
}
export const BROAD: Breadth = { places: 2, targets: 5, extras: 5 };
export const NARROW: Breadth = { places: 1, targets: 2, extras: 2 };

export function considering(
  box: Box,
  opinion: Appraisal,
  { jobs }: ReturnType<typeof hauling>,
  aim: Aiming,
  seat: Seat,
  breadth: Breadth,
) {
  function jobsFor(s: State, moves: number, upgrades: number): readonly Job[] {
    const p = at(s.players, seat);
    return jobs(estateOf(s, seat, holdingOf(p)), moves, upgrades);
  }

  /** F42: the cheapest payment; double-sided tiles cost as much as the others. */
  function cheapest(answers: readonly Answer[]): readonly Answer[] {
    const priceOf = (answer: Answer): number =>
      [answer]
        .flat()
        .reduce<number>(
          (sum, word) =>
            sum + (opinion.prices[good(String(word).replace('double-', '') as Resource | Skill)] ?? 0),
          0,
        );
    return answers.toSorted((a, b) => priceOf(a) - priceOf(b)).slice(0, 1);
  }

  /** F50: only what can be done; a token for a token is not worth asking. */
  function extras(s: State, answers: readonly Answer[]): readonly Answer[] {
    const ids = answers.map(String).filter(id => id !== 'done');
    const best = aim.extras(s, ids).filter(({ worth }) => worth > 0);
    return ['done', ...best.slice(0, breadth.extras).map(({ answer }) => answer)];
  }

  function gains(s: State, f: Extract<Ask, { k: 'gain' }>, answers: readonly Answer[]): readonly Answer[] {
    if (s.phase !== 'extra') return answers;
    const options = planOf(box, f.card).boxes[f.level]?.action?.gain.options ?? [];
    return answers.filter(i => options[Number(i)]?.tokens === 0);
  }

  return (s: State, f: Ask, answers: readonly Answer[]): readonly Answer[] => {
    switch (f.k) {
      case 'place': {
        const xs = answers.filter(answer => typeof answer === 'number');
        const best = aim.places(s, f.card, xs).slice(0, breadth.places);
        return [...best.map(({ answer }) => answer), ...answers.filter(answer => answer === 'discard')];
      }
      case 'target': {
        const best = aim.targets(s, f.card, answers.map(String)).slice(0, breadth.targets);
        return [...best.map(({ answer }) => answer), 'discard'];
      }
      case 'exchange':
        return s.phase === 'extra' ? answers.slice(0, 1) : answers;
      case 'gain':
        return gains(s, f, answers);
      case 'work': {
        const [job] = jobsFor(s, f.moves, f.upgrades);
        const best = job && answers.find(answer => words(answer) === words(job.task));
        return [best ?? 'done'];
      }
      case 'cargo':
      case 'route': {
        const job = jobsFor(s, f.moves, f.upgrades).find(
          ({ task, resource }) => task[1] === f.from && (f.k === 'cargo' || resource === f.resource),
        );
        const best = f.k === 'cargo' ? job?.resource : job?.to;
        return best !== undefined && answers.includes(best) ? [best] : answers.slice(0, 1);
      }
      case 'pay':
        return cheapest(answers);
      case 'extra':
        return extras(s, answers);
      case 'allocate':
        return ['keep'];
      default:
        return answers;
    }
  };
}
