import { type Answer, at, type Params, type Reason, type Seat } from '@thameside/kernel';
import { type Box, planOf } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import { holdingOf } from '../rules/acting.ts';
import type { CardId, State } from '../state.ts';
import type { Judgement } from './judge.ts';

const say = (key: string, params: Params = {}): Reason => ({ key: `bot.${key}`, params });

/** Why a village card is worth placing, by what it is. */
function kindOf(box: Box, id: CardId): 'goal' | 'storage' | 'boat' | 'building' | 'points' | 'field' {
  const { boxes, boat } = planOf(box, id);
  const [first] = boxes;
  if (first?.score) return first.score.rule === 'storage' ? 'storage' : 'goal';
  if (boat) return 'boat';
  if (first?.action) return 'building';
  return boxes.some(({ points }) => points > 0) ? 'points' : 'field';
}

export function reasoning(box: Box, root: State, seat: Seat, { worth, opinion, before, aim }: Judgement) {
  /** In whole points, and never as if it were for nothing. */
  const about = (after: State): number => Math.max(1, Math.round(worth(after) - opinion.worth(before)));

  function place(card: CardId, after: State): Reason {
    return say(`place.${kindOf(box, card)}`, { card, points: about(after) });
  }

  /** The first card of the own village that the action has upgraded. */
  const upgraded = (after: State): CardId | undefined =>
    holdingOf(at(after.players, seat)).village.find(({ id, level }) =>
      at(root.players, seat).village.some(site => site.id === id && site.level < level),
    )?.id;

  function target(card: CardId, on: CardId, after: State): Reason {
    const owner = root.players.findIndex(p => p.village.some(({ id }) => id === on));
    const better = upgraded(after);
    if (better !== undefined) return say('use.upgrade', { card: on, better });
    const points = about(after);
    if (owner !== seat) return say('use.other', { card: on, points, seat: owner });
    const isForKeyples = aim.keepWorth(card) > points / 2;
    return say(isForKeyples ? 'use.keyples' : 'use.own', { card: on, points });
  }

  function extra(answer: Answer, after: State): Reason {
    if (answer === 'done') return say('extra.done');
    const better = upgraded(after);
    return better === undefined
      ? say('extra', { card: String(answer) })
      : say('use.upgrade', { card: String(answer), better });
  }

  function decided(card: CardId, where: Answer, after: State): Reason {
    if (where === 'discard') return say('discard');
    return planOf(box, card).keyple ? target(card, String(where), after) : place(card, after);
  }

  return (f: Ask, line: readonly Answer[], after: State): Reason | null => {
    const [first = '', second = ''] = line;
    switch (f.k) {
      case 'pick':
        return root.decisions === 'with-card'
          ? decided(String(first), second, after)
          : say('pick', { points: about(after) });
      case 'place':
      case 'target':
        return decided(f.card, first, after);
      case 'winter':
        return say('winter', { card: String(first) });
      case 'extra':
        return extra(first, after);
      default:
        return null;
    }
  };
}
