export const countOf = (word: string, list: readonly (string | undefined)[]): number =>
  list.filter(each => each === word).length;

/** How often each of the words is in the list, every word present; other entries do not count. */
export const counts = <W extends string>(
  words: readonly W[],
  list: readonly string[],
): Readonly<Record<W, number>> =>
  Object.fromEntries(words.map(word => [word, countOf(word, list)])) as Record<W, number>;
