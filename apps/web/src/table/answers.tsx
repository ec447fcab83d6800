import type { Answer } from '@thameside/kernel';
import type { Ask, Sight } from '@thameside/protocol';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button, roved } from '../parts/index.ts';
import { type GameWords, t } from '../words.ts';
import { ruleAddress, sayAnswer } from './say.ts';

export interface AnswersProps {
  readonly sight: Sight;
  readonly ask: Ask;
  readonly words: GameWords;
  readonly isLive: boolean;
  readonly suggested: string | null;
  /** With the keyboard, whoever reads aloud among it, or with a pointer. */
  readonly onAnswer: (answer: Answer, byPointer: boolean) => void;
}

const KEYS = 9;

/** Why something cannot be answered, with the rule that says so. */
const WhyNot = ({
  id,
  game,
  words,
  refusal,
}: {
  readonly id: string;
  readonly game: string;
  readonly words: GameWords;
  readonly refusal: Ask['refused'][number]['refusal'];
}) => (
  <p role="tooltip" id={id}>
    {words.say(words.describe.refusal(refusal))}{' '}
    <a class="rule-link" href={ruleAddress(game, refusal.rule)}>
      {t('table.rule', { rule: refusal.rule })}
    </a>
  </p>
);

/** Every answer as a button, those that are not possible among them. One stop for Tab, arrows within. */
export function Answers({ sight, ask, words, isLive, suggested, onAnswer }: AnswersProps) {
  const list = useRef<HTMLUListElement>(null);
  const whyId = useId();
  const [at, setAt] = useState(0);
  /** The refused answer that is asked about: pointed at, focused or tapped. It stays told, so that its link can be reached. */
  const [asked, setAsked] = useState<number | null>(null);
  const count = ask.answers.length + ask.refused.length;
  useLayoutEffect(() => {
    setAt(0);
    setAsked(null);
    list.current?.scrollTo(0, 0);
  }, [ask]);
  const focusOn = (i: number) => {
    setAt(i);
    list.current?.querySelectorAll<HTMLElement>('.answer')[i]?.focus();
  };
  const why = asked === null ? undefined : ask.refused[asked];
  return (
    <>
      <ul
        class="answers"
        ref={list}
        aria-label={t('table.answers')}
        onKeyDown={event => {
          const to = roved(event.key, at, count);
          if (to === null) return;
          event.preventDefault();
          focusOn(to);
        }}
      >
        {ask.answers.map((answer, i) => (
          <li key={String(answer)}>
            <Button
              class={`answer ${suggested === String(answer) ? 'answer-suggested' : ''}`}
              tabIndex={i === at ? 0 : -1}
              aria-keyshortcuts={i < KEYS ? String(i + 1) : undefined}
              onFocus={() => setAt(i)}
              onClick={({ detail }) => {
                if (isLive) onAnswer(answer, detail > 0);
              }}
            >
              {i < KEYS && count > 1 && (
                <span class="answer-key" aria-hidden="true">
                  {i + 1}
                </span>
              )}
              <span>{sayAnswer(words, ask, answer, sight.view)}</span>
            </Button>
          </li>
        ))}
        {ask.refused.map((refused, i) => (
          <li key={`not ${String(refused.answer)}`}>
            <Button
              class="answer answer-refused"
              tabIndex={ask.answers.length + i === at ? 0 : -1}
              aria-disabled
              aria-describedby={`${whyId}-${i}`}
              onFocus={() => {
                setAt(ask.answers.length + i);
                setAsked(i);
              }}
              onPointerEnter={() => setAsked(i)}
              onClick={() => setAsked(i)}
            >
              <span>{sayAnswer(words, ask, refused.answer, sight.view)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {ask.refused.length > 0 && (
        <div class="why" role="status">
          {why && asked !== null ? (
            <WhyNot id={`${whyId}-${asked}`} game={sight.game} words={words} refusal={why.refusal} />
          ) : (
            <p class="soft">{t('table.why')}</p>
          )}
        </div>
      )}
    </>
  );
}
