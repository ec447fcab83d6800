import { Button, Icon } from '../../../parts/index.ts';
import { sayAsk } from '../../../table/say.ts';
import { t } from '../../../words.ts';
import { stepBack } from '../choose.ts';
import { afterDiscards, nextSeat } from '../lib/feeding.ts';
import { builtCard } from '../lib/gesture.ts';
import { cardName, putDown, type Scene, useScene } from '../scene.ts';

/** Cards of the hand that the thought would discard: the last answer, once the place is asked for. */
const discardedBy = ({ plan }: Scene): string | null => {
  if (plan?.ask.k !== 'place') return null;
  const last = plan.answers.at(-1);
  const before = plan.answers.at(-2);
  return typeof last === 'string' && typeof before === 'string' && before !== 'develop' ? last : null;
};

/** What a discard would offer to the one who plays next, before it is given. */
function FeedingAlarm({ discard }: { readonly discard: string }) {
  const scene = useScene();
  const { view, me, names } = scene;
  const next = me === null ? null : nextSeat(view, me);
  if (next === null) return null;
  const { gone } = afterDiscards(view, [discard]);
  const name = names[next] ?? '';
  return (
    <p class="feeding">
      <Icon name="warning" size={1} />
      {t('london.feeding', { card: cardName(scene, discard), name })}
      {gone.length > 0 && ` ${t('london.feeding.falls', { cards: gone.map(card => cardName(scene, card)) })}`}
    </p>
  );
}

/** A thought that has begun: what it has come to, what is missing, and the way back. */
export function PlanStrip() {
  const scene = useScene();
  const { plan, words, ui, view } = scene;
  if (!plan) return null;
  const built = builtCard(plan.answers, view.playing);
  const discard = discardedBy(scene);
  return (
    <div class="plan-strip" role="status">
      <p class="plan-ask">
        {built && plan.ask.k !== 'develop' && (
          <b>
            {cardName(scene, built)}
            {discard && ` ‹ ${cardName(scene, discard)}`}
            {' · '}
          </b>
        )}
        {sayAsk(words, plan.ask)}
      </p>
      {discard && <FeedingAlarm discard={discard} />}
      <span class="plan-buttons">
        {plan.answers.length > 1 && (
          <Button small variant="quiet" icon="step-back" onClick={() => void stepBack(scene)}>
            {t('london.plan.back')}
          </Button>
        )}
        <Button small variant="quiet" icon="close" onClick={() => putDown(ui)}>
          {t('london.plan.drop')}
        </Button>
      </span>
    </div>
  );
}
