import { engine } from '@thameside/testkit/engine';
import { engineOf as ofThree } from '@thameside/titles/engine';

/** The games of the workers, and the toy. */
export const engineOf: typeof ofThree = async (game, rules) =>
  game === engine.id ? engine : ofThree(game, rules);
