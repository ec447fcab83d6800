import { KEYPLES } from '@thameside/key-to-the-city/client';
import { either, t } from '../../words.ts';
import { InBar } from '../parts/in-bar.tsx';
import { connectorInHand } from './borough/sides.tsx';
import { SailButton } from './river/sail.tsx';
import { type Scene, SceneContext } from './scene.ts';
import { Choices } from './screen/choices.tsx';
import { PassButton } from './screen/pass.tsx';

/** What can be done now: on tiles, or with the buttons beside it. */
function deeds({ ask, view, me, words }: Scene): string | null {
  if (ask?.k !== 'turn' || me === null) return null;
  const player = view.players[me];
  const left = KEYPLES.reduce(
    (sum, each) => sum + (player?.screen?.[each] ?? 0) + (player?.front[each] ?? 0),
    0,
  );
  const can = either(ask.answers.map(answer => words.t(`answer.turn.${answer}`).toLocaleLowerCase()));
  return left > 0
    ? t('city.can', { deeds: can.charAt(0).toLocaleUpperCase() + can.slice(1) })
    : t('city.can.no-keyples', { deeds: can });
}

/** A connector has been taken up: now it is asked where it goes. */
function whereTo(scene: Scene): string | null {
  const { ask, me, words } = scene;
  const connector = ask?.k === 'connector' ? connectorInHand(scene) : null;
  if (!connector || me === null) return null;
  const frame = { k: 'side', seat: me, connector };
  return words.say(words.describe.ask(frame));
}

/** The question, and what is no piece on the table, in the bar of the shell; on a telephone it stays on the board. */
export const Bar = ({ scene }: { readonly scene: Scene }) => (
  <InBar say={deeds(scene) ?? whereTo(scene)}>
    {!scene.narrow && (
      <SceneContext.Provider value={scene}>
        <div class="city city-bar" key={scene.ask?.k}>
          <Choices />
          <SailButton />
          <PassButton />
        </div>
      </SceneContext.Provider>
    )}
  </InBar>
);
