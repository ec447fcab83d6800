import { spawn } from 'node:child_process';

/*
 * npm run proof:load -- [loops] [runs] [part…]
 * The whole suite passes with busy loops beside it, several times in a row; or a part of it, as vitest takes it.
 */
const [loops = 4, runs = 2] = process.argv.slice(2, 4).map(Number);
const parts = process.argv.slice(4);

/** The suite as CI runs it; how it ended, and its last two lines. */
const suite = (): Promise<{ readonly code: number | null; readonly end: string }> =>
  new Promise(done => {
    const child = spawn('npm', ['test', '--', ...parts], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', part => {
      process.stdout.write(part);
      said += part;
    });
    child.on('close', code => done({ code, end: said.trimEnd().split('\n').slice(-2).join('; ') }));
  });

const busy = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', 'for (;;);']));
process.on('exit', () => {
  for (const loop of busy) loop.kill();
});
const results: string[] = [];
for (let run = 1; run <= runs; run++) {
  const { code, end } = await suite();
  results.push(`run ${run} beside ${loops} busy loops: ${end}`);
  if (code !== 0) process.exitCode = 1;
}
for (const result of results) console.log(result);
process.exit();
