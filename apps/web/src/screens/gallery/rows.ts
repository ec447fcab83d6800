/** One component of a set file, as far as the gallery needs to know it. */
export interface Row {
  readonly id: string;
  readonly kind: string;
  /** Where each value comes from, by field. */
  readonly basis: Readonly<Record<string, string>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The components of a set that has been checked: its lists of things with an id. */
export function rowsOf(set: unknown): Row[] {
  if (!isRecord(set)) return [];
  return Object.values(set)
    .filter(Array.isArray)
    .flat()
    .filter(isRecord)
    .filter(row => typeof row.id === 'string')
    .map(row => ({
      id: String(row.id),
      kind: String(row.kind ?? ''),
      basis: isRecord(row.basis)
        ? Object.fromEntries(Object.entries(row.basis).map(([field, from]) => [field, String(from)]))
        : {},
    }));
}

export const kindsOf = (rows: readonly Row[]): string[] => [...new Set(rows.map(({ kind }) => kind))];

/** The key under which the catalogues have a basis; a file of somebody else may have others. */
export const basisKey = (basis: string): string =>
  `basis.${basis
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** Something of it is our guess. */
export const isAssumed = (basis: string): boolean => /assum|infer|guess/i.test(basis);
