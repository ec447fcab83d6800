import type { Catalogue } from '@thameside/kit';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DE } from '../../src/texts/de.ts';
import { EN } from '../../src/texts/en.ts';
import { FR } from '../../src/texts/fr.ts';
import { SCREENS, settled } from './harness/screens.ts';
import { test } from './harness/test.ts';
import { piecesOf } from './harness/visible.ts';
import { appWords } from './harness/words.ts';
import { SUBJECTS } from './subjects/index.ts';

type Spoken = 'en' | 'fr' | 'de';
const ofGames = (language: Spoken): Catalogue =>
  Object.assign({}, ...SUBJECTS.map(({ title }) => title.texts[language]));
const ALL: Readonly<Record<Spoken, Catalogue>> = {
  en: { ...ofGames('en'), ...EN },
  fr: { ...ofGames('fr'), ...FR },
  de: { ...ofGames('de'), ...DE },
};
const ENDONYMS = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;

/** Whole texts of one language that the other does not have as well. */
function onlyIn(language: Spoken, not: Spoken): Set<string> {
  const others = new Set(Object.values(ALL[not]));
  return new Set(
    Object.values(ALL[language]).filter(text => !text.includes('{') && text.length > 3 && !others.has(text)),
  );
}

/** No whole text of the language that was spoken before is left. */
async function expectNothingLeft(page: Page, of: Spoken, now: Spoken): Promise<void> {
  const old = onlyIn(of, now);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(now);
  await settled(page);
  const left = async () =>
    (await piecesOf(page, '[lang]:not(html), textarea')).filter(({ text }) => old.has(text));
  await expect.poll(left).toEqual([]); // the words of the game are fetched
}

const TURNS = [
  ['en', 'fr'],
  ['fr', 'de'],
  ['de', 'en'],
] as const;

for (const name of [
  'front',
  'new-solo',
  'settings',
  ...SUBJECTS.flatMap(({ title }) => [`${title.id}-gallery`, `${title.id}-rules`]),
])
  test(`English, French and German at once: ${name}`, async ({ visit }) => {
    const seen = await visit();
    const { page } = seen;
    await SCREENS.find(each => each.name === name)?.open(seen);
    for (const [from, to] of TURNS) {
      const menu = `${appWords(from)('settings.language')}: ${ENDONYMS[from]}`;
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('menuitemradio', { name: ENDONYMS[to] }).click();
      await expectNothingLeft(page, from, to);
    }
  });

for (const { title } of SUBJECTS)
  test(`English, French and German at once: at the table of ${title.id}`, async ({ visit }) => {
    const seen = await visit();
    const { page, go } = seen;
    await SCREENS.find(each => each.name === `${title.id}-turn`)?.open(seen);
    const table = new URL(page.url()).hash.slice(1);
    const words = new Set<string>();
    for (const [from, to] of TURNS) {
      await go('/settings');
      await page.getByRole('radio', { name: ENDONYMS[to] }).check();
      await go(table);
      await page.locator('.prompt').waitFor();
      await expectNothingLeft(page, from, to);
      words.add(await page.locator('.prompt').innerText());
    }
    expect(words.size).toBe(3);
  });
