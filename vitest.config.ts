import { defineConfig } from 'vitest/config';
import { PlainReporter } from './tools/plain-reporter.ts';

const BROWSER = 'apps/web/test/browser/**';
/** Whole contests between bots: minutes of play, so a command of their own. */
const STRENGTH = 'packages/titles/test/strength.test.ts';

/** Limits are against hanging alone: nothing fails because the machine has other things to do. */
const HANGING = 600_000;

export default defineConfig({
  test: {
    reporters: ['default', new PlainReporter()],
    teardownTimeout: HANGING,
    projects: [
      {
        test: {
          name: 'node',
          include: ['{packages,apps,bench}/**/test/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', BROWSER, STRENGTH],
          // Four times as fast as the default; the price: tests must leave no globals changed.
          pool: 'threads',
          isolate: false,
          testTimeout: HANGING,
          hookTimeout: HANGING,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'strength',
          include: [STRENGTH],
          exclude: ['**/node_modules/**'],
          testTimeout: HANGING,
        },
      },
      {
        test: {
          name: 'kills',
          include: [`${BROWSER}/kills.proof.ts`],
          globalSetup: 'apps/web/test/browser/harness/setup.ts',
          testTimeout: HANGING,
        },
      },
      {
        test: {
          name: 'browser',
          include: [`${BROWSER}/*.test.ts`],
          globalSetup: 'apps/web/test/browser/harness/setup.ts',
          pool: 'threads',
          isolate: false,
          testTimeout: HANGING,
          hookTimeout: HANGING,
          expect: { poll: { timeout: HANGING / 4, interval: 50 } },
          maxWorkers: process.env.COST ? 1 : 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
