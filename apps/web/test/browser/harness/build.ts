import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(import.meta.dirname, '../../..');
const FOUR_GAMES = fileURLToPath(new URL('../four-games/vite.config.ts', import.meta.url));
const vite = join(web, '../../node_modules/vite/bin/vite.js');

/** Builds that the tests look at: the one that people get, and one with a fourth game whose words are all in brackets. */
export type Mode = 'production' | 'pseudo';

/** Build the app into a folder of its own. In a process of its own: under vitest it would not be a production build. */
export async function built(mode: Mode): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `thameside-${mode}-`));
  const args = [vite, 'build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  if (mode === 'pseudo') args.push('--config', FOUR_GAMES);
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: web, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', part => (said += part));
  child.stderr.on('data', part => (said += part));
  const code = await new Promise<number | null>(done => child.on('close', done));
  if (code !== 0) throw new Error(`the app cannot be built (${mode}):\n${said}`);
  return folder;
}
