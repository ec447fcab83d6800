import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/*
 * npm run proof:kills -- [--kills N]
 * A real browser is killed N times in the middle of playing, over all games, with one profile: nothing that was
 * shown may be lost.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } });
if (!/^[1-9]\d{0,4}$/.test(values.kills)) throw new Error(`--kills ${values.kills}: how many times?`);
const args = ['vitest', 'run', '--project', 'kills'];
const { status } = spawnSync('npx', args, {
  stdio: 'inherit',
  env: { ...process.env, KILLS: values.kills },
});
process.exit(status ?? 1);
