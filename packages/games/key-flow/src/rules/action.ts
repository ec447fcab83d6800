import { at, type Seat } from '@thameside/kernel';
import { totalOf } from '@thameside/kit';
import { type Action, type Box, type Gained, planOf } from '../components/box.ts';
import { SKILLS } from '../components/vocabulary.ts';
import type { FlowIo, Rules } from '../frames.ts';
import type { CardId, Site, State } from '../state.ts';
import { boxOf } from '../village.ts';
import { acting, holdingOf, tell } from './acting.ts';
import { canPay } from './pay.ts';
import { isOpen, isPlanSecret } from './secrecy.ts';
import { drawSkills } from './skills.ts';

const actionOf = (box: Box, card: CardId, level: number): Action => {
  const action = planOf(box, card).boxes[level]?.action;
  if (!action) throw new Error(`${card} has no action at level ${level}`);
  return action;
};

/** Whether the exchange is worth asking about: in the open, as far as everybody can see. */
function mightPay(s: State, seat: Seat, { pay }: Action): boolean {
  const p = at(s.players, seat);
  if (!isOpen(s, seat)) return canPay(p, null, pay, false);
  return totalOf(SKILLS, p.skills) + totalOf(SKILLS, p.doubles) >= pay.length;
}

/** F34: the action of a card's topmost uncovered box. First what it gives, then transport and upgrades. */
export function begin(box: Box, s: State, seat: Seat, site: Site, io: FlowIo): void {
  const action = boxOf(box, site).action;
  if (!action) return;
  const { id: card, level } = site;
  if (action.moves + action.upgrades > 0)
    io.push({ k: 'working', seat, moves: action.moves, upgrades: action.upgrades });
  if (action.pay.length === 0) io.push({ k: 'gaining', seat, card, level });
  else if (mightPay(s, seat, action)) io.push({ k: 'exchange', seat, card, level });
}

/** F34: onto the card in the own village, else onto the home. Tiles of a pick are drawn at the reveal (F44). */
function gain(s: State, seat: Seat, card: CardId, given: Gained, io: FlowIo): void {
  const { resources, tokens, draws } = given;
  const p = at(s.players, seat);
  if (resources.length + tokens > 0) {
    const holding = acting(p);
    const site = holding.village.find(({ id }) => id === card) ?? at(holding.village, 0);
    for (const resource of resources) site.stock[resource]++;
    holding.tokens += tokens;
    tell(p, { t: 'gained', seat, card, on: site.id, resources, tokens }, io);
  }
  if (draws === 0) return;
  // what is drawn is not known before the reveal, so no later step of the same action can rest on it
  if (p.plan) p.plan.draws += draws;
  else drawSkills(s, seat, draws, io);
}

export function actionRules(box: Box): Rules<'exchange' | 'gaining' | 'gain'> {
  const canExchange = (s: State, seat: Seat, card: CardId, level: number): boolean =>
    canPay(holdingOf(at(s.players, seat)), null, actionOf(box, card, level).pay, false);
  return {
    exchange: {
      secretNow: isPlanSecret,
      legal: (s, f) => (canExchange(s, f.seat, f.card, f.level) ? ['exchange', 'leave'] : ['leave']),
      apply(_s, f, answer, io) {
        if (answer === 'leave') return;
        const { seat, card, level } = f;
        const icons = actionOf(box, card, level).pay;
        io.push({ k: 'paying', seat, card, icons, paid: [] }, { k: 'gaining', seat, card, level });
      },
    },
    gaining: {
      run(s, f, io) {
        const { seat, card, level } = f;
        const given = actionOf(box, card, level).gain;
        if (given.options.length > 0) io.push({ k: 'gain', seat, card, level });
        gain(s, seat, card, given, io);
      },
    },
    gain: {
      secretNow: isPlanSecret,
      legal: (_s, f) => actionOf(box, f.card, f.level).gain.options.map((_, i) => i),
      apply: (s, f, i, io) => gain(s, f.seat, f.card, at(actionOf(box, f.card, f.level).gain.options, i), io),
    },
  };
}
