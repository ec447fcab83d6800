import type { Said } from '@thameside/kit';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button, ButtonLink, Dialog, Icon, IconButton } from '../parts/index.ts';
import { comeBack, doStep, endLesson, goOn, lesson, showMe } from '../state/lesson.ts';
import { busy, past, sight } from '../state/table.ts';
import { middle, uncover } from '../state/ui.ts';
import { type GameWords, t } from '../words.ts';
import { sayAny } from './say.ts';
import './css/lesson.css';

function show(): void {
  middle.value = 'board';
  uncover();
  showMe();
}

const EndDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog
    title={t('table.lesson.end')}
    onClose={onClose}
    actions={
      <>
        <Button onClick={onClose}>{t('table.lesson.end.stay')}</Button>
        <Button variant="primary" onClick={() => void endLesson()}>
          {t('table.lesson.end.do')}
        </Button>
      </>
    }
  >
    <p>{t('table.lesson.end.about')}</p>
  </Dialog>
);

/** A step of a guided game: what it says, and the way on. */
export function LessonCard({ words }: { readonly words: GameWords }) {
  const [isEnding, setEnding] = useState(false);
  /** What it said has been put away, for more of the board on a small screen. */
  const [folded, setFolded] = useState<Said | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** After going on, the button may be gone: focus stays with the lesson. */
  const wantsFocus = useRef(false);
  const now = lesson.value;
  useLayoutEffect(() => {
    if (wantsFocus.current) heading.current?.focus({ preventScroll: true });
    wantsFocus.current = false;
  }, [now?.at]);
  if (!now || past.value) return null;
  const { at, of, step, state, said } = now;
  const isRead = 'until' in step.onward && state !== 'coming';
  const isLast = at === of - 1;
  const isFolded = folded?.key === said.key;
  const go = () => {
    wantsFocus.current = true;
    void goOn(at);
  };
  const doIt = () => {
    wantsFocus.current = true;
    void doStep();
  };
  return (
    <section class={`lesson lesson-${state}`} aria-labelledby="lesson-title">
      <h2 id="lesson-title" class="lesson-title" tabIndex={-1} ref={heading}>
        <Icon name="book" />
        <span>
          <b>{t('table.lesson')}</b> <span class="soft">{t('table.lesson.step', { step: at + 1, of })}</span>
        </span>
      </h2>
      <p class="lesson-text" id="lesson-text" hidden={isFolded}>
        {sayAny(words, said)}
      </p>
      <div class="lesson-do">
        {!isRead && state === 'here' && (
          <IconButton
            icon={isFolded ? 'chevron-up' : 'chevron-down'}
            label={t(isFolded ? 'table.lesson.unfold' : 'table.lesson.fold')}
            class="lesson-fold"
            aria-expanded={!isFolded}
            aria-controls="lesson-text"
            onClick={() => setFolded(isFolded ? null : said)}
          />
        )}
        {state !== 'coming' && step.lit.length > 0 && (
          <Button small variant="quiet" icon="target" onClick={show}>
            <span>{t('table.lesson.where')}</span>
          </Button>
        )}
        {!isRead && (
          <Button small variant="quiet" icon="play" class="lesson-do-it" disabled={busy.value} onClick={doIt}>
            <span>{t('table.lesson.show')}</span>
          </Button>
        )}
        {state === 'astray' && sight.value?.canUndo && (
          <Button small variant="primary" icon="undo" disabled={busy.value} onClick={() => void comeBack()}>
            {t('table.lesson.back')}
          </Button>
        )}
        {isRead && isLast && (
          <ButtonLink small icon="plus" href="#/new/solo">
            {t('table.lesson.real')}
          </ButtonLink>
        )}
        {isRead && (
          <Button
            small
            variant="primary"
            icon={isLast ? 'play' : 'arrow-right'}
            class="lesson-next"
            onClick={go}
          >
            {t(isLast ? 'table.lesson.play-on' : 'table.lesson.next')}
          </Button>
        )}
        {!isLast && (
          <IconButton
            icon="close"
            label={t('table.lesson.end')}
            class="lesson-end"
            onClick={() => setEnding(true)}
          />
        )}
      </div>
      {isEnding && <EndDialog onClose={() => setEnding(false)} />}
    </section>
  );
}
