const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;

function collect(x: unknown, path: string, paths: Set<string>): void {
  if (!isObject(x)) return;
  if (Array.isArray(x)) {
    for (const part of x) collect(part, `${path}[]`, paths);
    return;
  }
  for (const [key, part] of Object.entries(x)) {
    const inner = path === '' ? key : `${path}.${key}`;
    paths.add(inner);
    collect(part, inner, paths);
  }
}

/** The sorted set of the key paths of these views, `[]` for any index: `players[].coins`. Adding one is to be reviewed. */
export function viewKeys(...views: readonly unknown[]): string[] {
  const paths = new Set<string>();
  for (const view of views) collect(view, '', paths);
  return [...paths].sort();
}
