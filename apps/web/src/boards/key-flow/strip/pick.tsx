import type { Answer } from '@thameside/kernel';
import type { ComponentChildren } from 'preact';
import { Button } from '../../../parts/index.ts';
import { isOffered, refusalOf, WhyNot } from '../../parts/why.tsx';
import { give, type Scene, useScene } from '../scene.ts';

export const sayAnswer = ({ words, ask, view }: Scene, answer: Answer): string =>
  ask ? words.say(words.describe.answer(ask.frame, answer, view)) : '';

export const sayAsk = ({ words, ask }: Scene): string =>
  ask ? words.say(words.describe.ask(ask.frame)) : '';

/** One answer with its sign; if it is not possible it stays and says why. */
export function Pick({
  answer,
  primary = false,
  children,
}: {
  readonly answer: Answer;
  readonly primary?: boolean;
  readonly children?: ComponentChildren;
}) {
  const scene = useScene();
  const refusal = refusalOf(scene.ask, answer);
  if (!isOffered(scene.ask, answer) && !refusal) return null;
  return (
    <Button
      small
      class={refusal ? undefined : 'is-legal'}
      variant={primary ? 'primary' : 'plain'}
      {...(refusal ? { unavailable: <WhyNot scene={scene} refusal={refusal} /> } : {})}
      onClick={() => void give(scene, answer)}
    >
      {children} {sayAnswer(scene, answer)}
    </Button>
  );
}
