import { type Title, titleOf } from '@thameside/kit';
import { GAMES } from './client.ts';
import { engineOf } from './engine.ts';

/** Every game there is, whole: for programs that have everything at hand. */
export const TITLES: readonly Title[] = await Promise.all(
  GAMES.map(async ({ id, face }) => {
    const engine = await engineOf(id);
    if (!engine) throw new Error(`${id} has no engine`);
    return titleOf(engine, await face());
  }),
);
