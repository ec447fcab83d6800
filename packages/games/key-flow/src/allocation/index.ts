export { faultsOf } from './faults.ts';
export type * from './problem.ts';
export { solve } from './solve.ts';
export { worthOf } from './worth.ts';
