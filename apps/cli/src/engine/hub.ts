import type { Line } from '@thameside/host';
import type { Emitted } from '@thameside/kernel';
import type { Engine, Language, Title } from '@thameside/kit';
import type { Edition } from '../edition.ts';
import { voiceOf } from '../language.ts';
import { type Reader, readerOf, saidBy } from '../report.ts';
import { type Fields, maybe, name, type Raw, readFields, type Values } from './fields.ts';
import { type Matches, USUAL } from './matches.ts';

/** What the commands of the protocol work with. */
export interface Hub {
  readonly titles: readonly Title[];
  readonly matches: Matches;
  /** Rules of an earlier version; null if they are not at hand, and then they are sent for. */
  rulesOf(game: string, rules: number): Engine | null;
  entropy(): string;
}

/** A command of the protocol: `run` gets a request without `id`, `cmd` and `lang`. */
export interface EngineCommand {
  readonly fields: Fields;
  run(hub: Hub, raw: Raw, language: Language): object;
}

export const command = <F extends Fields>(
  fields: F,
  run: (hub: Hub, values: Values<F>, language: Language) => object,
): EngineCommand => ({
  fields,
  run: (hub, raw, language) => run(hub, readFields(fields, raw), language),
});

/** Which match: the usual one if none is named. */
export const which = { match: maybe(name) };
export const nameOf = ({ match }: { readonly match: string | undefined }): string => match ?? USUAL;

export const eventsOf = (lines: readonly Line[]): Emitted[] => lines.flatMap(({ events }) => events);

const PLAIN = { bold: (text: string) => text, dim: (text: string) => text };

export const readerFor = (edition: Edition, language: Language): Reader =>
  readerOf(edition, voiceOf(language), PLAIN);

/** Events, put into words as well if a language is given. */
export function told(edition: Edition, events: readonly Emitted[], language: Language | undefined) {
  if (language === undefined) return events;
  const { describe, say } = readerFor(edition, language);
  return events.map(({ event, to }) => ({ event, to, text: saidBy(say, describe.event(event)) }));
}
