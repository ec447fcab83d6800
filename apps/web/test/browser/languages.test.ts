import type { Catalogue, Title } from '@thameside/kit';
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
type Texts = Readonly<Record<Spoken, Catalogue>>;
const TITLES = SUBJECTS.map(({ title }) => title);

/** All that a page which speaks of these games can say. */
function textsWith(titles: readonly Title[]): Texts {
  const ofGames = (language: Spoken): Catalogue =>
    Object.assign({}, ...titles.map(title => title.texts[language]));
  return {
    en: { ...ofGames('en'), ...EN },
    fr: { ...ofGames('fr'), ...FR },
    de: { ...ofGames('de'), ...DE },
  };
}
const ENDONYMS = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;

/** Whole texts of one language that the other does not have as well. */
function onlyIn(texts: Texts, language: Spoken, not: Spoken): Set<string> {
  const others = new Set(Object.values(texts[not]));
  return new Set(
    Object.values(texts[language]).filter(
      text => !text.includes('{') && text.length > 3 && !others.has(text),
    ),
  );
}

/** No whole text of the language that was spoken before is left. */
async function expectNothingLeft(page: Page, texts: Texts, of: Spoken, now: Spoken): Promise<void> {
  const old = onlyIn(texts, of, now);
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

const SPOKEN: readonly (readonly [name: string, titles: readonly Title[]])[] = [
  ...['front', 'new-solo', 'settings'].map(name => [name, TITLES] as const),
  ...TITLES.flatMap(title => ['gallery', 'rules'].map(page => [`${title.id}-${page}`, [title]] as const)),
];
for (const [name, titles] of SPOKEN)
  test(`English, French and German at once: ${name}`, async ({ stay }) => {
    const seen = await stay();
    const { page } = seen;
    await SCREENS.find(each => each.name === name)?.open(seen);
    for (const [from, to] of TURNS) {
      const menu = `${appWords(from)('settings.language')}: ${ENDONYMS[from]}`;
      await page.getByRole('button', { name: menu }).click();
      await page.getByRole('menuitemradio', { name: ENDONYMS[to] }).click();
      await expectNothingLeft(page, textsWith(titles), from, to);
    }
  });

for (const title of TITLES)
  test(`English, French and German at once: at the table of ${title.id}`, async ({ stay }) => {
    const seen = await stay();
    const { page, go } = seen;
    await SCREENS.find(each => each.name === `${title.id}-turn`)?.open(seen);
    const table = new URL(page.url()).hash.slice(1);
    const words = new Set<string>();
    for (const [from, to] of TURNS) {
      await go('/settings');
      await page.getByRole('radio', { name: ENDONYMS[to] }).check();
      await go(table);
      await page.locator('.prompt').waitFor();
      await expectNothingLeft(page, textsWith([title]), from, to);
      words.add(await page.locator('.prompt').innerText());
    }
    expect(words.size).toBe(3);
  });
