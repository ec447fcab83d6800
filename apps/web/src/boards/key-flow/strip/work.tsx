import { Button } from '../../../parts/index.ts';
import { t } from '../../../words.ts';
import { Cart, Gable, Sign } from '../art/signs.tsx';
import { verbsFor, workLeft } from '../lib/marks.ts';
import { plansWithin, type UpgradePlan } from '../lib/upgrade.ts';
import { cardName, give, myPlayer, useScene } from '../scene.ts';
import { followPlan } from '../village/haul.ts';
import { Pick } from './pick.tsx';

/** What can be done with the card of the own village that is chosen. */
function AtSite({ card }: { readonly card: string }) {
  const scene = useScene();
  const verbs = verbsFor(scene.ask, card);
  return (
    <>
      {verbs.map(verb => (
        <Pick key={verb} answer={[verb, card]} primary={verb === 'upgrade'} />
      ))}
    </>
  );
}

/** A proposal: the shortest way to an upgrade. It is drawn while it is looked at. */
function Proposal({ plan }: { readonly plan: UpgradePlan }) {
  const scene = useScene();
  const { ui } = scene;
  const look = () => {
    ui.aim.value = plan;
  };
  const away = () => {
    ui.aim.value = null;
  };
  const card = cardName(scene, plan.card);
  return (
    <Button
      small
      class="strip-proposal"
      onPointerEnter={look}
      onPointerLeave={away}
      onFocus={look}
      onBlur={away}
      onClick={() => {
        away();
        followPlan(scene, plan);
      }}
    >
      <Sign size={20}>
        <Gable />
      </Sign>
      {plan.moves === 0 ? t('flow.plan.now', { card }) : t('flow.plan.moves', { card, n: plan.moves })}
    </Button>
  );
}

const MOST = 4;

export const Done = () => {
  const scene = useScene();
  return (
    <Button small class="is-legal" onClick={() => void give(scene, 'done')}>
      {scene.words.t('answer.done')}
    </Button>
  );
};

/** F40, F41: transport and upgrades that are left, and what to do with them. */
export function Work() {
  const scene = useScene();
  const { ask, box, ui, words } = scene;
  const left = workLeft(ask);
  const player = myPlayer(scene);
  if (!left || !player) return null;
  const plans = left.upgrades > 0 ? plansWithin(box, player, left.moves).slice(0, MOST) : [];
  const site = ui.site.value;
  return (
    <>
      <span class="strip-ask">
        {left.moves > 0 && (
          <span class="amount">
            <Sign size={26}>
              <Cart n={left.moves} />
            </Sign>
            <span class="unseen">{words.t('amount.transport', { n: left.moves })}</span>
          </span>
        )}
        {Array.from({ length: left.upgrades }, (_, i) => (
          <Sign key={i} size={22}>
            <Gable />
          </Sign>
        ))}
        <span class="unseen">{words.t('amount.upgrades', { n: left.upgrades })}</span>
        <span class="strip-hint">
          {t(ui.cargo.value ? 'flow.work.where' : left.moves > 0 ? 'flow.work.drag' : 'flow.work.upgrade')}
        </span>
      </span>
      {site ? <AtSite card={site} /> : plans.map(plan => <Proposal key={plan.card} plan={plan} />)}
    </>
  );
}
