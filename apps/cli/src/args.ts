import { parseArgs } from 'node:util';
import { misuse } from './faults.ts';

/** How many values a flag takes; `list` may be given more than once. */
type Flag = 'none' | 'one' | 'list';
export type Flags = Readonly<Record<string, Flag>>;

type ValueOf<F extends Flag> = F extends 'none' ? boolean : F extends 'one' ? string | undefined : string[];
export type Args<F extends Flags> = {
  readonly [N in keyof F]: ValueOf<F[N]>;
} & { readonly words: readonly string[] };

/** Flags that every command understands. */
export const COMMON = { help: 'none', lang: 'one' } as const satisfies Flags;

const shown = (flags: Flags): string[] => Object.keys(flags).map(name => `--${name}`);

/** Read a command's flags and words. `most` is how many words it takes. */
export function readArgs<const F extends Flags>(
  args: readonly string[],
  flags: F,
  most: number,
): Args<F & typeof COMMON> {
  const known: Flags = { ...flags, ...COMMON };
  const { tokens } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(
        Object.entries(known).map(([name, flag]) => [
          name,
          { type: flag === 'none' ? ('boolean' as const) : ('string' as const) },
        ]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, boolean | string | string[]>();
  for (const [name, flag] of Object.entries(known))
    if (flag !== 'one') values.set(name, flag === 'none' ? false : []);
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (flag === undefined) throw misuse('args.unknown-flag', { flag: token.rawName, known: shown(known) });
    if (flag === 'none') {
      if (token.value !== undefined) throw misuse('args.no-value', { flag: token.rawName });
      values.set(token.name, true);
      continue;
    }
    const swallowed = token.inlineValue === false && token.value?.startsWith('--');
    if (!token.value || swallowed) throw misuse('args.needs-value', { flag: token.rawName });
    const list = values.get(token.name);
    if (Array.isArray(list)) list.push(token.value);
    else values.set(token.name, token.value);
  }
  const extra = words[most];
  if (extra !== undefined) throw misuse('args.extra-word', { word: extra });
  return { ...Object.fromEntries(values), words } as Args<F & typeof COMMON>;
}

/** A whole number from a flag. */
export function wholeNumber(flag: string, text: string, min: number, max: number): number {
  const n = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(n >= min && n <= max)) throw misuse('args.whole-number', { flag, value: text, min, max });
  return n;
}

/** `name=value` pairs. */
export function pairs(flag: string, texts: readonly string[]): Record<string, string> {
  const entries = texts.map(text => {
    const equals = text.indexOf('=');
    if (equals < 1) throw misuse('args.pair', { flag, value: text });
    return [text.slice(0, equals), text.slice(equals + 1)];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
