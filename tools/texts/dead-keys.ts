const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What could be a key or a part of one: a string without blanks, with … for what is put into a template. */
const keysIn = (source: string): string[] =>
  Array.from(source.matchAll(/'([\w.+-]+)'|"([\w.+-]+)"|`((?:[\w.+-]|\$\{[^{}]*\})+)`/g), match =>
    (match[1] ?? match[2] ?? match[3] ?? '').replace(/(?:\$\{[^{}]*\})+/g, '…'),
  );

/** A key put together: `wait.…`, with what stands in the gaps. */
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.split('…').map(escaped).join('(.+)')}$`);

/**
 * The keys of a catalogue that no source can produce: no literal is the key, and no template can be filled with words of
 * the sources so that it becomes the key. What the messages fetch themselves (`{tile:tile}`) counts as a template.
 */
export function deadKeys(texts: Readonly<Record<string, string>>, sources: readonly string[]): string[] {
  const literals = new Set(sources.flatMap(keysIn));
  const words = new Set(sources.flatMap(source => source.match(/[\w-]+/g) ?? []));
  const fetched = Object.values(texts).flatMap(text =>
    Array.from(text.matchAll(/\{[\w-]+:([\w-]+)/g), match => `${match[1]}.…`),
  );
  const patterns = [...new Set([...literals, ...fetched])]
    .filter(text => text.includes('…') && (text.match(/[a-z]/gi)?.length ?? 0) > 2)
    .map(patternOf);
  const isWord = (gap: string) =>
    literals.has(gap) || gap.split('.').every(part => words.has(part) || /^\d+\+?$/.test(part));
  const isMade = (text: string, of: (gap: string) => boolean) =>
    patterns.some(pattern => pattern.exec(text)?.slice(1).every(of));
  return Object.keys(texts).filter(
    key => !literals.has(key) && !isMade(key, gap => isWord(gap) || isMade(gap, isWord)),
  );
}
