export * from './counts.ts';
export type { Describer, OutlineLine } from './describe.ts';
export * from './frozen.ts';
export * from './hex.ts';
export * from './lesson.ts';
export { lessonSteps } from './lesson-steps.ts';
export * from './reading/index.ts';
export { type Basis, basisKey, type ComponentRow, componentRows } from './rows.ts';
export * from './rules.ts';
export * from './text.ts';
export {
  defineTitle,
  type Engine,
  type Face,
  type Plate,
  type Title,
  titleOf,
} from './title.ts';
export { frenchSpaces, pseudo } from './typography.ts';
