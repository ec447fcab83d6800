import type { SeatSpec } from '@thameside/protocol';

/** Who is to sit somewhere: a person, or a bot of a level. */
export interface SeatDraft {
  readonly name: string;
  /** `person`, or the level of a bot. */
  readonly by: string;
}

/** A game as it was last prepared, to begin the next one from. */
export interface Draft {
  readonly opponents: number;
  readonly level: string;
  readonly seats: readonly SeatDraft[];
  readonly options: Readonly<Record<string, string>>;
  readonly ownSet: boolean;
}

export const PERSON = 'person';
/** Londoners, for the bots: no card or tile is called like them, and no two begin alike. Names are names in every language. */
export const LONDONERS = ['Hogarth', 'Pepys', 'Nell', 'Brunel', 'Dickens', 'Turner'] as const;

/** A Londoner's name that nobody at the table has. */
export const freeName = (taken: readonly string[]): string =>
  LONDONERS.find(name => !taken.some(other => other.trim().toLowerCase() === name.toLowerCase())) ?? '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const seatFrom = (value: unknown, levels: readonly string[]): SeatDraft[] =>
  isRecord(value) && typeof value.name === 'string' && [PERSON, ...levels].includes(String(value.by))
    ? [{ name: value.name.slice(0, 40), by: String(value.by) }]
    : [];

/** What was kept of the last time, as far as it still makes sense. */
export function draftFrom(
  kept: unknown,
  levels: readonly string[],
  [min, max]: readonly [number, number],
): Draft {
  const given = isRecord(kept) ? kept : {};
  const opponents = Number(given.opponents);
  const seats = Array.isArray(given.seats)
    ? given.seats.flatMap(seat => seatFrom(seat, levels)).slice(0, max)
    : [];
  const options = isRecord(given.options) ? given.options : {};
  return {
    opponents: Number.isInteger(opponents) && opponents >= min - 1 && opponents < max ? opponents : 2,
    level: levels.find(level => level === given.level) ?? levels[Math.min(1, levels.length - 1)] ?? '',
    seats: seats.length >= min ? seats : Array.from({ length: 3 }, () => ({ name: '', by: PERSON })),
    options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
    ownSet: given.ownSet === true,
  };
}

/** Only options that the game has for this many seats; the others fall back to their defaults. */
export const optionsFor = (
  table: Readonly<Record<string, readonly string[]>>,
  chosen: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(table).map(([name, values]) => [
      name,
      values.find(value => value === chosen[name]) ?? values[0] ?? '',
    ]),
  );

/** The seats of a game alone: the person first, Londoners around. */
export function soloSeats(draft: Draft, name: string, unnamed: (number: number) => string): SeatSpec[] {
  const seats: SeatSpec[] = [{ kind: 'person', name: name.trim() || unnamed(1) }];
  while (seats.length <= draft.opponents) {
    const bot = freeName(seats.map(seat => seat.name));
    seats.push({ kind: 'bot', name: bot, level: draft.level });
  }
  return seats;
}

/** The seats around one screen; who has no name is called by the seat's number. */
export const sharedSeats = (seats: readonly SeatDraft[], unnamed: (number: number) => string): SeatSpec[] =>
  seats.map(({ name, by }, i) => {
    const called = name.trim() || unnamed(i + 1);
    return by === PERSON ? { kind: 'person', name: called } : { kind: 'bot', name: called, level: by };
  });

/** The name that two seats share, if there is one: the log would not say who did what. */
export function sharedName(seats: readonly SeatSpec[]): string | null {
  const names = seats.map(({ name }) => name.toLowerCase());
  return seats.find(({ name }, i) => names.indexOf(name.toLowerCase()) !== i)?.name ?? null;
}
