export { RULE_ERRORS, RuleError, type RuleErrorCode } from './errors.ts';
export { FILE_FAULTS, FileError, type FileFault, hashOf, load, nameplate, save, totals } from './file.ts';
export {
  blank,
  type Entry,
  enter,
  type Header,
  headerFor,
  type Journal,
  open,
  openFrom,
  reopen,
  restart,
  submit,
  undo,
  undoable,
  type Written,
  withAnswer,
} from './journal.ts';
export { type Memories, memoriesAfter, memoriesOf, remembering } from './memory.ts';
export { chosenOptions, type OptionFault } from './options.ts';
export { at, canonical, clone } from './plain.ts';
export { forced, type Probed, probe } from './probe.ts';
export { type Redealt, redealt } from './redealt.ts';
export { below, commitment, isSeed, next, rngOf, seedOf, shuffle } from './rng.ts';
export {
  asked,
  choices,
  copyMatch,
  type Emit,
  inLane,
  isOver,
  isSecret,
  JOIN,
  legal,
  onTurn,
  play,
  resume,
  start,
  waiting,
} from './run.ts';
export { inOrder, submitInOrder } from './set.ts';
export { sha256 } from './sha256.ts';
export { checked, isAnswer, refused, type Stepped, step, whyNot } from './step.ts';
export { type Turns, turnsAfter } from './turns.ts';
export * from './types.ts';
export { offered, words } from './words.ts';
