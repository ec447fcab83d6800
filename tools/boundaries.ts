import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';

// The last dependency-cruiser that Node 20 can install asks swc for TypeScript without markup, whatever the file is called.
const swc = createRequire(import.meta.url)('@swc/core') as {
  parseFileSync(path: string, options: object): unknown;
};
const { parseFileSync } = swc;
swc.parseFileSync = (path, options) => parseFileSync(path, { ...options, tsx: path.endsWith('x') });
const { cruise } = await import('dependency-cruiser');
const { default: extractDepcruiseOptions } = await import(
  'dependency-cruiser/config-utl/extract-depcruise-options'
);

const root = join(import.meta.dirname, '..');
const TREES = ['packages', 'apps', 'bench', 'tools'];

type Boundaries = { modules: number; violations: string[] };

/** Check the import directions of `.dependency-cruiser.js` on the tree below `baseDir`. */
export async function boundaries(baseDir: string, trees: readonly string[]): Promise<Boundaries> {
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.js'));
  const { output } = await cruise([...trees], { ...options, baseDir, validate: true });
  const { modules, summary } = output as ICruiseResult;
  const comments = new Map(options.ruleSet?.forbidden?.map(({ name, comment }) => [name, comment]));
  return {
    modules: modules.filter(m => /^(packages|apps|bench|tools)\/.*\.tsx?$/.test(m.source)).length,
    violations: summary.violations.map(({ rule, from, to, cycle }) => {
      const path = cycle?.length
        ? [from, ...cycle.map(step => step.name)]
        : from === to
          ? [from]
          : [from, to];
      return `${rule.name}: ${path.join(' -> ')} (${comments.get(rule.name)})`;
    }),
  };
}

if (import.meta.main) {
  const { modules, violations } = await boundaries(root, TREES);
  for (const violation of violations) console.error(violation);
  if (modules === 0) console.error('boundaries: no TypeScript module was read: is @swc/core installed?');
  if (violations.length > 0)
    console.error(`boundaries: ${modules} modules, violations: ${violations.length}`);
  else if (modules > 0) console.log(`boundaries: ${modules} modules, no violations`);
  process.exitCode = modules === 0 || violations.length > 0 ? 1 : 0;
}
