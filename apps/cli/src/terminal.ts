import type { Output, Surroundings } from './surroundings.ts';

/** Bold and dim, where somebody looks and wants it. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
}

export function styleFor(out: Output, env: Surroundings['env']): Style {
  const isOn = out.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  const wrap = (on: number, off: number) => (text: string) =>
    isOn ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return { bold: wrap(1, 22), dim: wrap(2, 22) };
}

const GAP = 3;
const MARGIN = 2;

/** Short items side by side, read downwards; long ones below each other. */
export function columns(items: readonly string[], width: number): string[] {
  const widest = Math.max(0, ...items.map(item => item.length));
  const across = items.length <= 12 ? 1 : Math.max(1, Math.floor((width - MARGIN) / (widest + GAP)));
  const down = Math.ceil(items.length / across);
  return Array.from({ length: down }, (_, row) => {
    const line = items.filter((_item, i) => i % down === row).map(item => item.padEnd(widest + GAP));
    return `${' '.repeat(MARGIN)}${line.join('')}`.trimEnd();
  });
}

export const indented = (lines: readonly string[], by = MARGIN): string[] =>
  lines.map(line => `${' '.repeat(by)}${line}`);

/** A text on lines of at most this width, broken between words; nothing for nothing. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(each => each !== '')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > Math.max(20, width)) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
