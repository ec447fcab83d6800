import { at, type Refused, type Seat } from '@thameside/kernel';
import type { Box } from '../components/box.ts';
import type { Drawing, Frames, LondonIo, Rules, Space } from '../frames.ts';
import { refusal } from '../refusals.ts';
import {
  type CardId,
  hasAbility,
  isBoardEmpty,
  type Player,
  type State,
  showing,
  topBorough,
  topOf,
} from '../state.ts';
import { addAsides, asidesRefused, goAside } from './asides.ts';
import { addSpaces, distinct, spaces, takeFromBoard } from './board.ts';

type Draw = Drawing & { readonly k: 'draw' };

const LOOKED_AT = 3;

/** L13: compulsory while there is a card. */
export function askDraw(s: State, f: Draw, io: LondonIo): void {
  if (f.left === 0) return;
  if (s.deck.length === 0 && isBoardEmpty(s)) io.emit({ t: 'nothing-to-draw', seat: f.seat });
  else io.push(f);
}

export const draws = (seat: Seat, left: number): Draw => ({
  k: 'draw',
  seat,
  left,
  optional: 0,
  start: false,
  look: false,
});

const later = ({ seat, left, optional, start }: Drawing): Draw => ({
  k: 'draw',
  seat,
  left: left - 1,
  optional,
  start,
  look: false,
});

const mayStop = (f: Drawing): boolean => f.optional >= f.left;

/** L21, L87: how many cards a player may draw at the start of a turn. */
const startDraws = (box: Box, p: Player): number =>
  (showing(box, p, 'draw-zero-to-two-at-start') >= 0 ? 2 : 1) + (hasAbility(box, p, 'draw-one-more') ? 1 : 0);

/** L87: whom the draw is owed to, if it is not everybody's first. */
function owedTo(box: Box, s: State, f: Drawing): string | undefined {
  const p = at(s.players, f.seat);
  const parliament = showing(box, p, 'draw-zero-to-two-at-start');
  const number = startDraws(box, p) - f.left + 1;
  if (number === 2 && parliament >= 0) return topOf(at(p.display, parliament));
  return number > 1 ? topBorough(box, p)?.id : undefined;
}

function drawn(box: Box, s: State, f: Drawing, io: LondonIo): void {
  const by = f.start ? owedTo(box, s, f) : undefined;
  if (by !== undefined) io.emit({ t: 'drew-more', seat: f.seat, by });
  askDraw(s, later(f), io);
}

function drawBoard(box: Box, s: State, f: Drawing, space: Space, io: LondonIo): void {
  takeFromBoard(s, space);
  at(s.players, f.seat).hand.push(space[0]);
  io.emit({ t: 'drew-board', seat: f.seat, card: space[0], row: space[1] });
  drawn(box, s, f, io);
}

function drawCard(s: State, seat: Seat, card: CardId, io: LondonIo): void {
  at(s.players, seat).hand.push(card);
  io.emit({ t: 'drew', seat });
  io.emit({ t: 'drew-card', seat, card }, [seat]);
}

/** L86: the cards being looked at, from the top. */
const looked = (s: State): CardId[] => s.deck.slice(s.deck.length - s.looking).reverse();

function putBack(s: State, seat: Seat, io: LondonIo): void {
  io.emit({ t: 'put-back', seat, count: s.looking });
  s.looking = 0;
}

export function drawRules(box: Box): Rules<'start-draw' | 'draw' | 'pick' | 'order'> {
  return {
    // L21, L86, L87
    'start-draw': {
      run(s, { seat }, io) {
        const p = at(s.players, seat);
        const left = startDraws(box, p);
        const optional = showing(box, p, 'draw-zero-to-two-at-start') >= 0 ? left : left - 1;
        const look = showing(box, p, 'look-at-three-when-drawing') >= 0;
        askDraw(s, { k: 'draw', seat, left, optional, start: true, look }, io);
      },
    },
    draw: {
      opens: 'after-others',
      legal(s, f) {
        const answers: Frames['draw']['out'][] = [];
        if (s.deck.length > 0) answers.push(f.look ? 'look' : 'deck');
        addSpaces(s, answers);
        if (mayStop(f)) answers.push('enough');
        return addAsides(box, s, f.seat, false, answers);
      },
      refused: (s, f): Refused[] => [
        ...(s.deck.length === 0 ? [{ answer: 'deck', refusal: refusal('L10.deck') }] : []),
        ...asidesRefused(box, s, f.seat),
      ],
      apply(s, f, answer, io) {
        const { seat } = f;
        if (typeof answer === 'object') drawBoard(box, s, f, answer, io);
        else if (answer === 'deck') {
          drawCard(s, seat, io.draw(s.deck) as CardId, io);
          drawn(box, s, f, io);
        } else if (answer === 'look') {
          const p = at(s.players, seat);
          s.looking = Math.min(LOOKED_AT, s.deck.length);
          io.reveal();
          const by = topOf(at(p.display, showing(box, p, 'look-at-three-when-drawing')));
          io.emit({ t: 'looked', seat, by, count: s.looking });
          io.emit({ t: 'looked-cards', seat, cards: looked(s) }, [seat]);
          io.push({ ...f, k: 'pick' });
        } else if (answer === 'enough') {
          const p = at(s.players, seat);
          const parliament = showing(box, p, 'draw-zero-to-two-at-start');
          // the one card of L21 not drawn
          if (parliament >= 0 && f.left === startDraws(box, p))
            io.emit({ t: 'drew-less', seat, by: topOf(at(p.display, parliament)) });
        } else goAside(box, s, seat, answer, f, io);
      },
    },
    pick: {
      legal: s => [...distinct(looked(s)), ...spaces(s)],
      apply(s, f, answer, io) {
        const { seat } = f;
        if (typeof answer === 'object') drawBoard(box, s, f, answer, io);
        else {
          s.deck.splice(s.deck.lastIndexOf(answer), 1);
          s.looking--;
          drawCard(s, seat, answer, io);
          drawn(box, s, f, io);
        }
        if (s.looking > 1) io.push({ k: 'order', seat, settled: 0 });
        else putBack(s, seat, io);
      },
    },
    order: {
      legal: (s, f) => distinct(looked(s).slice(f.settled)),
      apply(s, f, card, io) {
        const to = s.deck.length - 1 - f.settled;
        const from = s.deck.lastIndexOf(card, to);
        s.deck[from] = s.deck[to] as CardId;
        s.deck[to] = card;
        if (f.settled + 2 < s.looking) io.push({ k: 'order', seat: f.seat, settled: f.settled + 1 });
        else putBack(s, f.seat, io);
      },
    },
  };
}
