import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Report, Task } from './task.ts';

const SIDE = fileURLToPath(new URL('./side.ts', import.meta.url));

export interface Comparison {
  readonly game: string;
  readonly players: number;
  /** Whole games a second, the median of the rounds. */
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
  readonly decisionsPerGame: number;
}

function run(side: 'ours' | 'theirs', task: Task): Report {
  const child = spawnSync(process.execPath, [SIDE, side, JSON.stringify(task)], { encoding: 'utf8' });
  if (child.status !== 0) throw new Error(`${side} failed: ${child.stderr}`);
  return JSON.parse(child.stdout) as Report;
}

const median = (xs: number[]): number => xs.sort((a, b) => a - b)[Math.floor(xs.length / 2)] ?? 0;
const speed = (report: Report): number => report.games / report.seconds;

/** Both sides in turn, several rounds, so that a slow moment of the machine meets both. */
export function compare(
  task: Task,
  theirGames: number,
  rounds: number,
  tell: (round: number, ours: number, theirs: number) => void,
): Comparison {
  const ours: number[] = [];
  const theirs: number[] = [];
  const check = { ...task, games: theirGames };
  if (run('ours', check).outcome !== run('theirs', check).outcome)
    throw new Error('the two sides played different games');
  let decisions = 0;
  for (let round = 1; round <= rounds; round++) {
    const mine = run('ours', task);
    const other = run('theirs', check);
    decisions = mine.decisions / mine.games;
    ours.push(speed(mine));
    theirs.push(speed(other));
    tell(round, speed(mine), speed(other));
  }
  const [a, b] = [median(ours), median(theirs)];
  const round1 = (x: number) => Math.round(x * 10) / 10;
  return {
    game: task.game,
    players: task.seats,
    ours: round1(a),
    theirs: round1(b),
    ratio: round1(a / b),
    decisionsPerGame: round1(decisions),
  };
}
