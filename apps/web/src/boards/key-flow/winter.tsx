import {
  ANIMALS,
  type BoxPlan,
  COLOURS,
  powersOf,
  RESOURCES,
  SKILLS,
  type Step,
  scoredAlone,
  thingsOf,
} from '@thameside/key-flow/client';
import { t } from '../../words.ts';
import { Letters } from '../parts/legible.tsx';
import { pointing } from '../parts/pointing.ts';
import { About } from './about.tsx';
import { AnimalIcon } from './art/animal.tsx';
import { Emblem } from './art/emblem.tsx';
import { GoodIcon } from './art/goods.tsx';
import { KeypleIcon } from './art/keyple.tsx';
import { Boat, Cart, Rosette, Sign, Token } from './art/signs.tsx';
import { SkillIcon } from './art/skill.tsx';
import { cardPiece } from './lib/pieces.ts';
import { cardName, litPanel, myPlayer, useScene } from './scene.ts';

/** More than so many are drawn more closely. */
const FEW = 4;

const isOf = <W extends string>(list: readonly W[], word: string): word is W =>
  list.some(each => each === word);

function StepSign({ of }: { readonly of: string }) {
  const size = 18;
  if (isOf(RESOURCES, of)) return <GoodIcon resource={of} size={size} />;
  if (isOf(SKILLS, of)) return <SkillIcon skill={of} size={size} />;
  if (isOf(ANIMALS, of)) return <AnimalIcon animal={of} size={size} />;
  if (isOf(COLOURS, of)) return <KeypleIcon colour={of} size={size} />;
  if (of === 'resource') return <GoodIcon resource="any" size={size} />;
  if (of === 'skill') return <SkillIcon skill="any" size={size} />;
  if (of === 'animal') return <AnimalIcon animal="sheep" size={size} />;
  return (
    <Sign size={size}>
      {of === 'boat' && <Boat />}
      {of === 'transport' && <Cart n={1} />}
      {of === 'token' && <Token />}
      {of !== 'boat' && of !== 'transport' && of !== 'token' && (
        <g class="keyple-card-sign">
          <rect x="-9" y="-12" width="18" height="24" rx="3" />
          {of === 'tokenCard' ? (
            <Token scale={0.6} />
          ) : (
            <Letters size={18} y={6}>
              {of.replace('cards-', '')}
            </Letters>
          )}
        </g>
      )}
    </Sign>
  );
}

const Bar = ({ step: { of, have, need } }: { readonly step: Step }) => (
  <span class="winter-step">
    <StepSign of={of} />
    <span class="winter-bar" style={{ '--part': Math.min(1, have / Math.max(1, need)) }} aria-hidden="true" />
    <span class="winter-count">
      {have}/{need}
    </span>
  </span>
);

/** A winter card with how far it has got. */
function Pinned({
  id,
  points,
  steps,
  placed,
}: {
  readonly id: string;
  readonly points: number;
  readonly steps: readonly Step[];
  readonly placed: boolean;
}) {
  const scene = useScene();
  const { lit } = scene;
  return (
    <li
      class={`winter-card ${placed ? 'is-placed' : ''} ${lit.has(cardPiece(id)) ? 'is-lit' : ''}`}
      {...pointing(scene, cardPiece(id), () => <About scene={scene} id={id} />)}
    >
      <svg class="winter-emblem" viewBox="-44 -62 88 68" aria-hidden="true">
        <Emblem id={id} />
      </svg>
      <span class="winter-name">{cardName(scene, id)}</span>
      <span class="winter-points">
        <Sign size={24}>
          <Rosette points={points} />
        </Sign>
        <span class="unseen">{t('flow.winter.points', { n: points })}</span>
      </span>
      <span class="winter-steps">
        {steps.map((step, i) => (
          <Bar key={i} step={step} />
        ))}
      </span>
    </li>
  );
}

/** The winter cards kept, and those that lie in the village: what they would score as things stand. */
export function Winter() {
  const scene = useScene();
  const { box, view } = scene;
  const player = myPlayer(scene);
  if (!player) return null;
  // F35: what lies above the own cards comes into the store with the end of the season
  const visitors = player.village.flatMap(({ keyples }) => keyples);
  const things = thingsOf(box, { ...player, store: [...visitors, ...(player.store ?? [])] });
  const powers = powersOf(box, player.village);
  const alone = ({ score, points }: BoxPlan) =>
    (score && scoredAlone(things, powers, score)) ?? { points, steps: [] };
  const placed = player.village.flatMap(({ id, level }) => {
    const plan = box.cards[id]?.boxes[level];
    return plan?.score && plan.score.rule !== 'storage' ? [{ id, ...alone(plan) }] : [];
  });
  const kept = (player.winter ?? []).flatMap(id => {
    const plan = box.cards[id]?.boxes[0];
    return plan ? [{ id, ...alone(plan) }] : [];
  });
  if (placed.length + kept.length === 0) return null;
  return (
    <section class={`flow-winter ${litPanel(scene, 'winter')}`} aria-label={t('flow.winter')}>
      <h2>{t('flow.winter')}</h2>
      <ul data-many={placed.length + kept.length > FEW}>
        {placed.map(each => (
          <Pinned key={each.id} {...each} placed />
        ))}
        {kept.map(each => (
          <Pinned key={each.id} {...each} placed={false} />
        ))}
      </ul>
      <p class="winter-note">{t(player.store || view.over ? 'flow.winter.note' : 'flow.winter.closed')}</p>
    </section>
  );
}
