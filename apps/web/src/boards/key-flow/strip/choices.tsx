import { RESOURCES, type Resource, SKILLS, type Skill } from '@thameside/key-flow/client';
import { GoodIcon } from '../art/goods.tsx';
import { Sign, Token } from '../art/signs.tsx';
import { SkillIcon } from '../art/skill.tsx';
import { useScene } from '../scene.ts';
import { Pick } from './pick.tsx';

const isResource = (word: string): word is Resource => RESOURCES.some(each => each === word);

/** The sign of what is paid: a resource, or a skill tile of one or two sides. */
function PaymentSign({ word }: { readonly word: string }) {
  if (isResource(word)) return <GoodIcon resource={word} />;
  const isDouble = word.startsWith('double-');
  const skill = SKILLS.find(each => word.endsWith(each)) as Skill;
  return <SkillIcon skill={skill} double={isDouble} />;
}

/** What one of several gains brings, as signs. */
function GainSigns({ nth }: { readonly nth: number }) {
  const { box, ask } = useScene();
  const of = ask?.k === 'gain' ? ask.frame : null;
  const gain = of && box.cards[of.card]?.boxes[of.level]?.action?.gain.options[nth];
  if (!gain) return null;
  return (
    <>
      {gain.resources.map((resource, i) => (
        <GoodIcon key={i} resource={resource} />
      ))}
      {gain.tokens > 0 && (
        <Sign>
          <Token />
        </Sign>
      )}
      {gain.draws > 0 && <SkillIcon skill="random" />}
    </>
  );
}

/** Small questions of an action: exchange or not, what to take, what to pay with, which resource. */
export function Choices() {
  const scene = useScene();
  const { ask } = scene;
  if (!ask) return null;
  return (
    <>
      {ask.answers.map(answer => (
        <Pick key={String(answer)} answer={answer} primary={answer === 'exchange'}>
          {ask.k === 'gain' && typeof answer === 'number' && <GainSigns nth={answer} />}
          {(ask.k === 'pay' || ask.k === 'cargo') &&
            [answer].flat().map((word, i) => <PaymentSign key={i} word={String(word)} />)}
        </Pick>
      ))}
    </>
  );
}
