import { readArgs } from '../args.ts';
import type { Command } from '../command.ts';
import { byteLines } from '../engine/lines.ts';
import { startEngine } from '../engine/serve.ts';
import { write } from '../surroundings.ts';

/** The engine protocol on standard input and output: docs/engine-protocol.md. */
export const engine: Command = async (args, around, voice) => {
  readArgs(args, {}, 0);
  const { stdin, stdout, stderr, titles, entropy } = around;
  const serve = startEngine(titles, entropy, voice.language, report => void stderr.write(`${report}\n`));
  for await (const line of byteLines(stdin)) {
    const { response, isLast } = serve(line);
    await write(stdout, `${response}\n`);
    if (isLast) break;
  }
  stdin.destroy();
  return 0;
};
