import * as v from 'valibot';
import { type SeatSpec, Seats } from './parts.ts';

/*
 * A match file says nothing about who played it, nor what a replacement set holds. An exported one carries both
 * in two remarks, which readers that do not know them pass over:
 *   # seats [{"kind":"person","name":"Ann"},…]
 *   # set {"set":"mine-1",…}
 */
const SEATS = '# seats ';
const SET = '# set ';

export const annotated = (text: string, seats: readonly SeatSpec[], set: string | null): string =>
  [
    text.trimEnd(),
    SEATS + JSON.stringify(seats),
    ...(set === null ? [] : [SET + JSON.stringify(JSON.parse(set))]),
    '',
  ].join('\n');

const remark = (text: string, mark: string): unknown => {
  const line = text.split(/\r?\n/).find(each => each.startsWith(mark));
  if (line === undefined) return null;
  try {
    return JSON.parse(line.slice(mark.length));
  } catch {
    return null;
  }
};

/** Who played, as far as the text says it, how many they were, and the set that it was played with. */
export function annotations(text: string): {
  readonly seats: SeatSpec[] | null;
  readonly count: number;
  readonly set: string | null;
} {
  const count = Number(/^seats (\d)\s*$/m.exec(text)?.[1] ?? 0);
  const read = v.safeParse(Seats, remark(text, SEATS));
  const set = remark(text, SET);
  return {
    seats: read.success && read.output.length === count ? read.output : null,
    count,
    set: set === null ? null : JSON.stringify(set),
  };
}
