export * from './counts.ts';
export type { Describer, OutlineLine } from './describe.ts';
export type { Face, Rule, RuleSection } from './face.ts';
export * from './hex.ts';
export * from './lesson.ts';
export * from './reading/index.ts';
export * from './text.ts';
export type { SetFault, Title } from './title.ts';
export * from './typography.ts';
