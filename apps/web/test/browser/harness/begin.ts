import type { SeatSpec } from '@thameside/protocol';
import type { Page } from 'playwright-core';
import type { Subject } from '../subjects/subject.ts';
import { addressOf, momentOf } from './match.ts';
import type { Visit } from './visit.ts';
import { t } from './words.ts';

/** Through a door of the front page to this game; the form is open then. */
export async function through(page: Page, door: 'solo' | 'shared', { title }: Subject): Promise<void> {
  await page.getByRole('link', { name: t(`front.${door}`) }).click();
  await page.getByRole('radio', { name: t(`game.${title.id}`), exact: true }).check();
  await page.getByRole('button', { name: t('new.start') }).waitFor();
}

/** Late in a game, where a whole one takes too long. False if this one is to be played from its first turn on. */
export async function beginLate(
  { go }: Visit,
  subject: Subject,
  seats: readonly SeatSpec[],
): Promise<boolean> {
  if (!subject.late) return false;
  const { journal } = momentOf(subject, seats.length, 'late', subject.late);
  await go(await addressOf(subject, journal, seats));
  return true;
}
