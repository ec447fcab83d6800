import { type Answer, asked, commitment, isOver, type Seat } from '@thameside/kernel';
import type { Describer, Said, Title, Translate } from '@thameside/kit';
import type { Edition } from './edition.ts';
import { type Held, heard } from './held.ts';
import { gameVoice, type Voice } from './language.ts';
import { indented, type Style } from './terminal.ts';

/** Whose eyes: a seat, a spectator (null) or somebody who may see everything. */
export type Eyes = Seat | null | 'all';

/** A game and the person reading, joined: everything that either has to say. */
export interface Reader {
  readonly title: Title;
  readonly describe: Describer;
  readonly voice: Voice;
  readonly style: Style;
  readonly say: Translate;
}

export const readerOf = ({ title, describe }: Edition, voice: Voice, style: Style): Reader => ({
  title,
  describe,
  voice,
  style,
  say: gameVoice({ texts: title.texts, describe }, voice),
});

export const saidBy = (say: Translate, { key, params }: Said): string => say(key, params);

/** What happened, from the given answer on. */
export const logLines = (
  { describe, say }: Reader,
  held: Pick<Held, 'lines'>,
  from: number,
  eyes: Eyes,
): string[] =>
  held.lines
    .slice(from)
    .flatMap(({ events }) => heard(events, eyes).map(({ event }) => saidBy(say, describe.event(event))));

/** The whole table as one seat sees it. */
export function outlineLines(
  { describe, say, style }: Reader,
  { edition, now }: Held,
  me: Seat | null,
): string[] {
  const view = edition.game.view(now.s, me);
  return describe.outline(view).map(({ depth, said }) => {
    const text = saidBy(say, said);
    return depth === 0 ? style.bold(text) : `${'  '.repeat(depth)}${text}`;
  });
}

/** Answers of a seat as labels, told with what the seat sees. */
export function labelsFor(
  { describe, say }: Reader,
  { edition, now }: Pick<Held, 'edition' | 'now'>,
  seat: Seat,
  answers: readonly Answer[],
): string[] {
  const f = asked(now, seat);
  if (!f) return [];
  const view = edition.game.view(now.s, seat);
  return answers.map(answer => saidBy(say, describe.answer(f, answer, view)));
}

export function seatName({ voice }: Reader, seat: Seat): string {
  return voice.t('seat', { number: seat + 1 });
}

/** Points by source. Before the end, what rests on hidden things is shown to its owner alone. */
export function scoreLines(reader: Reader, held: Held, eyes: Eyes): string[] {
  const { describe, voice, say, style } = reader;
  const { now } = held;
  const { game } = held.edition;
  const over = isOver(now);
  const places = game.ranking(now.s);
  const scores = game.score(now.s).map((lines, seat) => {
    const open = lines.filter(line => over || eyes === 'all' || eyes === seat || !line.hidden);
    return {
      seat,
      open,
      points: open.reduce((sum, line) => sum + line.points, 0),
      all: open.length === lines.length,
    };
  });
  const order = over ? [...scores].sort((a, b) => (places[a.seat] ?? 0) - (places[b.seat] ?? 0)) : scores;
  return order.flatMap(({ seat, open, points, all }) => {
    const name = seatName(reader, seat);
    const head = over
      ? voice.t('score.place', { place: places[seat] ?? 0, name, points })
      : voice.t(all ? 'score.seat' : 'score.seat-open', { name, points });
    const sources = open.map(line =>
      voice.t('score.line', {
        points: line.points,
        source: saidBy(say, describe.scoreLine(line)),
        rule: line.rule,
      }),
    );
    return [style.bold(head), ...indented(sources)];
  });
}

/** The seed, and that it is the one promised at the start. */
export function seedLines({ voice }: Reader, { header: { seed } }: Held): string[] {
  return [voice.t('end.seed', { seed }), voice.t('end.commitment', { commitment: commitment(seed) })];
}

export function headLines({ voice, title }: Reader, { edition, header }: Held): string[] {
  const { game } = edition;
  const options = Object.entries(header.options).map(([name, value]) => `${name}=${value}`);
  return [
    voice.t('head.game', { name: title.name, players: header.seats }),
    voice.t('head.set', { set: game.set.name, rules: game.rules }),
    ...(options.length > 0 ? [voice.t('head.options', { options })] : []),
    voice.t('head.commitment', { commitment: commitment(header.seed) }),
  ];
}
