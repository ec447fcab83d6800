import type { Said } from '@thameside/kit';
import type { Box } from '../components/box.ts';
import type { Event } from '../frames.ts';
import { amounts, money, poverty, say } from './say.ts';
import { scoreLine } from './score.ts';

type Line<T> = (e: Extract<Event, { readonly t: T }>, box: Box) => Said;

/** A card or a borough that allowed something. */
const bySaid = (box: Box, id: string): Said =>
  box.boroughs[id] ? say('by.borough', { borough: id }) : say('by.card', { card: id });

const LINES: { readonly [T in Event['t']]: Line<T> } = {
  starts: ({ seat }) => say('log.starts', { seat }),
  turn: ({ seat }) => say('log.turn', { seat }),
  dealt: ({ seat, cards }) =>
    cards.length > 0 ? say('log.dealt', { seat, cards }) : say('log.dealt-none', { seat }),
  repaid: ({ seat, money: paid }) => say('log.repaid', { seat, money: money(paid) }),
  loan: ({ seat, count, money: lent }) => say('log.loan', { seat, count, money: money(lent) }),
  bank: ({ seat, card, more }) => say('log.bank', { seat, card, more: money(more) }),
  drew: ({ seat }) => say('log.drew', { seat }),
  'drew-card': ({ seat, card }) => say('log.drew-card', { seat, card }),
  'drew-board': ({ seat, card, row }) => say('log.drew-board', { seat, card, row }),
  'drew-more': ({ seat, by }, box) => say('log.drew-more', { seat, by: bySaid(box, by) }),
  'drew-less': ({ seat, by }, box) => say('log.drew-less', { seat, by: bySaid(box, by) }),
  'nothing-to-draw': ({ seat }) => say('log.nothing-to-draw', { seat }),
  looked: ({ seat, by, count }) => say('log.looked', { seat, card: by, count }),
  'looked-cards': ({ seat, cards }) => say('log.looked-cards', { seat, cards }),
  'put-back': ({ seat, count }) =>
    count > 0 ? say('log.put-back', { seat, count }) : say('log.put-back-none', { seat }),
  discarded: ({ seat, card, why }) => say(`log.discarded.${why}`, { seat, card }),
  cleared: ({ cards }) => say('log.cleared', { cards }),
  recoloured: ({ seat, card, by }) => say('log.recoloured', { seat, card, by }),
  'pauper-served': ({ seat, by }) => say('log.pauper-served', { seat, borough: by }),
  swapped: ({ seat, gave, took, by }, box) => say('log.swapped', { seat, gave, took, by: bySaid(box, by) }),
  relieved: ({ seat, by }) => say('log.relieved', { seat, borough: by }),
  chose: ({ seat, deed }) => say(`log.chose.${deed}`, { seat }),
  built: ({ seat, card, stack, fresh, cost }) => {
    const params = { seat, card, n: stack + 1 };
    if (cost === 0) return say(fresh ? 'log.built' : 'log.built-on', params);
    return say(fresh ? 'log.built-paid' : 'log.built-on-paid', { ...params, cost: money(cost) });
  },
  stored: ({ seat, card }) => say('log.stored', { seat, card }),
  'lost-coins': ({ seat, card, money: lost }) => say('log.lost-coins', { seat, card, money: money(lost) }),
  played: ({ seat, card }) => say('log.played', { seat, card }),
  bought: ({ seat, borough, cost, prestige, poverty: change }) => {
    const gains = amounts({ prestige, poverty: change });
    return gains.length > 0
      ? say('log.bought', { seat, borough, cost: money(cost), gains })
      : say('log.bought-bare', { seat, borough, cost: money(cost) });
  },
  offered: ({ borough }) => say('log.offered', { borough }),
  activated: e => {
    const { seat, card, fee } = e;
    const gains = amounts(e);
    if (fee > 0)
      return gains.length > 0
        ? say('log.activated-paid', { seat, card, fee: money(fee), gains })
        : say('log.activated-paid-bare', { seat, card, fee: money(fee) });
    return gains.length > 0
      ? say('log.activated', { seat, card, gains })
      : say('log.activated-bare', { seat, card });
  },
  'borough-ran': e => {
    const { seat, borough } = e;
    const gains = amounts(e);
    return gains.length > 0
      ? say('log.borough-ran', { seat, borough, gains })
      : say('log.borough-ran-bare', { seat, borough });
  },
  collected: ({ seat, from, card, money: taken }) =>
    taken > 0
      ? say('log.collected', { seat, from, card, money: money(taken) })
      : say('log.collected-none', { seat, from, card }),
  paid: ({ seat, card, money: paid }) =>
    paid > 0 ? say('log.paid', { seat, card, money: money(paid) }) : say('log.paid-none', { seat, card }),
  burdened: ({ seat, on, card, poverty: n }) => say('log.burdened', { seat, on, card, poverty: poverty(n) }),
  earned: e => {
    const { seat, card } = e;
    const gains = amounts(e);
    return gains.length > 0
      ? say('log.earned', { seat, card, gains })
      : say('log.earned-none', { seat, card });
  },
  again: ({ seat, card, by }) => say('log.again', { seat, card, by }),
  'no-effect': ({ seat, card }) => say('log.no-effect', { seat, card }),
  flipped: ({ seat, card }) => say('log.flipped', { seat, card }),
  spared: ({ seat, card, by }) => say('log.spared', { seat, card, by }),
  poverty: ({ seat, stacks, loans, hand }) =>
    stacks + loans + hand > 0
      ? say('log.poverty', { seat, poverty: poverty(stacks + loans + hand), stacks, loans, hand })
      : say('log.poverty-none', { seat }),
  'last-turns': ({ seat }) => say('log.last-turns', { seat }),
  scored: ({ seat, line }) => say('log.scored', { seat, points: line.points, source: scoreLine(line) }),
  over: () => say('log.over'),
};

/** The types cannot follow an event's name through the table. */
export const event = (box: Box, e: Event): Said => (LINES[e.t] as (e: Event, box: Box) => Said)(e, box);
