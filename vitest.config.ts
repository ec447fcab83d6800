import { defineConfig } from 'vitest/config';
import { PlainReporter } from './tools/plain-reporter.ts';

const BROWSER = 'apps/web/test/browser/**';
/** Whole contests between bots: minutes of play, so a command of their own. */
const STRENGTH = '**/test/bot.test.ts';

/** What is measured is measured in peace, after all the others. */
const BUDGETS = 'apps/web/test/browser/budgets.test.ts';
const IN_BROWSER = {
  globalSetup: 'apps/web/test/browser/harness/setup.ts',
  pool: 'threads',
  isolate: false,
  testTimeout: 240_000,
  hookTimeout: 60_000,
  // a crowded machine may be late once; what fails twice is broken
  retry: 1,
  expect: { poll: { timeout: 10_000, interval: 50 } },
} as const;

export default defineConfig({
  test: {
    reporters: ['default', new PlainReporter()],
    projects: [
      {
        test: {
          name: 'node',
          include: ['{packages,apps,bench}/**/test/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', BROWSER, STRENGTH],
          // Four times as fast as the default; the price: tests must leave no globals changed.
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'strength',
          include: [STRENGTH],
          exclude: ['**/node_modules/**'],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: [`${BROWSER}/*.test.ts`],
          exclude: ['**/node_modules/**', BUDGETS],
          ...IN_BROWSER,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'budgets',
          include: [BUDGETS],
          ...IN_BROWSER,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
