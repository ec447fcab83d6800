import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // it has ended meanwhile
  }
};

/** Clock ticks that a process has used itself, without its children; they are hundredths of a second on Linux. */
function ticksOf(pid: string): number {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

/** A process and all that it has started, and these. */
function familyOf(pid: string): string[] {
  let threads: string[] = [];
  try {
    threads = readdirSync(`/proc/${pid}/task`);
  } catch {
    // it has ended meanwhile
  }
  const children = threads.flatMap(thread =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean),
  );
  return [pid, ...children.flatMap(familyOf)];
}

/**
 * The processor time of this process and all below it, on Linux. A browser's processes are not waited for by whoever started
 * them, so that `time` misses half of it: they are looked at while they live.
 */
export class ProcessorTime {
  readonly #ticks = new Map<string, number>();

  constructor() {
    setInterval(() => this.seconds(), 250).unref();
  }

  seconds(): number {
    for (const pid of familyOf(String(process.pid))) {
      const ticks = ticksOf(pid);
      if (ticks > 0) this.#ticks.set(pid, ticks);
    }
    return this.#ticks.values().reduce((sum, ticks) => sum + ticks, 0) / 100;
  }
}
