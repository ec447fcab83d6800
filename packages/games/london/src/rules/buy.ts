import { at } from '@thameside/kernel';
import { type Box, boroughOf } from '../components/box.ts';
import type { Rules } from '../frames.ts';
import type { BoroughId } from '../state.ts';
import { askDraw, draws } from './draw.ts';
import { addPoverty, pay } from './money.ts';

/** L40 to L42. */
export function buyRules(box: Box): Rules<'buy'> {
  return {
    buy: {
      legal: s => s.offer.filter(borough => borough !== null),
      apply(s, { seat }, id, io) {
        const p = at(s.players, seat);
        const { cost, gain } = boroughOf(box, id);
        pay(box, s, seat, cost, io);
        const place = s.offer.indexOf(id);
        s.offer[place] = null;
        p.boroughs.push(id);
        p.boroughUsed = false;
        p.prestige += gain.prestige;
        const poverty = addPoverty(p, gain.poverty);
        io.emit({ t: 'bought', seat, borough: id, cost, prestige: gain.prestige, poverty });
        if (s.boroughDeck.length > 0) {
          const borough = io.draw(s.boroughDeck) as BoroughId;
          s.offer[place] = borough;
          io.emit({ t: 'offered', borough });
        }
        askDraw(s, draws(seat, gain.draw), io);
      },
    },
  };
}
