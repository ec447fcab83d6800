import type { SeatSpec } from '@thameside/protocol';
import type { Page } from 'playwright-core';
import type { Moment } from '../../playing.ts';
import type { Subject } from '../subjects/subject.ts';
import { addressOf, momentOf } from './match.ts';
import { prospect } from './table.ts';
import type { Visit } from './visit.ts';
import { t } from './words.ts';

/** Through a door of the front page to this game; the form is open then. */
export async function through(page: Page, door: 'solo' | 'shared', { title }: Subject): Promise<void> {
  await page.getByRole('link', { name: t(`front.${door}`) }).click();
  await page.getByRole('radio', { name: t(`game.${title.id}`), exact: true }).check();
  await page.getByRole('button', { name: t('new.start') }).waitFor();
}

/** Sit down in the middle of a game, where that is wanted; late if nothing else is said. */
export async function beginAt(
  { go, page }: Visit,
  subject: Subject,
  seats: readonly SeatSpec[],
  isWanted: (moment: Moment<unknown>) => boolean = subject.late,
): Promise<void> {
  const { journal } = momentOf(subject, seats.length, 'late', isWanted);
  await go(await addressOf(subject, journal, seats));
  await prospect(page);
}
