/** What can be wrong with the form of a file, whatever it is about, with the parameters of each text. */
export const FORM_FAULTS = [
  { key: 'fault.not-an-object', params: ['found'] },
  { key: 'fault.not-a-list', params: ['found'] },
  { key: 'fault.not-a-text', params: ['found'] },
  { key: 'fault.not-a-whole-number', params: ['found'] },
  { key: 'fault.not-true-or-false', params: ['found'] },
  { key: 'fault.missing-field', params: ['field'] },
  { key: 'fault.unknown-field', params: ['field'] },
  { key: 'fault.out-of-range', params: ['found', 'min', 'max'] },
  { key: 'fault.list-length', params: ['count', 'min', 'max'] },
  { key: 'fault.text-length', params: ['length', 'min', 'max'] },
  { key: 'fault.unprintable', params: ['found'] },
] as const;

/** Takes any fault; the games' own reports are this one, seen through `ReportOf`. */
export type AnyReport = (at: string, key: string, params: Readonly<Record<string, string | number>>) => void;

/** Takes faults of the kinds given, each with exactly its parameters. */
export type ReportOf<F extends { key: string; params: readonly string[] }, Value = string | number> = <
  K extends F['key'],
>(
  at: string,
  key: K,
  params: Readonly<Record<Extract<F, { key: K }>['params'][number], Value>>,
) => void;
