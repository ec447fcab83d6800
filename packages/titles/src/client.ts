import { plate as keyFlow } from '@thameside/key-flow/plate';
import { plate as keyToTheCity } from '@thameside/key-to-the-city/plate';
import type { Face, Plate } from '@thameside/kit';
import { plate as london } from '@thameside/london/plate';

/** The games as a page knows them; of each it has the plate, and fetches the face when it is first needed. */
export const GAMES: readonly (Plate & { face(): Promise<Face> })[] = [
  { ...keyToTheCity, face: async () => (await import('@thameside/key-to-the-city/client')).face },
  { ...london, face: async () => (await import('@thameside/london/client')).face },
  { ...keyFlow, face: async () => (await import('@thameside/key-flow/client')).face },
];
