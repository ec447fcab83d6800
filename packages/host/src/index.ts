export { tableIdOf } from './commands.ts';
export { examined, type Finding, type Kept, movedOn, type Shelf, shelfOf } from './doctor.ts';
export { Unavailable } from './errors.ts';
export { type Connection, createHost, type Host } from './host.ts';
export {
  answersIn,
  begunAgain,
  continued,
  entered,
  imagined,
  journalOf,
  type Ledger,
  newLedger,
  textIn,
  unanswered,
} from './ledger.ts';
export type { OlderTable } from './older.ts';
export type { Head, Line, Row, Snapshot } from './rows.ts';
export { memoryStore, type Store } from './store.ts';
export { thinking } from './thinking.ts';
export type { Choice, Claims, Job, World } from './world.ts';
