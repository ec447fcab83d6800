import { Button } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { Sign, Token } from '../art/signs.tsx';
import { canChange, changePick } from '../change.ts';
import { litPanel, myPlayer, putDown, type Scene, useScene } from '../scene.ts';
import { Choices } from './choices.tsx';
import { Pick, sayAsk } from './pick.tsx';
import { OpenPicks, RevealStrip } from './reveal.tsx';
import { Work } from './work.tsx';

const Change = () => {
  const scene = useScene();
  return canChange(scene) ? (
    <Button small icon="undo" onClick={() => void changePick(scene)}>
      {t('flow.change')}
    </Button>
  ) : null;
};

/** A card that is only taken up can be put back. */
const PutBack = () => {
  const { ui } = useScene();
  return ui.card.value === null ? null : (
    <Button small variant="quiet" icon="close" onClick={() => putDown(ui)}>
      {t('flow.cancel')}
    </Button>
  );
};

/** Where the card goes: the places are lit in the villages; here is what lies beside them. */
const Where = () => {
  const scene = useScene();
  return (
    <>
      <OpenPicks />
      <span class="strip-ask">{sayAsk(scene)}</span>
      <Pick answer="discard" />
      <PutBack />
      <Change />
    </>
  );
};

const Ready = () => {
  const scene = useScene();
  const tokens = myPlayer(scene)?.plan?.tokens ?? 0;
  return (
    <>
      <span class="strip-ask">{sayAsk(scene)}</span>
      {tokens > 0 && (
        <span class="amount">
          <Sign size={20}>
            <Token />
          </Sign>
          {t('flow.price', { n: tokens })}
        </span>
      )}
      <PutBack />
      <Change />
      <Pick answer="ready" primary />
    </>
  );
};

const Waiting = () => {
  const { sight, names } = useScene();
  const who = sight.waiting.map(seat => names[seat] ?? '').join(', ');
  return (
    <>
      <OpenPicks />
      <span class="strip-ask">{t('flow.waiting', { names: who })}</span>
      <Change />
    </>
  );
};

const Extra = () => {
  const scene = useScene();
  return (
    <>
      <span class="strip-ask">{sayAsk(scene)}</span>
      <Pick answer="done" />
    </>
  );
};

const Route = () => {
  const scene = useScene();
  return <span class="strip-ask">{sayAsk(scene)}</span>;
};

function contentOf(scene: Scene) {
  const { ask, sight, view } = scene;
  switch (ask?.k) {
    case 'place':
    case 'target':
      return <Where />;
    case 'exchange':
    case 'gain':
    case 'cargo':
    case 'pay':
      return <Choices />;
    case 'work':
      return <Work />;
    case 'route':
      return <Route />;
    case 'ready':
      return <Ready />;
    case 'extra':
      return <Extra />;
    default:
      return sight.ask === null && sight.seat !== null && !view.over && sight.waiting.length > 0 ? (
        <Waiting />
      ) : (
        <RevealStrip />
      );
  }
}

/** One line between the villages and the hand: what is to be decided besides pressing cards, or what has just happened. */
export function Strip() {
  const scene = useScene();
  return (
    <div class={`flow-strip ${litPanel(scene, 'strip')}`} aria-live="off">
      {contentOf(scene)}
    </div>
  );
}
