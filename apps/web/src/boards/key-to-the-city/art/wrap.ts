/** How wide letters are on average, as a share of their size: enough to break names sensibly without measuring. */
const NARROW = /[iljftr'’.,|!:; ]/;
const WIDE = /[MWmw]/;
const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, c) => sum + (NARROW.test(c) ? 0.32 : WIDE.test(c) ? 0.86 : 0.56), 0) * size;

const greedy = (words: readonly string[], size: number, width: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

export interface Lines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A name in as few lines as will do, evenly broken, and smaller if it is too long for them. */
function wrapped(text: string, width: number, size: number, least: number, most = 2): Lines {
  const words = text.split(' ');
  for (let now = size; now >= least; now -= 0.5) {
    const lines = greedy(words, now, width);
    if (lines.length > most || lines.some(line => widthOf(line, now) > width)) continue;
    // the narrowest width that needs no more lines breaks most evenly
    let even = lines;
    for (let narrow = width; narrow > width / 2; narrow -= 4) {
      const tried = greedy(words, now, narrow);
      if (tried.length > lines.length || tried.some(line => widthOf(line, now) > width)) break;
      even = tried;
    }
    return { lines: even, size: now };
  }
  return { lines: [text], size: 0 };
}

/** In two lines if they stay large, else in three; of size 0 if it would have to be smaller than `least`. */
export function named(text: string, width: number, size: number, least: number): Lines {
  const two = wrapped(text, width, size, least);
  return two.size < size * 0.78 ? wrapped(text, width, Math.max(least, size * 0.9), least, 3) : two;
}
