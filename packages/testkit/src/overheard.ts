import {
  type Answer,
  asked,
  type Frame,
  type Game,
  isOver,
  legal,
  type Match,
  refused,
  type Seat,
} from '@thameside/kernel';
import { type Wandering, wander } from './wander.ts';

interface Said {
  readonly key: string;
}
/** What puts a game into words, as far as it is listened to. */
interface Speaker<E, V, T extends Said> {
  ask(f: Frame): T;
  wait(f: Frame): T;
  answer(f: Frame, answer: Answer, view?: V): T;
  event(event: E): T;
  refusal(refusal: ReturnType<typeof refused>[number]['refusal']): T;
  scoreLine(line: ReturnType<Game['score']>[number][number]): T;
  outline(view: V): readonly { readonly said: T }[];
}

export interface Overheard {
  /** Texts with something missing, each once. */
  readonly gaps: readonly string[];
  /** Labels that two answers to one question share, in any language. */
  readonly clashes: readonly string[];
  /** The questions that were heard. */
  readonly questions: readonly string[];
}

/** The whole table is read aloud at one decision in so many. */
const OUTLINE_EVERY = 40;

/** Whole random games in all languages: what could not be said, and what could not be told apart. */
export function overheard<S, E, V, T extends Said>(
  game: Game<S, E, V>,
  speaker: Speaker<E, V, T>,
  voices: readonly ((said: T) => string)[],
  options: Wandering,
): Overheard {
  const gaps = new Set<string>();
  const clashes = new Set<string>();
  const questions = new Set<string>();
  const heard = (said: T): string[] => {
    const spoken = voices.map(voice => voice(said));
    for (const text of spoken) if (text.includes('⟦') || text.trim() === '') gaps.add(text);
    return spoken;
  };
  const labelled = (f: Frame, labels: readonly string[][]) =>
    voices.forEach((_, language) => {
      const spoken = labels.map(label => label[language] ?? '');
      spoken.forEach((label, i) => {
        if (spoken.indexOf(label) < i) clashes.add(`${f.k}: ${label}`);
      });
    });
  const look = (m: Match<S>, me: Seat | null) => {
    for (const { said } of speaker.outline(game.view(m.s, me))) heard(said);
    for (const line of game.score(m.s).flat()) heard(speaker.scoreLine(line));
  };
  let decisions = 0;
  const listen = (m: Match<S>, seat: Seat) => {
    const f = asked(m, seat);
    if (!f) return;
    questions.add(f.k);
    heard(speaker.ask(f));
    heard(speaker.wait(f));
    const no = refused(game, m, seat);
    const answers = [...legal(game, m, seat), ...no.map(({ answer }) => answer)];
    const view = game.view(m.s, seat);
    labelled(
      f,
      answers.map(answer => heard(speaker.answer(f, answer))),
    );
    labelled(
      f,
      answers.map(answer => heard(speaker.answer(f, answer, view))),
    );
    for (const { refusal } of no) heard(speaker.refusal(refusal));
    if (decisions++ % OUTLINE_EVERY === 0 || isOver(m)) look(m, decisions % 2 === 0 ? seat : null);
  };
  wander(game, options, listen, event => void heard(speaker.event(event)));
  return { gaps: [...gaps], clashes: [...clashes], questions: [...questions].sort() };
}
