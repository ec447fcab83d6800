import { Button } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { Sign, Token } from '../art/signs.tsx';
import { canChange, changePick } from '../change.ts';
import { litPanel, myPlayer, putDown, useScene } from '../scene.ts';
import { Choices } from './choices.tsx';
import { Pick } from './pick.tsx';
import { OpenPicks, RevealStrip } from './reveal.tsx';
import { Done, Work } from './work.tsx';

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

/** What the pick takes in tokens, before it is revealed. */
const Price = () => {
  const tokens = myPlayer(useScene())?.plan?.tokens ?? 0;
  return tokens > 0 ? (
    <span class="amount">
      <Sign size={20}>
        <Token />
      </Sign>
      {t('flow.price', { n: tokens })}
    </span>
  ) : null;
};

/** What can be said besides pressing cards. */
export function Verbs() {
  const { ask } = useScene();
  switch (ask?.k) {
    case 'place':
    case 'target':
      return (
        <>
          <Pick answer="discard" />
          <PutBack />
          <Change />
        </>
      );
    case 'exchange':
    case 'gain':
    case 'cargo':
    case 'pay':
      return null;
    case 'work':
      return <Done />;
    case 'ready':
      return (
        <>
          <Price />
          <PutBack />
          <Change />
          <Pick answer="ready" primary />
        </>
      );
    case 'extra':
      return <Pick answer="done" />;
    case 'allocate':
      return (
        <>
          <Pick answer="as-proposed" />
          <Pick answer="keep" primary />
        </>
      );
    default:
      return <Change />;
  }
}

/** Questions with more answers than the bar has room for. */
const MANY = ['exchange', 'gain', 'cargo', 'pay'];

/** One line between the villages and the hand: what there is to know for deciding, or what has just happened. */
export function Strip() {
  const scene = useScene();
  const { ask, sight, inBar } = scene;
  const isDeciding = sight.ask !== null && ask?.k !== 'pick';
  return (
    <div class={`flow-strip ${litPanel(scene, 'strip')}`} aria-live="off">
      <OpenPicks />
      {ask?.k === 'work' && <Work />}
      {ask && MANY.includes(ask.k) && (
        <div class="strip-choices">
          <Choices />
        </div>
      )}
      {!isDeciding && <RevealStrip />}
      {!inBar && <Verbs />}
    </div>
  );
}
