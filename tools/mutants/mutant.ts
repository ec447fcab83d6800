/** One way to break one rule: `find`, which stands in the file exactly once, becomes `replace`. */
export interface Mutant {
  readonly rule: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly what: string;
}

/** A game, where its rules and their tests are, and the ways to break them. */
export interface Subject {
  readonly game: string;
  readonly rules: string;
  readonly tests: string;
  readonly mutants: readonly Mutant[];
}

/** Finds the text however the formatter has wrapped it; where it breaks lines it also adds commas. */
function wrapped(text: string): RegExp {
  const tokens = text.trim().match(/\w+|\s+|[^\w\s]/g) ?? [];
  const patterns = tokens.map(token => {
    if (/\s/.test(token)) return '\\s+';
    if (/\w/.test(token)) return token;
    return /[)\]}]/.test(token) ? `,?\\s*\\${token}` : `\\${token}`;
  });
  return new RegExp(patterns.join('\\s*').replaceAll('\\s*\\s+\\s*', '\\s+'), 'g');
}

/** The file's text with the rule broken; undefined if the mutant is stale, for the source has changed under it. */
export function mutated(text: string, { find, replace }: Mutant): string | undefined {
  const pattern = wrapped(find);
  if ([...text.matchAll(pattern)].length !== 1) return undefined;
  const broken = text.replace(pattern, () => replace);
  return broken === text ? undefined : broken;
}

/** The numbers that a file of rules gives its rules. */
export const rulesIn = (text: string): string[] =>
  Array.from(text.matchAll(/^- \*{0,2}([A-Z]+\d+)\b/gm), match => match[1] as string);

/** The rules that a test's title begins with: `K12: …`, `K12, K13: …`. */
export const rulesCited = (title: string): string[] =>
  /^(?:[A-Z]+\d+(?:, | and )?)+/.exec(title)?.[0].match(/[A-Z]+\d+/g) ?? [];

/** `n` of them, spread evenly. */
export const sample = <T>(items: readonly T[], n: number): T[] =>
  items.filter((_, i) => Math.floor((i * n) / items.length) !== Math.floor(((i - 1) * n) / items.length));
