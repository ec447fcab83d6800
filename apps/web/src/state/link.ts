import { linkTo } from '../link.ts';

/** The engine runs in a worker; the page only ever holds what it sends. */
export const link = linkTo(new Worker(new URL('../worker.ts', import.meta.url), { type: 'module' }));
