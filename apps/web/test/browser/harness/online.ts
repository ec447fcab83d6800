import type { Subject } from '../subjects/subject.ts';
import type { Look } from './look.ts';
import type { Playing } from './server.ts';
import type { Visit } from './visit.ts';
import { t } from './words.ts';

type Visiting = (wanted?: Partial<Look>) => Promise<Visit>;

/** Through the third door to a table for so many; its link. */
export async function openTable({ go, page }: Visit, { title }: Subject, seats: number): Promise<string> {
  await go('/');
  await page.getByRole('link', { name: t('front.online') }).click();
  await page.getByRole('radio', { name: t(`game.${title.id}`), exact: true }).check();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('button', { name: t('online.open') }).click();
  return page.getByRole('textbox', { name: t('online.invite') }).inputValue();
}

/** Sit down by the link. */
async function sitDown({ page }: Visit, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: t('online.sit') }).click();
  await page.getByText(t('online.room.guest')).waitFor();
}

export interface Pair {
  readonly ann: Visit;
  readonly ben: Visit;
  readonly link: string;
}

/** Ann and Ben, each in a browser of their own, at a table of Ann's that has begun; with a bot if there are three seats. */
export async function twoAt(
  { origin }: Playing,
  visit: Visiting,
  subject: Subject,
  { seats = 2, ...look }: Partial<Look> & { readonly seats?: number } = {},
): Promise<Pair> {
  // cards are dealt by the server's own chance: whether something would be asked back is not known
  const ann = await visit({ ...look, origin, settings: { warnings: false } });
  const ben = await visit({ ...look, origin, settings: { warnings: false, playerName: 'Ben' } });
  const link = await openTable(ann, subject, seats);
  await sitDown(ben, link);
  await ann.page.getByText('Ben', { exact: true }).waitFor();
  if (seats > 2)
    await ann.page
      .getByRole('combobox', { name: t('new.seat-by', { number: seats }) })
      .selectOption('apprentice');
  await ann.page.getByRole('button', { name: t('new.start') }).click();
  for (const { page } of [ann, ben]) await page.locator('.action-bar').waitFor();
  return { ann, ben, link };
}
