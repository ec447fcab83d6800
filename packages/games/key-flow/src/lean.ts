import type { Answer, Frame } from '@thameside/kernel';
import type { Box } from './components/box.ts';

const VERBS: Readonly<Record<string, number>> = { upgrade: 6, turn: 0.3, move: 4 };
const LEANS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  place: { discard: 0.1 },
  target: { discard: 0.2 },
  exchange: { exchange: 1.5 },
  work: { done: 0.1 },
  extra: { done: 0.1 },
  allocate: { keep: 3 },
};

/**
 * Random play that builds villages: it keeps its cards, uses its actions to the full, and brings resources to where two
 * upgrades are to be had, which pure chance hardly ever does.
 */
export function leaning(box: Box): (f: Frame, answer: Answer) => number {
  const plans = Object.values(box.cards);
  const twice = new Set(plans.filter(({ costs }) => costs.length > 1).map(({ id }) => id));
  const carts = new Set(
    plans.filter(({ boxes }) => boxes.some(each => each.transport > 1)).map(({ id }) => id),
  );
  return (f, answer) => {
    if (f.k === 'work' && typeof answer === 'object') {
      const [verb, card] = answer.map(String);
      if (verb === 'move' && twice.has(card ?? '')) return 0.05;
      return (VERBS[verb ?? ''] ?? 1) * (twice.has(card ?? '') ? 60 : 1);
    }
    if (f.k === 'route' && twice.has(String(answer))) return 20;
    if ((f.k === 'pick' || f.k === 'winter') && twice.has(String(answer))) return 15;
    if ((f.k === 'target' || f.k === 'extra') && carts.has(String(answer))) return 4;
    return LEANS[f.k]?.[String(answer)] ?? 1;
  };
}
