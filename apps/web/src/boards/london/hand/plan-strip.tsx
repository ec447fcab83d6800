import { nextSeat } from '@thameside/london/client';
import { Button, Icon } from '../../../parts/index.ts';
import { sayAsk } from '../../../table/say.ts';
import { t } from '../../../words.ts';
import { stepBack } from '../choose.ts';
import { fedBy } from '../lib/feeding.ts';
import { cardName, type Plan, putDown, useScene } from '../scene.ts';

/** What a discard would offer to the one who plays next, before it is given. */
function FeedingAlarm({ plan }: { readonly plan: Plan }) {
  const scene = useScene();
  const { view, names } = scene;
  const next = nextSeat(view);
  const { cards, gone } = fedBy(view, plan.view);
  const [card] = cards;
  if (next === null || card === undefined) return null;
  const name = names[next] ?? '';
  return (
    <p class="feeding">
      <Icon name="warning" size={1} />
      {t('london.feeding', { card: cardName(scene, card), name })}
      {gone.length > 0 && ` ${t('london.feeding.falls', { cards: gone.map(each => cardName(scene, each)) })}`}
    </p>
  );
}

/** A thought that has begun: what it has come to, what is missing, and the way back. */
export function PlanStrip() {
  const scene = useScene();
  const { plan, words, ui, view } = scene;
  if (!plan) return null;
  const built = plan.view.playing;
  const [discard] = fedBy(view, plan.view).cards;
  return (
    <div class="plan-strip" role="status">
      <p class="plan-ask">
        {built && (
          <b>
            {cardName(scene, built)}
            {discard && ` ‹ ${cardName(scene, discard)}`}
            {' · '}
          </b>
        )}
        {sayAsk(words, plan.ask)}
      </p>
      {plan.ask.k === 'place' && <FeedingAlarm plan={plan} />}
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
