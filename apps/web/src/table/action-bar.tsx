import type { Answer } from '@thameside/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon, IconButton } from '../parts/index.ts';
import { hint } from '../state/hint.ts';
import { board } from '../state/speech.ts';
import { busy, past, sight as present, trouble } from '../state/table.ts';
import { isListOpen } from '../state/ui.ts';
import { type GameWords, t } from '../words.ts';
import { Answers } from './answers.tsx';
import { Controls } from './controls.tsx';
import { giveCarefully } from './danger.tsx';
import { HintCard } from './hint-card.tsx';
import { Prompt } from './prompt.tsx';
import { ruleAddress, sayTrouble } from './say.ts';
import { Ticker } from './ticker.tsx';
import './css/action.css';

/** What went wrong, in words, with the rule that it went against. */
function TroubleLine({ words, game }: { readonly words: GameWords; readonly game: string }) {
  const now = trouble.value;
  if (!now) return null;
  return (
    <p class="trouble" role="alert">
      <Icon name="warning" />
      <span>
        {sayTrouble(words, now)}{' '}
        {now.refusal && (
          <a class="rule-link" href={ruleAddress(game, now.refusal.rule)}>
            {t('table.rule', { rule: now.refusal.rule })}
          </a>
        )}
      </span>
      <IconButton
        icon="close"
        label={t('parts.close')}
        onClick={() => {
          trouble.value = null;
        }}
      />
    </p>
  );
}

/** The task, the answers and the way back: always in reach. */
export function ActionBar({ words }: { readonly words: GameWords }) {
  const sight = present.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const bar = useRef<HTMLElement>(null);
  /** After an answer from this bar the button is gone: focus goes on to the next question. */
  const wantsFocus = useRef(false);
  const version = sight?.version;
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [version]);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  /** Whoever spreads the answers out goes on among them. */
  const isSpread = isListOpen.value;
  useLayoutEffect(() => {
    if (isSpread && document.activeElement?.closest('.controls, .prompt'))
      bar.current?.querySelector<HTMLElement>('.answer')?.focus();
  }, [isSpread]);
  if (!sight || past.value) return null;

  const { ask } = sight;
  const onAnswer = (answer: Answer, byPointer: boolean) => {
    wantsFocus.current = true;
    // a pointer goes on at the board, which the list would cover; keys go on in the list
    if (byPointer) isListOpen.value = false;
    void giveCarefully([answer]).then(isTaken => {
      if (!isTaken) wantsFocus.current = false;
    });
  };
  const suggested = hint.value?.answers[0];
  const list = ask && (
    <Answers
      sight={sight}
      ask={ask}
      words={words}
      isLive={!busy.value}
      suggested={suggested === undefined ? null : String(suggested)}
      onAnswer={onAnswer}
    />
  );
  const isDrawn = ask !== null && board.value?.draws(ask) === true;
  return (
    <section
      class="action-bar"
      aria-label={t('table.action-bar')}
      ref={bar}
      onKeyDown={event => {
        if (event.target !== heading.current || (event.key !== 'ArrowDown' && event.key !== 'ArrowRight'))
          return;
        event.preventDefault();
        isListOpen.value = true;
        bar.current?.querySelector<HTMLElement>('.answer')?.focus();
      }}
      onClickCapture={event => {
        const isControl =
          event.target instanceof Element && event.target.closest('.controls, .hint-card') !== null;
        if (isControl) wantsFocus.current = true;
      }}
    >
      <div class="action-over">
        <TroubleLine words={words} game={sight.game} />
        <HintCard sight={sight} words={words} />
        {isDrawn && isSpread && list}
      </div>
      {!isDrawn && list}
      <div class="action-row">
        <div class="action-say">
          <Ticker words={words} />
          <Prompt sight={sight} words={words} heading={heading} />
        </div>
        <div class="action-verbs" />
        <Controls sight={sight} listed={isDrawn ? ask.answers.length : null} />
      </div>
    </section>
  );
}
