export interface MatchHead {
  readonly game: string;
  readonly set: string;
  readonly seats: number;
}

/** What the first lines of a match file say, to prepare its table; null if it is no match file. The host checks the rest. */
export function matchHead(text: string): MatchHead | null {
  const lines = text
    .split(/\r?\n/, 50)
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'));
  if (!/^thameside match \d+$/.test(lines[0] ?? '')) return null;
  const find = (word: string) =>
    lines
      .find(line => line.startsWith(`${word} `))
      ?.slice(word.length + 1)
      .trim() ?? '';
  const seats = Number(find('seats'));
  if (!Number.isInteger(seats) || seats < 2 || seats > 6) return null;
  return { game: find('game'), set: find('set').split(' ')[0] ?? '', seats };
}
