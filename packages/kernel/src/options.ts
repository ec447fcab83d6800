import type { Game, Options } from './types.ts';

export interface OptionFault {
  readonly option: string;
  /** The values that would do; empty if there is no such option. */
  readonly values: readonly string[];
}

/** The table options with defaults filled in, or what is wrong with them. */
export function chosenOptions(
  g: Game,
  seats: number,
  wanted: Readonly<Record<string, unknown>>,
): { readonly options: Options } | { readonly faults: readonly OptionFault[] } {
  const table = g.options(seats);
  const faults = Object.entries(wanted)
    .filter(
      ([name, value]) => !(Object.hasOwn(table, name) && (table[name] as readonly unknown[]).includes(value)),
    )
    .map(([option]) => ({ option, values: Object.hasOwn(table, option) ? (table[option] ?? []) : [] }));
  if (faults.length > 0) return { faults };
  const chosen = Object.entries(table).map(([name, values]) => [name, wanted[name] ?? values[0]]);
  return { options: Object.fromEntries(chosen) as Options };
}
