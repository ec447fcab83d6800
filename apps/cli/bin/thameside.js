#!/usr/bin/env node
// Plain JavaScript that any Node can read: it finds a Node that runs TypeScript, then starts src/main.ts.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const args = process.argv.slice(2);

if (process.features.typescript) {
  // what has been read once starts twice as fast afterwards
  (await import('node:module')).enableCompileCache();
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(args);
} else {
  const node = bundledNode();
  if (node === undefined || node === process.execPath) {
    console.error(
      `thameside: Node ${process.version} cannot run it, and the Node it brings is missing: run npm ci first`,
    );
    process.exitCode = 1;
  } else {
    runWith(node);
  }
}

/** The program of the npm package `node`, or undefined if the package or its program is not there. */
function bundledNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve('node/package.json');
    const node = join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.node);
    return existsSync(node) ? node : undefined;
  } catch {
    return undefined;
  }
}

function runWith(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...args], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // On a terminal Ctrl-C has reached the child already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', error => {
    console.error(`thameside: ${node} does not start: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
