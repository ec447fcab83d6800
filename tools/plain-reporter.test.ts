import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const IMPORTS = "import { beforeAll, describe, expect, test } from 'vitest';\n";

/** Run vitest on these test files; its exit code and last line. */
function runOf(files: Record<string, string>): [code: number | null, last: string | undefined] {
  const folder = mkdtempSync(join(tmpdir(), 'plain-reporter-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const reporter = JSON.stringify(join(root, 'tools/plain-reporter.ts'));
    const config = `import { PlainReporter } from ${reporter};
      export default { test: { pool: 'threads', isolate: false, reporters: ['default', new PlainReporter()] } };`;
    writeFileSync(join(folder, 'vitest.config.ts'), config);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), IMPORTS + text);
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const { status, stdout } = spawnSync(process.execPath, [vitest, 'run'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return [status, stdout.trimEnd().split('\n').at(-1)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a clean run', () => {
  expect(runOf({ 'a.test.ts': "test('a', () => {});\ntest('b', () => {});\n" })).toEqual([
    0,
    '2 passed, 0 failed',
  ]);
});

test('every way to fail is counted', () => {
  const files = {
    'passes.test.ts': "test('a', () => {});\ntest.skip('b', () => {});\n",
    'fails.test.ts': "test('a', () => { expect(1).toBe(2); });\n",
    'import.test.ts': "import './no-such-file.ts';\ntest('a', () => {});\n",
    'hook.test.ts':
      "describe('a', () => { beforeAll(() => { throw new Error(); }); test('b', () => {}); });\n",
    'unhandled.test.ts': `test('a', async () => {
      setTimeout(() => { throw new Error(); });
      await new Promise(resolve => setTimeout(resolve, 50));
    });\n`,
  };
  expect(runOf(files)).toEqual([1, '2 passed, 4 failed, 2 skipped']);
});

test('no test at all is a failure', () => {
  expect(runOf({})).toEqual([1, '0 passed, 1 failed']);
});
