import { nextSeat } from '@thameside/london/client';
import { Button, Icon } from '../../../parts/index.ts';
import { sayAsk } from '../../../table/say.ts';
import { t } from '../../../words.ts';
import { stepBack } from '../choose.ts';
import { fedBy } from '../lib/feeding.ts';
import { cardName, putDown, type Scene, useScene } from '../scene.ts';

/** What a thought that has begun has come to, and what is missing. */
export function planSaid(scene: Scene): string | null {
  const { plan, view, words } = scene;
  if (!plan) return null;
  const built = plan.view.playing;
  const [discard] = fedBy(view, plan.view).cards;
  const sofar = [built, discard].filter(card => card != null).map(card => cardName(scene, card));
  return [...(sofar.length > 0 ? [sofar.join(' ‹ ')] : []), sayAsk(words, plan.ask)].join(' · ');
}

/** The way back from it. */
export function PlanButtons() {
  const scene = useScene();
  const { plan, ui } = scene;
  if (!plan) return null;
  return (
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
  );
}

/** What a discard would offer to the one who plays next, before it is given. */
export function FeedingAlarm() {
  const scene = useScene();
  const { view, names, plan } = scene;
  if (plan?.ask.k !== 'place') return null;
  const next = nextSeat(view);
  const { cards, gone } = fedBy(view, plan.view);
  const [card] = cards;
  if (next === null || card === undefined) return null;
  const name = names[next] ?? '';
  return (
    <p class="feeding" role="status">
      <Icon name="warning" size={1} />
      {t('london.feeding', { card: cardName(scene, card), name })}
      {gone.length > 0 && ` ${t('london.feeding.falls', { cards: gone.map(each => cardName(scene, each)) })}`}
    </p>
  );
}
