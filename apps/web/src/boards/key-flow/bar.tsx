import { InBar } from '../parts/in-bar.tsx';
import { type Scene, SceneContext } from './scene.ts';
import { Verbs } from './strip/index.tsx';
import { sayAsk } from './strip/pick.tsx';

/** The question, and what is no card on the table, in the bar of the shell; on a telephone it stays with the hand. */
export const Bar = ({ scene }: { readonly scene: Scene }) => (
  <InBar say={scene.given.length > 0 ? sayAsk(scene) : null} given={scene.given}>
    {scene.inBar && (
      <SceneContext.Provider value={scene}>
        <div class="flow flow-bar" key={scene.ask?.k}>
          <Verbs />
        </div>
      </SceneContext.Provider>
    )}
  </InBar>
);
