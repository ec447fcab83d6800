import type { Answer, Refusal } from '@thameside/kernel';
import { t } from '../../words.ts';
import type { AskOf, BoardProps } from '../board.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Why this answer is not offered, if the host has said so. */
export const refusalOf = (ask: AskOf | null, answer: Answer): Refusal | null =>
  (ask?.refused.find(each => same(each.answer, answer))?.refusal as Refusal | undefined) ?? null;

export const isOffered = (ask: AskOf | null, answer: Answer): boolean =>
  ask?.answers.some(each => same(each, answer)) ?? false;

const RuleLink = ({ game, rule }: { readonly game: string; readonly rule: string }) => (
  <a class="rule-link" href={`#/rules/${game}/${rule}`}>
    {t('table.rule', { rule })}
  </a>
);

/** The reason in words, with the rule that says so. */
export const WhyNot = ({
  scene,
  refusal,
}: {
  readonly scene: Pick<BoardProps, 'words' | 'sight'>;
  readonly refusal: Refusal;
}) => (
  <>
    {scene.words.say(scene.words.describe.refusal(refusal))}{' '}
    <RuleLink game={scene.sight.game} rule={refusal.rule} />
  </>
);
