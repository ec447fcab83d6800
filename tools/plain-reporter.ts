import type { Reporter, TestModule } from 'vitest/node';

type Totals = { passed: number; failed: number; skipped: number };

/** Ends the run with one line for machines: `N passed, N failed`, then `, N skipped` if there are any. */
export class PlainReporter implements Reporter {
  #totals: Totals = { passed: 0, failed: 0, skipped: 0 };

  onInit(): void {
    process.once('exit', code => process.stdout.write(`${line(this.#totals, code)}\n`));
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    this.#totals = totalsOf(modules, unhandledErrors.length);
  }
}

/** Besides tests: a file that does not load, a suite whose hook throws and an unhandled error are failures. */
function totalsOf(modules: readonly TestModule[], unhandledErrors: number): Totals {
  const totals: Totals = { passed: 0, failed: unhandledErrors, skipped: 0 };
  for (const module of modules) {
    totals.failed += module.errors().length;
    for (const suite of module.children.allSuites()) totals.failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      // Still pending at the end: the worker died under it.
      totals[state === 'pending' ? 'failed' : state]++;
    }
  }
  return totals;
}

/** A run that exits with an error has failed, whatever was counted. */
function line({ passed, failed, skipped }: Totals, exitCode: number): string {
  const failures = exitCode === 0 ? failed : Math.max(failed, 1);
  return `${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
