import {
  type Answer,
  asked,
  at,
  type Frame,
  type Game,
  isOver,
  legal,
  type Match,
  type Refusal,
  refused,
  type ScoreLine,
  type Seat,
} from '@thameside/kernel';
import { type Wandering, wander } from './wander.ts';

/** A game's describer, as far as it is listened to; T is something to be said. */
export interface Speaker<E, V, T> {
  ask(f: Frame): T;
  wait(f: Frame): T;
  answer(f: Frame, answer: Answer, view?: V): T;
  event(event: E): T;
  refusal(refusal: Refusal): T;
  scoreLine(line: ScoreLine): T;
  outline(view: V): readonly { readonly said: T }[];
}

export interface Speech {
  /** What could not be said: a key or a parameter that is missing, or nothing at all. */
  readonly gaps: readonly string[];
  /** Labels that two answers to a question share, in any language. */
  readonly clashes: readonly string[];
  /** The names of the questions that came up. */
  readonly questions: readonly string[];
}

/** The table is read aloud at one decision in so many. */
const LOOKS = 40;

/** Everything that random matches bring up, put into words by every voice: questions, answers, refusals, log, table, points. */
export function speech<S, E, V, T>(
  game: Game<S, E, V>,
  describe: Speaker<E, V, T>,
  voices: readonly ((said: T) => string)[],
  options: Wandering,
): Speech {
  const gaps = new Set<string>();
  const clashes = new Set<string>();
  const questions = new Set<string>();

  const known = new Map<string, string[]>();
  const heard = (said: T): string[] => {
    const key = JSON.stringify(said);
    const spoken = known.get(key) ?? voices.map(voice => voice(said));
    if (known.has(key)) return spoken;
    known.set(key, spoken);
    for (const text of spoken) if (text.includes('⟦') || text.trim() === '') gaps.add(text);
    return spoken;
  };
  const labelled = (f: Frame, labels: readonly string[][]) => {
    voices.forEach((_, language) => {
      const spoken = new Set<string>();
      for (const label of labels.map(each => at(each, language))) {
        if (spoken.has(label)) clashes.add(`${f.k}: ${label}`);
        spoken.add(label);
      }
    });
  };
  const listen = (m: Match<S>, seat: Seat) => {
    const f = asked(m, seat);
    if (!f) return;
    questions.add(f.k);
    heard(describe.ask(f));
    heard(describe.wait(f));
    const view = game.view(m.s, seat);
    const no = refused(game, m, seat);
    const answers = [...legal(game, m, seat), ...no.map(({ answer }) => answer)];
    labelled(
      f,
      answers.map(answer => heard(describe.answer(f, answer))),
    );
    labelled(
      f,
      answers.map(answer => heard(describe.answer(f, answer, view))),
    );
    for (const { refusal } of no) heard(describe.refusal(refusal));
  };
  const look = (m: Match<S>, me: Seat | null) => {
    for (const { said } of describe.outline(game.view(m.s, me))) heard(said);
    for (const line of game.score(m.s).flat()) heard(describe.scoreLine(line));
  };

  let decisions = 0;
  let latest: Match<S> | undefined;
  wander(
    game,
    options,
    (m, seat) => {
      if (latest && latest !== m && isOver(latest)) look(latest, null);
      latest = m;
      listen(m, seat);
      if (decisions++ % LOOKS === 0) look(m, decisions % 2 === 0 ? seat : null);
    },
    event => void heard(describe.event(event)),
  );
  if (latest) look(latest, null);
  return { gaps: [...gaps], clashes: [...clashes], questions: [...questions].sort() };
}
