import { botsFor } from '@thameside/bots';
import {
  type Answer,
  asked,
  at,
  chosenOptions,
  type Game,
  isOver,
  legal,
  offered,
  play,
  redealt,
  rngOf,
  type Seat,
  seedOf,
  start,
  waiting,
  words,
} from '@thameside/kernel';

/** A match as our bots play it, answer by answer; the same seed begins the same match at a table. */
export function recorded(game: Game, seats: number, seed: string): [Seat, Answer][] {
  const chosen = chosenOptions(game, seats, {});
  if ('faults' in chosen) throw new Error(`${game.id}: no table for ${seats}`);
  const m = start(game, seats, chosen.options, seed);
  const bot = at(Object.values(botsFor(game)), 1);
  const given: [Seat, Answer][] = [];
  for (let i = 0; !isOver(m); i++) {
    const seat = at(waiting(m), 0);
    const dream = seedOf(`${seed} ${i}`);
    const { answers } = bot.choose(game, redealt(game, m, seat, dream), seat, rngOf(dream));
    for (const [j, answer] of answers.entries()) {
      const known = asked(m, seat) && offered(legal(game, m, seat), words(answer));
      if (known === undefined) {
        if (j === 0) throw new Error(`${game.id}: a bot that answers what is not asked`);
        break;
      }
      given.push([seat, known]);
      if (play(game, m, seat, known)) break;
    }
  }
  return given;
}
