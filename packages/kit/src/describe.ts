import type { Answer, Frame, Refusal, ScoreLine } from '@thameside/kernel';
import type { Catalogue, Language, Said } from './text.ts';

/** How a game puts itself into words. One source for the terminal, the board and the screen reader. */
export interface Describer<E = unknown, V = unknown> {
  /** The question to the seat that decides. */
  ask(f: Frame): Said;
  /** What the others are told meanwhile. Rests on the frame's name and seat alone, for its parameters are not theirs to know. */
  wait(f: Frame): Said;
  /** What an answer to it would be, as a label; one that tells more if the view of the seat that is asked is at hand. */
  answer(f: Frame, answer: Answer, view?: V): Said;
  event(event: E): Said;
  refusal(refusal: Refusal): Said;
  scoreLine(line: ScoreLine): Said;
  /** The whole table as lines to be read from top to bottom: a heading at depth 0, its contents deeper. */
  outline(view: V): readonly OutlineLine[];
  /** What a component is and does, as lines: its name at depth 0. */
  component(id: string): readonly OutlineLine[];
  /** The components that the set calls otherwise than the catalogues: entries that go before theirs. */
  names(language: Language): Catalogue;
  /** What kind of component it is, for sorting them: `kind.<name>` is in the catalogues. */
  kind(id: string): string;
}

export interface OutlineLine {
  readonly depth: number;
  readonly said: Said;
}
