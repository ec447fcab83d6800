import type { Answer } from '@thameside/kernel';
import { CONNECTORS, type Connector, SKILLS, type Skill } from '@thameside/key-to-the-city/client';
import type { ComponentChildren } from 'preact';
import { Button } from '../../../parts/index.ts';
import { isOffered, refusalOf, WhyNot } from '../../parts/why.tsx';
import { ConnectorIcon } from '../art/connector.tsx';
import { SkillIcon } from '../art/skill.tsx';
import { give, type Scene, useScene } from '../scene.ts';

const say = ({ words, ask, view }: Scene, answer: Answer): string =>
  ask ? words.say(words.describe.answer(ask.frame, answer, view)) : '';

/** One answer with its sign. */
function Pick({ answer, children }: { readonly answer: Answer; readonly children?: ComponentChildren }) {
  const scene = useScene();
  const { ask } = scene;
  const refusal = refusalOf(ask, answer);
  if (!isOffered(ask, answer) && !refusal) return null;
  return (
    <Button
      {...(refusal ? { unavailable: <WhyNot scene={scene} refusal={refusal} /> } : {})}
      onClick={() => void give(scene, [answer])}
    >
      {children} {say(scene, answer)}
    </Button>
  );
}

const skillPick = (skill: Skill) => (
  <Pick key={skill} answer={skill}>
    <SkillIcon skill={skill} />
  </Pick>
);
const connectorPick = (colour: Connector) => (
  <Pick key={colour} answer={colour}>
    <ConnectorIcon colour={colour} />
  </Pick>
);

/** Small questions that are answered beside the screen: which skill tile, which connector, ready. */
export function Choices() {
  const { ask, words } = useScene();
  const picks = (() => {
    switch (ask?.k) {
      case 'pay':
      case 'skill':
        return SKILLS.map(skillPick);
      case 'take':
        return [<Pick key="all" answer="all" />, ...CONNECTORS.map(connectorPick)];
      case 'pick':
        return [...CONNECTORS.map(connectorPick), <Pick key="enough" answer="enough" />];
      case 'ready':
        return [<Pick key="ready" answer="ready" />];
      default:
        return null;
    }
  })();
  if (!ask || !picks) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
    <div class="choices" role="group" aria-label={words.say(words.describe.ask(ask.frame))}>
      {picks}
    </div>
  );
}
