import { type Language, type RuleSection, readRules } from '@thameside/kit';
import { rulesAsShown } from '../../pseudo.ts';

/** Every game's rules are a file per language, fetched when they are read. */
const FILES = import.meta.glob<string>('../../../../../packages/games/*/rules/*.md', {
  query: '?raw',
  import: 'default',
});

/** The numbered rules of a game; none if it has none in words. */
export async function rulesOf(game: string, language: Language): Promise<readonly RuleSection[]> {
  const file = FILES[`../../../../../packages/games/${game}/rules/${language}.md`];
  return rulesAsShown(file ? readRules(language, await file()) : []);
}
