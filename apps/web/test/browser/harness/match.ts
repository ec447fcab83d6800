import { isOver, type Journal, legal, save, submit, waiting } from '@thameside/kernel';
import { annotated, type SeatSpec } from '@thameside/protocol';
import { packed } from '../../../src/table/lib/pack.ts';
import type { Moment } from '../../playing.ts';
import type { Subject } from '../subjects/subject.ts';

export const person = (name: string): SeatSpec => ({ kind: 'person', name });
export const bot = (name: string): SeatSpec => ({ kind: 'bot', name, level: 'merchant' });

/** The address of a match with these players: opening it sets up a table. */
export const addressOf = async (
  subject: Subject,
  journal: Journal,
  seats: readonly SeatSpec[],
): Promise<string> => `/load/${await packed(textOf(subject, journal, seats))}`;

/** A match as the app exports it. */
export const textOf = ({ title }: Subject, journal: Journal, seats: readonly SeatSpec[]): string =>
  annotated(save(title.game, journal), seats, null);

/** The first moment of some random game that a test wants. The same every time. */
export function momentOf(
  subject: Subject,
  seats: number,
  seed: string,
  isWanted: (moment: Moment<unknown>) => boolean,
): Moment<unknown> {
  for (const again of ['', ' 2', ' 3', ' 4'])
    for (const moment of subject.moments(seats, seed + again)) if (isWanted(moment)) return moment;
  throw new Error(`${subject.title.id}: no game ${seed} has such a moment`);
}

/** A game that is over. */
export function finished({ title, moments }: Subject, seats: number, seed: string): Journal {
  const last = [...moments(seats, seed)].at(-1);
  if (!last) throw new Error('no game');
  let { journal } = last;
  while (!isOver(journal.now)) {
    const [seat = 0] = waiting(journal.now);
    const [answer = ''] = legal(title.game, journal.now, seat);
    ({ journal } = submit(title.game, journal, seat, [answer]));
  }
  return journal;
}
