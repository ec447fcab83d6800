import type { Page } from 'playwright-core';
import type { Subject } from '../subjects/subject.ts';
import { t } from './words.ts';

/** Through a door of the front page to this game; the form is open then. */
export async function through(page: Page, door: 'solo' | 'shared', { title }: Subject): Promise<void> {
  await page.getByRole('link', { name: t(`front.${door}`) }).click();
  await page.getByRole('radio', { name: t(`game.${title.id}`), exact: true }).check();
  await page.getByRole('button', { name: t('new.start') }).waitFor();
}
