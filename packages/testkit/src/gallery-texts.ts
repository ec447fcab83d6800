import { basisKey, componentRows, type Title } from '@thameside/kit';

type Shown = Pick<Title, 'describe' | 'exportSet' | 'texts'>;

/** The texts of kinds, fields and bases of components that the English catalogue lacks, and those that nobody needs. */
export function galleryFaults({ describe, exportSet, texts }: Shown): string[] {
  const rows = componentRows(JSON.parse(exportSet()));
  const bases = rows.flatMap(row => row.bases);
  const fields = bases.flatMap(({ field }) => field ?? []);
  const wanted = new Set([
    ...rows.map(({ id }) => `kind.${describe.kind(id)}`),
    ...fields.map(field => `field.${field}`),
    ...bases.map(({ from }) => basisKey(from)),
  ]);
  const known = Object.keys(texts.en);
  const idle = known.filter(key => /^(basis|field)\./.test(key) && !wanted.has(key));
  return [
    ...rows.filter(({ bases: own }) => own.length === 0).map(({ id }) => `no basis: ${id}`),
    ...[...wanted].filter(key => !known.includes(key)).map(key => `missing: ${key}`),
    ...idle.map(key => `idle: ${key}`),
  ];
}
