import { Icon } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { RoveGroup } from '../../parts/rove-group.tsx';
import { comesFrom, passesTo } from '../lib/seats.ts';
import { CARD } from '../lib/village.ts';
import { litPanel, myPlayer, useScene } from '../scene.ts';
import { SeatMark } from '../seat-mark.tsx';
import { HandCard } from './card.tsx';
import { Taken } from './taken.tsx';

/** F10: who gets the rest of the hand, or from whom the next one comes. */
function Passing({ way }: { readonly way: 'to' | 'from' }) {
  const { view, me, names, initials } = useScene();
  if (me === null) return null;
  const seat = way === 'to' ? passesTo(view, me) : comesFrom(view, me);
  const isLeft = (way === 'to') === (view.passing === 'left');
  return (
    <p class="flow-passing">
      {isLeft && <Icon name={way === 'to' ? 'arrow-left' : 'arrow-right'} />}
      <SeatMark seat={seat} initial={initials[seat] ?? ''} size={20} />
      <span>{t(`flow.pass.${way}`, { name: names[seat] ?? '' })}</span>
      {!isLeft && <Icon name={way === 'to' ? 'arrow-right' : 'arrow-left'} />}
    </p>
  );
}

/** The hand to draft from, with where it goes and what has been taken this season. */
export function Hand() {
  const scene = useScene();
  const { view, narrow } = scene;
  const player = myPlayer(scene);
  if (!player) return null;
  const isWinter = view.phase === 'winter';
  const cards = (isWinter ? player.winter : player.hand) ?? [];
  const isPassed = view.phase === 'season' && cards.length > 1;
  // its room is kept while there is nothing in it: the villages above it stay where they are
  const isKept = !narrow && view.phase !== 'final' && view.phase !== 'over';
  if (cards.length === 0 && !isKept) return null;
  const [first, last] = view.passing === 'left' ? (['to', 'from'] as const) : (['from', 'to'] as const);
  return (
    <section class={`flow-hand ${litPanel(scene, 'hand')}`} aria-label={t('flow.hand')}>
      <header class="flow-hand-head">
        {isPassed && <Passing way={first} />}
        <Taken />
        {isPassed && <Passing way={last} />}
      </header>
      {cards.length === 0 && (
        <div
          class="flow-hand-cards"
          style={{
            blockSize: `${(scene.handCard * (CARD.height + 4)) / (CARD.width + 4)}px`,
            boxSizing: 'content-box',
          }}
        />
      )}
      {cards.length > 0 && (
        <RoveGroup class="flow-hand-cards" label={t(isWinter ? 'flow.hand.winter' : 'flow.hand')}>
          {cards.map(id => (
            <HandCard key={id} id={id} width={scene.handCard} />
          ))}
        </RoveGroup>
      )}
    </section>
  );
}
