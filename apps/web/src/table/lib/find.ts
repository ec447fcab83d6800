/** Words as they are compared: small, without accents. */
export const tokensOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(token => token !== '');

/** One letter wrong, missing, added or swapped. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA === `${restB[1]}${restB[0]}`;
}

/** How well one typed word fits one word of a label: 0 is not at all. */
function fitness(token: string, word: string): number {
  if (token === word) return 3;
  if (/^\d+$/.test(token)) return 0;
  if (word.startsWith(token)) return 2;
  return token.length >= 4 && isNear(token, word.slice(0, token.length)) ? 1 : 0;
}

export interface Found {
  /** The typed words that the label does not account for. */
  readonly left: readonly string[];
  readonly score: number;
}

/** How a label fits what was typed, if it does at all. Of two that fit, the one with fewer words of its own fits better. */
export function found(tokens: readonly string[], label: string): Found | null {
  const words = tokensOf(label);
  let score = 0;
  const left = tokens.filter(token => {
    const best = Math.max(0, ...words.map(word => fitness(token, word)));
    score += best;
    return best === 0;
  });
  return score === 0 ? null : { left, score: score - words.length / 100 };
}
