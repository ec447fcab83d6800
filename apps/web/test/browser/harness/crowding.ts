const SPELL = 40_000;

/** How many times longer something takes because other programs want the processor too: 1 on a quiet machine. */
export function crowding(): number {
  const start = process.threadCpuUsage();
  const from = performance.now();
  let worked = 0;
  while (worked < SPELL) {
    const { user, system } = process.threadCpuUsage(start);
    worked = user + system;
  }
  return Math.max(1, ((performance.now() - from) * 1000) / worked);
}
