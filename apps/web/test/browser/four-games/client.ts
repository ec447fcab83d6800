import { face } from '@thameside/testkit/client';
import { GAMES as THREE } from '@thameside/titles/client';

/** The games of the page, and the toy. */
export const GAMES: typeof THREE = [...THREE, { ...face, face: async () => face }];
