import type { Sight } from '@thameside/protocol';
import { Button, Icon } from '../parts/index.ts';
import { hint } from '../state/hint.ts';
import { type GameWords, t } from '../words.ts';
import { giveCarefully } from './danger.tsx';
import { sayAnswer, sayAny } from './say.ts';

/** What a good player would do, and why. */
export function HintCard({ sight, words }: { readonly sight: Sight; readonly words: GameWords }) {
  const now = hint.value;
  const { ask } = sight;
  const [first] = now?.answers ?? [];
  if (!now || !ask || first === undefined) return null;
  return (
    <div class="hint-card" role="status">
      <Icon name="bulb" />
      <p>
        {t('table.hint.try', { answer: sayAnswer(words, ask, first, sight.view) })}{' '}
        {now.reason && <span class="soft">{sayAny(words, now.reason)}</span>}
      </p>
      <Button small onClick={() => void giveCarefully([first])}>
        {t('table.hint.do')}
      </Button>
    </div>
  );
}
