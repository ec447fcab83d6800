import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What we are measured against stands outside the workspaces: 150 packages that nobody else needs. */
const FOLDER = new URL('../../beside/', import.meta.url);

const read = (path: string) => JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8'));

/** npm writes this list when it is done: what was interrupted, or is of another version, does not count. */
function isThere(): boolean {
  try {
    const wanted = read('package.json').dependencies['boardgame.io'];
    return read('node_modules/.package-lock.json').packages['node_modules/boardgame.io'].version === wanted;
  } catch {
    return false;
  }
}

/** Install it if it is not there. */
export function fetchBeside(): void {
  if (isThere()) return;
  process.stderr.write('Installing boardgame.io in bench/beside…\n');
  const { status } = spawnSync('npm', ['ci'], { cwd: fileURLToPath(FOLDER), stdio: ['ignore', 2, 2] });
  if (status !== 0 || !isThere())
    throw new Error('boardgame.io cannot be installed: try `npm ci` in bench/beside');
}

export const requireBeside = createRequire(FOLDER);
