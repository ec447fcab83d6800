import type { Sight } from '@thameside/protocol';
import { Button } from '../parts/index.ts';
import { company } from '../state/company.ts';
import { askHint } from '../state/hint.ts';
import { lesson } from '../state/lesson.ts';
import { drawCurtain, finishTurn, successor } from '../state/screen.ts';
import { busy, restartTurn, undo } from '../state/table.ts';
import { isListOpen, middle } from '../state/ui.ts';
import { t } from '../words.ts';
import { show } from './commands.ts';
import { rematch, replay } from './end/again.ts';
import { nameOf } from './seat.tsx';

const AfterTheEnd = ({ sight }: { readonly sight: Sight }) => (
  <div class="controls">
    {middle.value !== 'result' && (
      <Button small icon="trophy" onClick={() => show('result')}>
        {t('table.command.result')}
      </Button>
    )}
    <Button small icon="play" onClick={replay}>
      {t('table.end.replay')}
    </Button>
    <Button variant="primary" icon="restart" onClick={() => void rematch(sight)}>
      {t('table.end.rematch')}
    </Button>
  </div>
);

interface ControlsProps {
  readonly sight: Sight;
  /** How many answers can be spread out as a list; null if they are anyway. */
  readonly listed: number | null;
}

/** Taking back, asking for help, and going on. */
export function Controls({ sight, listed }: ControlsProps) {
  if (sight.result) return <AfterTheEnd sight={sight} />;
  const next = successor.value;
  const isMine = sight.seat !== null;
  const canEnd = isMine && sight.held === sight.seat && sight.ask === null;
  /** In a lesson, what led astray is taken back before the turn ends. */
  const isAstray = lesson.value?.state === 'astray' && sight.canUndo;
  const noUndo = sight.canUndo ? undefined : t('table.undo.none');
  const AskUndo = company.value?.AskUndo;
  return (
    <div class="controls">
      {isMine && (
        <>
          <Button small icon="undo" unavailable={noUndo} onClick={() => void undo()}>
            <span>{t('table.undo')}</span>
          </Button>
          <Button
            small
            class="restart"
            icon="restart"
            unavailable={noUndo}
            onClick={() => void restartTurn()}
          >
            <span>{t('table.restart')}</span>
          </Button>
          {AskUndo && <AskUndo />}
        </>
      )}
      {isMine && (
        <Button small icon="bulb" disabled={!sight.ask} onClick={() => void askHint()}>
          <span>{t('table.hint')}</span>
        </Button>
      )}
      {isMine && (
        <Button
          small
          icon="list"
          class="list-toggle"
          disabled={listed === null}
          aria-expanded={isListOpen.value}
          onClick={() => {
            isListOpen.value = !isListOpen.value;
          }}
        >
          <span>{t('table.answers.folded', { n: listed ?? 0 })}</span>
        </Button>
      )}
      <div class="confirm">
        {canEnd && (
          <Button
            variant="primary"
            icon="check"
            disabled={busy.value}
            unavailable={isAstray ? t('table.lesson.first') : undefined}
            class="end-turn confirms"
            onClick={() => void finishTurn()}
          >
            {t('table.end-turn')}
          </Button>
        )}
        {next !== null && !canEnd && !sight.ask && (
          <Button
            variant="primary"
            icon="people"
            class="hand-over confirms"
            onClick={() => void drawCurtain()}
          >
            {t('table.hand-screen', { name: nameOf(sight, next) })}
          </Button>
        )}
      </div>
    </div>
  );
}
