import { InBar } from '../parts/in-bar.tsx';
import { Choices } from './hand/choices.tsx';
import { PlanButtons, planSaid } from './hand/plan-strip.tsx';
import { RunButtons } from './run/index.tsx';
import { type Scene, SceneContext } from './scene.ts';

/** The question, and what is no piece on the table, in the bar of the shell; on a telephone it stays with the hand. */
export const Bar = ({ scene }: { readonly scene: Scene }) => (
  <InBar say={planSaid(scene)} {...(scene.plan && { given: scene.plan.answers })}>
    {scene.inBar && (
      <SceneContext.Provider value={scene}>
        <div class="london london-bar" key={scene.ask?.k}>
          <Choices />
          <RunButtons />
          <PlanButtons />
        </div>
      </SceneContext.Provider>
    )}
  </InBar>
);
