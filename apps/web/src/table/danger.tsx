import { signal } from '@preact/signals';
import type { Answer } from '@thameside/kernel';
import { Button, Dialog } from '../parts/index.ts';
import { warnings } from '../settings.ts';
import { give } from '../state/screen.ts';
import { board, words } from '../state/speech.ts';
import { sight } from '../state/table.ts';
import { t } from '../words.ts';
import { sayAny } from './say.ts';

const question = signal<{ readonly text: string; readonly answered: (yes: boolean) => void } | null>(null);

function confirmed(text: string): Promise<boolean> {
  question.value?.answered(false);
  return new Promise(answered => {
    question.value = { text, answered };
  });
}

/** Give answers, but ask back before something is wasted or cannot be mended. */
export async function giveCarefully(answers: readonly Answer[]): Promise<boolean> {
  const now = sight.value;
  const said = now && warnings.value ? board.value?.danger(now, answers) : null;
  if (said && words.value && !(await confirmed(sayAny(words.value, said)))) return false;
  return give(answers);
}

export function DangerDialog() {
  const asked = question.value;
  if (!asked) return null;
  const close = (yes: boolean) => {
    question.value = null;
    asked.answered(yes);
  };
  return (
    <Dialog
      title={t('table.danger.title')}
      onClose={() => close(false)}
      actions={
        <>
          <Button onClick={() => close(false)}>{t('table.danger.back')}</Button>
          <Button variant="danger" onClick={() => close(true)}>
            {t('table.danger.do')}
          </Button>
        </>
      }
    >
      <p>{asked.text}</p>
      <label class="check-line">
        <input
          type="checkbox"
          checked={!warnings.value}
          onChange={event => {
            warnings.value = !event.currentTarget.checked;
          }}
        />
        {t('table.danger.never')}
      </label>
    </Dialog>
  );
}
