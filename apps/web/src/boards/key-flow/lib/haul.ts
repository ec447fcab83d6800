import type { Answer } from '@thameside/kernel';
import type { Question, Resource } from '@thameside/key-flow/client';
import type { AskOf } from '../../board.ts';

interface Probed {
  readonly answers: readonly Answer[];
  readonly ask: AskOf<Question> | null;
}
/** What would be asked after these answers; null if only giving them can tell. */
export type Probe = (answers: readonly Answer[]) => Promise<Probed | null>;

/** A resource and the cards it goes over, the first one being where it lies. */
export interface Haul {
  readonly resource: Resource;
  readonly way: readonly string[];
}

/**
 * The answers that carry out the hauls, one command in all. Which questions come between (which resource, where to)
 * depends on what lies where by then, so the host is asked step by step. Null if it cannot be done.
 */
export async function hauled(
  probe: Probe,
  given: readonly Answer[],
  hauls: readonly Haul[],
): Promise<Probed | null> {
  let at: Probed | null = { answers: given, ask: null };
  for (const { resource, way } of hauls) {
    for (let i = 0; i + 1 < way.length; i++) {
      const from = way[i] as string;
      const to = way[i + 1] as string;
      at = await probe([...at.answers, ['move', from]]);
      if (at?.ask?.k === 'cargo' && at.ask.frame.from === from) at = await probe([...at.answers, resource]);
      if (at?.ask?.k === 'route' && at.ask.frame.from === from) at = await probe([...at.answers, to]);
      if (!at) return null;
    }
  }
  return at;
}
