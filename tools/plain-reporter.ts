import type { Reporter, TestModule } from 'vitest/node';
import { ProcessorTime } from './processor-time.ts';

type Totals = { passed: number; failed: number; skipped: number };
/** Seconds of processor time until a file was done, since the one before was. */
type Cost = { readonly file: string; readonly seconds: number };

/**
 * Ends the run with its processor time and one line for machines: `N passed, N failed`, then `, N skipped` if there are any.
 * With COST=1 it says what each file costs as well, which is true only if one runs after the other.
 */
export class PlainReporter implements Reporter {
  #totals: Totals = { passed: 0, failed: 0, skipped: 0 };
  readonly #time = new ProcessorTime();
  readonly #costs: Cost[] = [];
  #before = 0;

  onInit(): void {
    process.once('exit', code => {
      const seconds = Math.round(this.#time.seconds());
      const files = process.env.COST ? this.#costs.toSorted((a, b) => b.seconds - a.seconds) : [];
      for (const { file, seconds: own } of files)
        process.stdout.write(`${own.toFixed(1).padStart(7)} s  ${file}\n`);
      if (seconds > 0)
        process.stdout.write(`processor time: ${seconds} s, with all that was started, browsers included\n`);
      process.stdout.write(`${line(this.#totals, code)}\n`);
    });
  }

  onTestModuleEnd({ relativeModuleId: file }: TestModule): void {
    const now = this.#time.seconds();
    this.#costs.push({ file, seconds: now - this.#before });
    this.#before = now;
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
