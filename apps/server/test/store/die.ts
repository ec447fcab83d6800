/** Ends the program at the point that DIE_AT names, the DIE_AFTER-th time: as abruptly as it can end. */
let left = Number(process.env.DIE_AFTER ?? 1);
export function reached(point: string): void {
  if (point !== process.env.DIE_AT) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}
