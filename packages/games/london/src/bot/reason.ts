import { type Answer, at, type Params, type Reason, type Seat } from '@thameside/kernel';
import { type Box, boroughOf, cardOf } from '../components/box.ts';
import type { Ask } from '../frames.ts';
import { type CardId, type State, topOf } from '../state.ts';
import { builtWorth, type Site } from './hand.ts';
import type { Weights } from './weights.ts';

const say = (key: string, params: Params = {}): Reason => ({ key: `bot.${key}`, params });
const cardIn = (answer: Answer | undefined): CardId =>
  String(typeof answer === 'object' ? answer[0] : answer);

export function reasoning(box: Box, w: Weights, root: State, seat: Seat, site: (s: State) => Site) {
  const me = at(root.players, seat);

  /** What has been built on the way, and what it is for. */
  function develop(line: readonly Answer[], after: State): Reason | null {
    const built = at(after.players, seat).display.flatMap((stack, i) => {
      const before = me.display[i];
      return stack.placed && stack.cards.length !== before?.cards.length ? [topOf(stack)] : [];
    });
    const worths = built.map(card => builtWorth(box, w, cardOf(box, card), site(root)));
    const best = built[worths.indexOf(Math.max(...worths))];
    if (best !== undefined) {
      const points = Math.max(1, Math.round(worths.reduce((sum, worth) => sum + worth, 0)));
      return say('develop', { count: built.length, card: best, points });
    }
    const card = line.find(answer => cardIn(answer) in box.cards);
    return card === undefined ? null : say('develop.action', { card: cardIn(card) });
  }

  function buy(borough: string): Reason {
    const { cost } = boroughOf(box, borough);
    const loans = Math.ceil(Math.max(0, cost - me.money) / box.set.loan.money);
    return loans > 0 ? say('buy.loan', { borough, loans }) : say('buy', { borough, cost });
  }

  function run(after: State): Reason {
    const p = at(after.players, seat);
    return say('run', {
      money: Math.max(0, p.money - me.money),
      prestige: p.prestige - me.prestige,
      before: me.poverty,
      after: p.poverty,
    });
  }

  function action(line: readonly Answer[], after: State): Reason | null {
    switch (line[0]) {
      case 'develop':
        return develop(line.slice(1), after);
      case 'buy':
        return buy(String(line[1]));
      case 'run':
        return run(after);
      default:
        return say('draw.action');
    }
  }

  return (f: Ask, line: readonly Answer[], after: State): Reason | null => {
    const [first, second] = line;
    if (first === 'swap' || first === 'swap-borough') return say('swap', { card: cardIn(second) });
    switch (f.k) {
      case 'repay':
        return say(first === 'repay' ? 'repay' : 'keep-loan');
      case 'draw':
      case 'pick':
        if (first === 'enough') return say('done');
        return cardIn(first) in box.cards ? say('draw.board', { card: cardIn(first) }) : say('draw.deck');
      case 'action':
        return action(line, after);
      case 'buy':
        return buy(String(first));
      case 'develop':
        return first === 'enough' ? say('done') : develop(line, after);
      case 'limit':
        return say('limit', { card: cardIn(first) });
      case 'end':
        return say(first === 'relief' ? 'relief' : 'done');
      default:
        return null;
    }
  };
}
