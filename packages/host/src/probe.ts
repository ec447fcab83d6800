import { type Game, type Match, probe, type Seat } from '@thameside/kernel';
import type { Tried } from '@thameside/protocol';
import { askIn, knownPoints } from './sight.ts';

/** Where each line of answers would lead the seat: what it would be asked, see and count, and nothing that is hidden now. */
export const probed = (game: Game, now: Match, seat: Seat, lines: readonly (readonly unknown[])[]): Tried[] =>
  probe(game, now, seat, lines).map(({ answers, stopped, match }) => ({
    answers: answers as Tried['answers'],
    stopped: stopped as Tried['stopped'],
    ask: askIn(game, match, seat),
    view: game.view(match.s, seat) as Record<string, unknown>,
    points: knownPoints(game, match, seat) as Tried['points'],
  }));
