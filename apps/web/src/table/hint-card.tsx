import type { Answer } from '@thameside/kernel';
import type { Sight } from '@thameside/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Button, Icon } from '../parts/index.ts';
import { hint } from '../state/hint.ts';
import { probe } from '../state/probe.ts';
import { type GameWords, t } from '../words.ts';
import { giveCarefully } from './danger.tsx';
import { sayAnswer, sayAny } from './say.ts';

interface Advice {
  readonly answers: readonly Answer[];
  readonly labels: readonly string[];
}

/** The advised answers with their labels, question by question, as far as one may know what is asked next. */
async function adviceOf(sight: Sight, words: GameWords, advised: readonly Answer[]): Promise<Advice> {
  const labels: string[] = [];
  let { ask } = sight;
  let given: readonly Answer[] = [];
  while (ask && given.length < advised.length) {
    const answer = advised[given.length] as Answer;
    labels.push(sayAnswer(words, ask, answer, sight.view));
    const next = await probe(sight, [...given, answer]);
    given = next?.answers ?? [...given, answer];
    ask = next?.ask ?? null;
  }
  return { answers: given, labels };
}

/** What a good player would do, and why. */
export function HintCard({ sight, words }: { readonly sight: Sight; readonly words: GameWords }) {
  const now = hint.value;
  const [advice, setAdvice] = useState<Advice | null>(null);
  useEffect(() => {
    let isWanted = true;
    setAdvice(null);
    if (now)
      void adviceOf(sight, words, now.answers).then(found => {
        if (isWanted) setAdvice(found);
      });
    return () => {
      isWanted = false;
    };
  }, [now, words]);
  if (!now || !advice) return null;
  return (
    <div class="hint-card" role="status">
      <Icon name="bulb" />
      <p>
        {t('table.hint.try', { answer: advice.labels.join(' › ') })}{' '}
        {now.reason && <span class="soft">{sayAny(words, now.reason)}</span>}
      </p>
      <Button small onClick={() => void giveCarefully(advice.answers)}>
        {t('table.hint.do')}
      </Button>
    </div>
  );
}
