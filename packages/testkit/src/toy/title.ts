import { defineTitle, type SetFault } from '@thameside/kit';
import { describe } from './describe.ts';
import { optionsFor, plate } from './plate.ts';
import { SET, type ToySet } from './stones.ts';
import { TEXTS } from './texts.ts';

function readSet(json: unknown): { readonly set: ToySet } | { readonly faults: readonly SetFault[] } {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { faults: [{ at: '', key: 'fault.not-a-set', params: {} }] };
  const { set, stones } = json as { set?: unknown; stones?: unknown };
  const faults: SetFault[] = [];
  if (typeof set !== 'string') faults.push({ at: 'set', key: 'fault.name', params: {} });
  if (stones !== undefined)
    faults.push({ at: 'stones[0]', key: 'fault.stone', params: { found: String(stones) } });
  return faults.length > 0 ? { faults } : { set: { set: String(set) } };
}

/** The toy game as any other declares itself. */
export const declared = defineTitle({
  plate,
  options: optionsFor,
  set: SET,
  readSet,
  writeSet: ({ set }) =>
    JSON.stringify({
      set,
      coins: { all: 60, each: 3 },
      stones: [
        { id: 'chalk-1', points: 1, basis: { points: 'rulebook' } },
        { id: 'slate-2', points: [2, { much: 'more' }], basis: { points: 'assumed', look: 'seen' } },
        { id: 'flint-3', points: 3, sharp: true, basis: 'assumed' },
      ],
    }),
  describe: () => describe,
  texts: { en: async () => TEXTS, fr: async () => TEXTS, de: async () => TEXTS },
});
