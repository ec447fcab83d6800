export type { Choice, ChooseFor } from './bots.ts';
export { createHost, type Host } from './host.ts';
export { type Kept, memoryStore, type Store } from './store.ts';
export type { World } from './world.ts';
