import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('./sw.ts', import.meta.url));

interface Built {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** The version of a build: the same files, the same version. */
export function versionOf(files: readonly Built[]): string {
  const hash = createHash('sha256');
  for (const { name, content } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(name).update('\0').update(content).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** The addresses to keep: the page itself is `/`, as people ask for it. */
export const addressesOf = (files: readonly Built[]): string[] =>
  files.map(({ name }) => (name === 'index.html' ? '/' : `/${name}`)).sort();

/** Writes the service worker with the list of all files of the build, so that the app opens without a network. */
export function precache(): Plugin {
  let publicDir = '';
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ publicDir } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const built: Built[] = Object.values(bundle).map(item => ({
          name: item.fileName,
          content: item.type === 'chunk' ? item.code : item.source,
        }));
        const kept = readdirSync(publicDir).map(name => ({
          name,
          content: readFileSync(join(publicDir, name)),
        }));
        const files = [...built, ...kept];
        const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { target: 'es2022' });
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `const VERSION = ${JSON.stringify(versionOf(files))};
const FILES = ${JSON.stringify(addressesOf(files))};
${code}`,
        });
      },
    },
  };
}
