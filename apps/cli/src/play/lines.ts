import { createInterface, type Interface } from 'node:readline';
import type { Surroundings } from '../surroundings.ts';

/** Lines typed or piped in, one at a time; undefined once there are no more. */
export interface Lines {
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Lines that arrive before they are wanted wait; readline by itself would drop them. */
export function linesFrom({ stdin, stdout }: Surroundings): Lines {
  const isTerminal = stdin.isTTY === true && stdout.isTTY === true;
  const reader: Interface = createInterface({
    input: stdin,
    ...(isTerminal ? { output: stdout } : {}),
    terminal: isTerminal,
  });
  const early: string[] = [];
  let wanted: ((line: string | undefined) => void) | undefined;
  let ended = false;
  const give = (line: string | undefined) => {
    const waiter = wanted;
    wanted = undefined;
    if (waiter) waiter(line);
    else if (line !== undefined) early.push(line);
  };
  reader.on('line', give);
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    ended = true;
    give(undefined);
  });
  const wait = (): Promise<string | undefined> => {
    const line = early.shift();
    if (line !== undefined || ended) return Promise.resolve(line);
    return new Promise(resolve => {
      wanted = resolve;
    });
  };
  return {
    async next(prompt) {
      if (isTerminal && !ended) {
        reader.setPrompt(prompt);
        reader.prompt();
        return wait();
      }
      // Nobody has seen what was piped in: with it the output can be read by itself.
      const line = await wait();
      if (line !== undefined) stdout.write(`${prompt}${line}\n`);
      return line;
    },
    close() {
      reader.close();
      stdin.destroy();
    },
  };
}
