import { BENCHES } from '../titles.ts';
import type { Task } from './task.ts';

// One side of the comparison in a process of its own: rules that have run on Immer's drafts
// run slower on plain objects afterwards, so neither side may warm up the other's code.
const [side, json = '{}'] = process.argv.slice(2);
const task = JSON.parse(json) as Task;
const found = BENCHES.find(bench => bench.title.id === task.game);
if (!found) throw new Error(`no game ${task.game}`);
const play =
  side === 'ours' ? (await import('./ours.ts')).playOurs : (await import('./theirs.ts')).playTheirs;
play(found.title.game, { ...task, games: Math.min(task.games, 20), seed: `${task.seed}/warm-up` });
process.stdout.write(JSON.stringify(play(found.title.game, task)));
