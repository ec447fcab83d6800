import type { Engine } from '@thameside/kit';
import { readArgs } from '../args.ts';
import type { Command } from '../command.ts';
import { type ByteLine, byteLines } from '../engine/lines.ts';
import { type Served, startEngine } from '../engine/serve.ts';
import { write } from '../surroundings.ts';

/** The engine protocol on standard input and output: docs/engine-protocol.md. */
export const engine: Command = async (args, around, voice) => {
  readArgs(args, {}, 0);
  const { stdin, stdout, stderr, titles, entropy, engineOf } = around;
  const report = (text: string) => void stderr.write(`${text}\n`);
  const rules: Engine[] = [];
  const serve = startEngine(titles, entropy, voice.language, report, rules);
  const served = async (line: ByteLine): Promise<Served> => {
    const { lacks, ...done } = serve(line);
    const older = lacks && (await engineOf(lacks.game, lacks.rules));
    if (!older) return { ...done, lacks };
    rules.push(older);
    return serve(line);
  };
  for await (const line of byteLines(stdin)) {
    const { response, isLast } = await served(line);
    await write(stdout, `${response}\n`);
    if (isLast) break;
  }
  stdin.destroy();
  return 0;
};
