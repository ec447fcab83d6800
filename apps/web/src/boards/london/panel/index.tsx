import { useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { refusalOf, WhyNot } from '../../parts/why.tsx';
import { EmblemIcon } from '../art/emblem.tsx';
import { BoroughShield } from '../borough-face.tsx';
import { doings } from '../labels.ts';
import { boroughName, cardName, type Scene, useScene } from '../scene.ts';

/** Why what is looked at cannot be chosen now: under the question, or the one ahead of it. */
const whyNot = ({ ask, ahead }: Scene, id: string) =>
  refusalOf(ask, id) ?? refusalOf(ask, [id, 'top']) ?? refusalOf(ask, [id, 'bottom']) ?? refusalOf(ahead, id);

/** What lies under the card that is looked at, if it is on top of a stack of mine. */
function covered({ view, me }: Scene, id: string): readonly string[] {
  const mine = me === null ? [] : (view.players[me]?.display ?? []);
  const stack = mine.find(({ top, height }) => top === id && height > 1);
  return stack?.cards?.slice(0, -1).toReversed() ?? [];
}

/** One card or borough looked at closely. */
export function Panel() {
  const scene = useScene();
  const { ui, box, words } = scene;
  const panel = useRef<HTMLElement>(null);
  const id = ui.chosen.value;
  useLayoutEffect(() => {
    if (!id) return;
    const opener = document.activeElement;
    const isByKey = opener instanceof HTMLElement && opener.matches(':focus-visible');
    if (isByKey) panel.current?.focus({ preventScroll: true });
    return () => {
      if (isByKey && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [id]);
  if (!id) return null;
  const isCard = box.cards[id] !== undefined;
  const name = isCard ? cardName(scene, id) : boroughName(scene, id);
  const refusal = whyNot(scene, id);
  const under = covered(scene, id);
  const close = () => {
    ui.chosen.value = null;
  };
  return (
    <section
      class="london-panel"
      aria-label={name}
      tabIndex={-1}
      ref={panel}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        {isCard ? <EmblemIcon id={id} /> : <BoroughShield id={id} />}
        <h2>{name}</h2>
        <IconButton icon="close" label={t('parts.close')} onClick={close} />
      </header>
      <ul class="panel-doings">
        {doings(scene, id).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {under.length > 0 && (
        <p>{t('london.panel.under', { cards: under.map(each => words.t(`card.${each}`)) })}</p>
      )}
      {refusal && (
        <p class="panel-why">
          <WhyNot scene={scene} refusal={refusal} />
        </p>
      )}
    </section>
  );
}
