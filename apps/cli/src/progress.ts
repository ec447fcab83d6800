import type { Voice } from './language.ts';
import type { Surroundings } from './surroundings.ts';

const WIDTH = 30;
const REDRAW = 100;
/** Not on a terminal nothing is said for a while, and then seldom: it goes into a log. */
const FIRST_LINE = 2_000;
const NEXT_LINE = 10_000;

export interface Progress {
  at(done: number): void;
  end(): void;
}

const clear = '\r\u001b[2K';

/** How far a long job is: a bar on a terminal, now and then a line elsewhere. */
export function progress({ stderr, now }: Surroundings, { t }: Voice, total: number): Progress {
  const began = now();
  const isTerminal = stderr.isTTY === true;
  let due = began + (isTerminal ? 0 : FIRST_LINE);
  const line = (done: number, time: number): string => {
    const left = done === 0 ? '?' : Math.ceil(((time - began) / done) * (total - done) * 0.001);
    return t('progress', { done, total, seconds: left });
  };
  return {
    at(done) {
      const time = now();
      if (time < due) return;
      due = time + (isTerminal ? REDRAW : NEXT_LINE);
      stderr.write(isTerminal ? `${clear}${bar(done / total)} ${line(done, time)}` : `${line(done, time)}\n`);
    },
    end() {
      if (isTerminal) stderr.write(clear);
    },
  };
}

function bar(share: number): string {
  const full = Math.round(share * WIDTH);
  return `[${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}]`;
}
