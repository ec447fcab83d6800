import {
  type Answer,
  asked,
  type Game,
  legal,
  offered,
  type Redealt,
  type Rng,
  redealt,
  rngOf,
  type Seat,
  words,
} from '@thameside/kernel';
import type { Engine, Said } from '@thameside/kit';
import { playedByScript } from './lesson.ts';
import { answered, hasRevealed, type Table } from './table.ts';

export interface Choice {
  readonly answers: readonly Answer[];
  readonly reason: Said | null;
}
/** A bot for a level. It is given nothing but what its seat might imagine. */
export type ChooseFor = (
  title: Engine,
  level: string,
) => (game: Game, match: Redealt, seat: Seat, rng: Rng) => Choice;

/** The bot's choice for the seat; the entropy decides what it imagines. */
export function chosenBy(
  chooseFor: ChooseFor,
  t: Table,
  seat: Seat,
  entropy: string,
  level?: string,
): Choice {
  const spec = t.seats[seat];
  const choose = chooseFor(t.title, level ?? (spec?.kind === 'bot' ? spec.level : 'best'));
  const imagined = redealt(t.game, t.journal.now, seat, entropy);
  return choose(t.game, imagined, seat, rngOf(entropy));
}

/** A bot that fails must not stop the table: then any answer will do. */
function chosenOrAny(chooseFor: ChooseFor, t: Table, seat: Seat, entropy: string): Choice {
  const any = { answers: legal(t.game, t.journal.now, seat).slice(0, 1), reason: null };
  try {
    const choice = chosenBy(chooseFor, t, seat, entropy);
    return choice.answers.length > 0 ? choice : any;
  } catch {
    return any;
  }
}

/** The bot's answers, as far as what it imagined holds: what comes to light is reason to think again. */
export function playedByBot(chooseFor: ChooseFor, t: Table, seat: Seat, entropy: string): Table {
  const scripted = playedByScript(t, seat);
  if (scripted) return scripted;
  const { answers, reason } = chosenOrAny(chooseFor, t, seat, entropy);
  let table = t;
  for (const [i, answer] of answers.entries()) {
    const { now } = table.journal;
    if (!asked(now, seat) || (i > 0 && hasRevealed(table))) break;
    const known = offered(legal(t.game, now, seat), words(answer));
    if (i > 0 && known === undefined) break;
    table = answered(table, seat, [known ?? legal(t.game, now, seat)[0]], i === 0 ? reason : null);
  }
  return table;
}
