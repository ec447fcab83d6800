import { expect } from 'vitest';

/** Stands for `vitest` in the test files: tests are collected, to be run many times. */
export interface Collected {
  readonly title: string;
  readonly run: () => unknown;
}
export const TESTS: Collected[] = [];

type Body = (...args: readonly unknown[]) => unknown;
const titled = (title: string, row: unknown): string =>
  title.replace(/%[sdij]/, () => String(Array.isArray(row) ? row[0] : row));

/** @public */
export const test = (title: string, run: Body): void => void TESTS.push({ title, run });
test.each =
  (rows: readonly unknown[]) =>
  (title: string, run: Body): void => {
    for (const row of rows) test(titled(title, row), () => (Array.isArray(row) ? run(...row) : run(row)));
  };
/** @public */
export const describe = (_title: string, body: Body): void => void body();
describe.each =
  (rows: readonly unknown[]) =>
  (_title: string, body: Body): void => {
    for (const row of rows) body(...(Array.isArray(row) ? row : [row]));
  };

// a snapshot wants to know in which test it stands: it is left to the usual run
Object.defineProperty(Object.getPrototypeOf(expect(0)), 'toMatchInlineSnapshot', { value: () => {} });

/** @public */
export { expect };
