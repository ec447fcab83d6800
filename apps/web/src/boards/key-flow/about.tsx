import type { Refusal } from '@thameside/kernel';
import { t } from '../../words.ts';
import { WhyNot } from '../parts/why.tsx';
import { about } from './labels.ts';
import { priceOf, type Scene } from './scene.ts';

/** All that there is to know about a card: what it takes to choose it, or why it cannot be chosen. */
export const About = ({
  scene,
  id,
  refusals = [],
}: {
  readonly scene: Scene;
  readonly id: string;
  readonly refusals?: readonly Refusal[];
}) => {
  const [name, ...rest] = about(scene, id);
  const price = priceOf(scene, id);
  return (
    <div class="flow-about">
      <strong>{name?.text}</strong>
      <ul>
        {rest.map(({ depth, text }, i) => (
          <li key={i} data-depth={depth}>
            {text}
          </li>
        ))}
      </ul>
      {price > 0 && <p class="flow-about-price">{t('flow.price', { n: price })}</p>}
      {refusals.map((refusal, i) => (
        <p key={i} class="flow-about-why">
          <WhyNot scene={scene} refusal={refusal} />
        </p>
      ))}
    </div>
  );
};
