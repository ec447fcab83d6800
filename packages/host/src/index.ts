export { tableIdOf } from './commands.ts';
export { Unavailable } from './errors.ts';
export { type Connection, createHost, type Host } from './host.ts';
export type { OlderTable } from './older.ts';
export type { Head, Row, Snapshot } from './rows.ts';
export { memoryStore, type Store } from './store.ts';
export { thinking } from './thinking.ts';
export type { Choice, Claims, Job, World } from './world.ts';
