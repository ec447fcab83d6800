/** One component of a set file, as far as anybody needs to know who shows all of any game. */
export interface ComponentRow {
  readonly id: string;
  readonly bases: readonly Basis[];
}

/** Where a value comes from; without a field it speaks for all values of the component. */
export interface Basis {
  readonly field: string | null;
  readonly from: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function basesOf(basis: unknown): Basis[] {
  if (typeof basis === 'string') return [{ field: null, from: basis }];
  if (!isRecord(basis)) return [];
  return Object.entries(basis).map(([field, from]) => ({ field, from: String(from) }));
}

/** The components of a set that has been checked: its lists of things with an id. */
export function componentRows(set: unknown): ComponentRow[] {
  if (!isRecord(set)) return [];
  return Object.values(set)
    .filter(Array.isArray)
    .flat()
    .filter(isRecord)
    .filter(row => typeof row.id === 'string')
    .map(row => ({ id: String(row.id), bases: basesOf(row.basis) }));
}

/** The key under which the catalogues have a basis; a file of somebody else may have others. */
export const basisKey = (from: string): string =>
  `basis.${from
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
