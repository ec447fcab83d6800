import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

/** The copy that a test run needs; our packages are found through `node_modules/@thameside`. */
const COPIED = ['packages', 'tools', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
const OURS = '@thameside';

/** A copy of the sources that can be broken, with the same dependencies. Remove it by `removeTree`. */
export function copyTree(root: string): string {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'mutants-')));
  for (const path of COPIED) {
    cpSync(join(root, path), join(tree, path), {
      recursive: true,
      filter: source => basename(source) !== 'node_modules',
    });
  }
  const modules = join(root, 'node_modules');
  mkdirSync(join(tree, 'node_modules', OURS), { recursive: true });
  for (const name of readdirSync(modules)) {
    // caches are written to
    if (name !== OURS && !name.startsWith('.'))
      symlinkSync(join(modules, name), join(tree, 'node_modules', name));
  }
  for (const name of readdirSync(join(modules, OURS))) {
    const link = join(modules, OURS, name);
    if (!lstatSync(link).isSymbolicLink()) throw new Error(`${link} is not a workspace`);
    symlinkSync(join(tree, relative(root, realpathSync(link))), join(tree, 'node_modules', OURS, name));
  }
  return tree;
}

export const removeTree = (tree: string): void => rmSync(tree, { recursive: true, force: true });
