import { at, type Seat } from '@thameside/kernel';
import { type Box, planOf } from '../components/box.ts';
import type { Ask, Rules } from '../frames.ts';
import { type CardId, neighbour, type Plan, passingIn } from '../state.ts';
import { isPlanSecret } from './secrecy.ts';

export const planFor = (card: CardId): Plan => ({
  card,
  discard: false,
  x: null,
  target: null,
  village: 0,
  tokens: 0,
  draws: 0,
  deeds: [],
  after: null,
});

/** F20, F30: where a card goes. */
export const whereOf = (box: Box, seat: Seat, card: CardId): Ask => ({
  k: planOf(box, card).keyple ? 'target' : 'place',
  seat,
  card,
});

/** F10 to F12. */
export function turnRules(
  box: Box,
): Rules<'season' | 'turn' | 'pick' | 'ready' | 'show' | 'settle' | 'pass'> {
  return {
    season: {
      run(s, _f, io) {
        s.season++;
        s.phase = 'season';
        const deck = at(s.decks, s.season);
        const size = deck.length / s.players.length;
        for (const p of s.players) {
          p.hand = Array.from({ length: size }, () => io.draw(deck)).filter(card => card !== undefined);
        }
        io.emit({ t: 'season', season: s.season, cards: size });
        io.push({ k: 'turn' });
      },
    },
    turn: {
      run(s, _f, io) {
        s.turn++;
        io.push({ k: s.decisions === 'with-card' ? 'reveal' : 'show' }, { k: 'pass' });
        io.join();
        for (let seat = 0; seat < s.players.length; seat++) io.aside(seat, { k: 'pick', seat });
      },
    },
    pick: {
      opens: 'always',
      secret: true,
      untilReveal: true,
      legal: (s, f) => at(s.players, f.seat).hand,
      apply(s, f, card, io) {
        const { seat } = f;
        at(s.players, seat).plan = planFor(card);
        io.push(s.decisions === 'with-card' ? whereOf(box, seat, card) : { k: 'ready', seat });
      },
    },
    // F12: a pick can be changed until all are ready
    ready: {
      commits: true,
      secretNow: isPlanSecret,
      legal: () => ['ready'],
      apply: () => {},
    },
    // F12: the owners of keyple cards decide in the order of their numbers, then those of village cards; or all at once
    show: {
      run(s, _f, io) {
        s.shown = true;
        io.reveal();
        const chosen = s.players.map((p, seat) => ({ seat, card: p.plan?.card ?? '' }));
        for (const { seat, card } of chosen) io.emit({ t: 'shown', seat, card });
        if (s.decisions === 'together') {
          io.push({ k: 'reveal' });
          io.join();
          for (const { seat, card } of chosen) io.aside(seat, whereOf(box, seat, card));
          return;
        }
        const keyples = chosen
          .map(each => ({ ...each, number: planOf(box, each.card).keyple?.number ?? 0 }))
          .filter(({ number }) => number > 0)
          .sort((a, b) => a.number - b.number);
        io.push(...keyples.map(({ seat, card }) => ({ k: 'target' as const, seat, card })), { k: 'settle' });
      },
    },
    settle: {
      run(s, _f, io) {
        io.push({ k: 'reveal' });
        io.join();
        s.players.forEach(({ plan }, seat) => {
          if (plan && !planOf(box, plan.card).keyple) io.aside(seat, whereOf(box, seat, plan.card));
        });
      },
    },
    pass: {
      run(s, _f, io) {
        if (s.players.every(p => p.hand.length === 0)) {
          io.push({ k: 'season-end' });
          return;
        }
        const hands = s.players.map(p => p.hand);
        const step = passingIn(s.season) === 'left' ? 1 : -1;
        hands.forEach((hand, seat) => {
          at(s.players, neighbour(s, seat, step)).hand = hand;
        });
        io.push({ k: 'turn' });
      },
    },
  };
}
