import { at, type Seat } from '@thameside/kernel';
import { type Box, planOf } from '../components/box.ts';
import { SKILLS } from '../components/vocabulary.ts';
import type { FlowIo, Rules } from '../frames.ts';
import type { Plan, State } from '../state.ts';
import { siteOf } from '../village.ts';
import { siteFor } from './setup.ts';
import { drawSkills, takeSkills } from './skills.ts';
import { wentFar } from './target.ts';

/** F34, F43: the action as it was decided; tiles paid return to their supplies. */
function carryOut(s: State, seat: Seat, { after, deeds }: Plan, io: FlowIo): void {
  const p = at(s.players, seat);
  if (after) {
    for (const skill of SKILLS) {
      s.pile[skill] += p.skills[skill] - after.skills[skill];
      s.doubles[skill] += p.doubles[skill] - after.doubles[skill];
    }
    p.village = after.village;
    p.skills = after.skills;
    p.doubles = after.doubles;
    p.tokens = after.tokens;
  }
  for (const deed of deeds) io.emit(deed);
}

/** F20, F21: resources of the bottom box onto the card. */
function settle(box: Box, s: State, seat: Seat, plan: Plan, io: FlowIo): void {
  const { card, x } = plan;
  if (x === null) throw new Error(`${card} has no place`);
  const p = at(s.players, seat);
  const site = siteFor(card, x);
  p.village.push(site);
  io.emit({ t: 'placed', seat, card, x });
  const { bottom } = planOf(box, card);
  if (!bottom) return;
  const { resources, skills } = bottom;
  for (const resource of resources) site.stock[resource]++;
  if (resources.length > 0) io.emit({ t: 'gained', seat, card, on: card, resources, tokens: 0 });
  for (const skill of skills) if (skill === 'random') plan.draws++;
}

/** Everything that was decided happens together (F11), then tiles are taken and drawn in turn (F44). */
export function reveal(box: Box, s: State, io: FlowIo): void {
  io.reveal();
  const plans = s.players.map((p, seat) => {
    if (!p.plan) throw new Error(`seat ${seat} has picked nothing`);
    return p.plan;
  });
  // what every card is put above, before anybody's action has changed anything
  const sent = plans.map(({ card, target, village }, seat) => {
    if (target === null) return null;
    const { level } = siteOf(at(s.players, village).village, target);
    return {
      level,
      far: wentFar(box, s, seat, card, village, siteOf(at(s.players, village).village, target)),
    };
  });
  plans.forEach((plan, seat) => {
    const p = at(s.players, seat);
    const { card, target, village, tokens } = plan;
    p.plan = null;
    const from = s.phase === 'winter' ? p.winter : p.hand;
    from.splice(from.indexOf(card), 1);
    if (plan.discard) {
      p.discards.push(card);
      p.tokens++;
      io.emit({ t: 'discarded', seat });
      return;
    }
    if (target === null) {
      settle(box, s, seat, plan, io);
      return;
    }
    const { level = 0, far = false } = sent[seat] ?? {};
    io.emit({ t: 'sent', seat, card, on: target, village, tokens, level, far });
    if (planOf(box, card).keyple?.token) {
      p.tokens++;
      if (plan.after) plan.after.tokens++;
      io.emit({ t: 'token', seat, card });
    }
    p.tokens -= tokens;
    if (plan.after) plan.after.tokens -= tokens;
    carryOut(s, seat, plan, io);
  });
  plans.forEach(({ card, target, village, tokens }) => {
    if (target === null) return;
    const site = siteOf(at(s.players, village).village, target);
    site.keyples.push(card);
    site.tokens += tokens;
  });
  for (let i = 0; i < plans.length; i++) {
    const seat = (s.turn + i) % plans.length;
    const { card, x, draws } = at(plans, seat);
    const { bottom } = planOf(box, card);
    if (x !== null && bottom) takeSkills(s, seat, card, bottom.skills, io);
    if (draws > 0) drawSkills(s, seat, draws, io);
  }
}

export function revealRules(box: Box): Rules<'reveal'> {
  return {
    reveal: {
      run(s, _f, io) {
        s.shown = false;
        io.emit({ t: 'turn', turn: s.turn });
        reveal(box, s, io);
      },
    },
  };
}
