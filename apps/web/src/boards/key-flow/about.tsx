import type { Refusal } from '@thameside/kernel';
import { WhyNot } from '../parts/why.tsx';
import { about } from './labels.ts';
import type { Scene } from './scene.ts';

/** All that there is to know about a card, and why it cannot be chosen if that is so. */
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
      {refusals.map((refusal, i) => (
        <p key={i} class="flow-about-why">
          <WhyNot scene={scene} refusal={refusal} />
        </p>
      ))}
    </div>
  );
};
