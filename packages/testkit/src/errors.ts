/** What a game can break. */
export const PROPERTIES = [
  // questions
  'stuck',
  'wrong-seat',
  'duplicate',
  'too-many',
  'unreadable',
  'unstable',
  'impure',
  'refusal',
  // the state
  'not-plain',
  'slow-motion',
  'copy',
  'census',
  'event',
  // secrets
  'view-plain',
  'view-leak',
  'question-leak',
  'score-leak',
  'redeal',
  'quiet-leak',
  'event-leak',
  'secret-answer',
  'canary',
  'private',
  'untold',
  // time
  'undo',
  'barrier',
  'commute',
  'order',
  'endless',
  // the end
  'score',
  'ranking',
  'replay',
  // the game's code threw
  'throws',
] as const;
export type Property = (typeof PROPERTIES)[number];

/** Where a property was broken, with all it takes to see it again. */
export interface Place {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** How many answers had been given. */
  readonly decision: number;
  /** The match file so far; the answer then tried is its last comment. */
  readonly file: string;
}

export class PropertyError extends Error implements Place {
  readonly property: Property;
  readonly detail: string;
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly decision: number;
  readonly file: string;
  constructor(property: Property, detail: string, at: Place, options?: ErrorOptions) {
    super(
      `${property}: ${detail} (${at.game}, ${at.seats} seats, seed ${at.seed}, decision ${at.decision})`,
      options,
    );
    this.property = property;
    this.detail = detail;
    this.game = at.game;
    this.seats = at.seats;
    this.seed = at.seed;
    this.decision = at.decision;
    this.file = at.file;
  }
}

/** How a check says that a property is broken. */
export type Fail = (property: Property, detail: string) => never;
