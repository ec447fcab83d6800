import type { Language } from './text.ts';
import { frenchText } from './typography.ts';

/** The numbered rules of a game in one language. */
export interface RuleSection {
  readonly heading: string;
  readonly rules: readonly Rule[];
}
export interface Rule {
  readonly number: string;
  readonly text: string;
  /** Where the books are silent and we decided. */
  readonly ruling: string | null;
}

const RULE = /^- \*\*([A-Z]\d+)\*\* (.+?)(?: \*\*[^*]+:\*\* (.+))?$/;

/**
 * Reads `rules/<language>.md` of a game: sections are `## Heading`, rules are `- **K12** Text. **Ruling:** text.`, one to a
 * line. What stands before the first section is for those who read the file itself.
 */
export function readRules(language: Language, markdown: string): RuleSection[] {
  const text = language === 'fr' ? frenchText(markdown) : markdown;
  return text
    .split(/^## /m)
    .slice(1)
    .map(section => {
      const [heading = '', ...lines] = section.split(/\r?\n/).filter(line => line.trim() !== '');
      return {
        heading: heading.trim(),
        rules: lines.map(line => {
          const [, number, said, ruling = null] = RULE.exec(line.trimEnd()) ?? [];
          if (number === undefined || said === undefined) throw new Error(`not a rule: ${line}`);
          return { number, text: said, ruling };
        }),
      };
    });
}
