import type { Rule, RuleSection } from '@thameside/kit';

const folded = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** Does a rule hold all the words? Accents and capitals do not matter; a number alone means that rule. */
function holds(rule: Rule, words: readonly string[]): boolean {
  const text = folded(`${rule.number} ${rule.text} ${rule.ruling ?? ''}`);
  return words.every(word => (/^[a-z]\d+$/.test(word) ? folded(rule.number) === word : text.includes(word)));
}

/** The rules that hold every word that is sought, under their headings. */
export function found(sections: readonly RuleSection[], query: string): RuleSection[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  return sections
    .map(section => ({ ...section, rules: section.rules.filter(rule => holds(rule, words)) }))
    .filter(section => section.rules.length > 0);
}

/** A text cut where it names other rules: every second piece is a number. */
export function cutAtRules(text: string, numbers: ReadonlySet<string>): string[] {
  const pieces: string[] = [''];
  for (const part of text.split(/\b([A-Z]\d+)\b/)) {
    if (numbers.has(part)) pieces.push(part, '');
    else pieces.push((pieces.pop() ?? '') + part);
  }
  return pieces;
}
