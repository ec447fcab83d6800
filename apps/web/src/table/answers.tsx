import type { Answer } from '@thameside/kernel';
import type { Ask, Sight } from '@thameside/protocol';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button, roved } from '../parts/index.ts';
import { type GameWords, t } from '../words.ts';
import { ruleAddress, sayAnswer } from './say.ts';

export interface AnswersProps {
  readonly sight: Sight;
  readonly ask: Ask;
  readonly words: GameWords;
  readonly isLive: boolean;
  readonly suggested: string | null;
  readonly onAnswer: (answer: Answer) => void;
}

const KEYS = 9;

/** Why something cannot be answered, with the rule that says so. */
const WhyNot = ({
  game,
  words,
  refused,
}: {
  game: string;
  words: GameWords;
  refused: Ask['refused'][number];
}) => (
  <>
    <span>{words.say(words.describe.refusal(refused.refusal))}</span>{' '}
    <a class="rule-link" href={ruleAddress(game, refused.refusal.rule)}>
      {t('table.rule', { rule: refused.refusal.rule })}
    </a>
  </>
);

/** Every answer as a button, those that are not possible among them. One stop for Tab, arrows within. */
export function Answers({ sight, ask, words, isLive, suggested, onAnswer }: AnswersProps) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  /** The refused answer that was tapped: a finger has no hover. */
  const [tapped, setTapped] = useState<Ask['refused'][number] | null>(null);
  const count = ask.answers.length + ask.refused.length;
  useLayoutEffect(() => {
    setAt(0);
    setTapped(null);
    list.current?.scrollTo(0, 0);
  }, [ask]);
  const focusOn = (i: number) => {
    setAt(i);
    list.current?.querySelectorAll<HTMLElement>('.answer')[i]?.focus();
  };
  const onClick = (event: MouseEvent) => {
    const of = event.target instanceof Element ? event.target.closest('[data-refused]') : null;
    if (of instanceof HTMLElement) setTapped(ask.refused[Number(of.dataset.refused)] ?? null);
  };
  return (
    <>
      <ul
        class="answers"
        ref={list}
        aria-label={t('table.answers')}
        onClick={onClick}
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
              onClick={() => {
                if (isLive) onAnswer(answer);
              }}
            >
              {i < KEYS && count > 1 && <kbd aria-hidden="true">{i + 1}</kbd>}
              <span>{sayAnswer(words, ask, answer, sight.view)}</span>
            </Button>
          </li>
        ))}
        {ask.refused.map((refused, i) => (
          <li key={`not ${String(refused.answer)}`}>
            <Button
              class="answer answer-refused"
              data-refused={i}
              tabIndex={ask.answers.length + i === at ? 0 : -1}
              onFocus={() => setAt(ask.answers.length + i)}
              unavailable={<WhyNot game={sight.game} words={words} refused={refused} />}
            >
              <span>{sayAnswer(words, ask, refused.answer, sight.view)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {tapped && (
        <p class="why" role="status">
          <WhyNot game={sight.game} words={words} refused={tapped} />
        </p>
      )}
    </>
  );
}
