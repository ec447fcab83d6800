import { LANGUAGES } from '@thameside/kit';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../src/games.ts';
import { rulesOf } from '../src/screens/rules/files.ts';

test.each(GAME_IDS)('the page finds the rules of %s in every language', async game => {
  const [en, ...others] = await Promise.all(LANGUAGES.map(language => rulesOf(game, language)));
  expect(en?.length).toBeGreaterThan(5);
  for (const sections of others) expect(sections).toHaveLength(en?.length ?? 0);
});

test('a game without rules in words has none', async () => {
  expect(await rulesOf('quarry', 'en')).toEqual([]);
});
