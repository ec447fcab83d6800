import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button, Notice } from '../parts/index.ts';
import { t } from '../words.ts';

/** Fetched when somebody means to press it: not everybody does. */
const learning = () => import('../learn.ts');

interface LearnButtonProps {
  readonly game: string;
  /** Where the words on it are not enough by themselves. */
  readonly label?: string;
  readonly children: ComponentChildren;
}

/** One click begins the guided first game. */
export function LearnButton({ game, label, children }: LearnButtonProps) {
  const [isStarting, setStarting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const begin = async () => {
    setStarting(true);
    try {
      await (await learning()).beginLesson(game);
    } catch {
      setFailed(true);
      setStarting(false);
    }
  };
  return (
    <>
      <Button
        icon="book"
        class={`learn learn-${game}`}
        {...(label ? { 'aria-label': label } : {})}
        aria-busy={isStarting}
        onPointerEnter={() => void learning()}
        onFocus={() => void learning()}
        onClick={() => {
          if (!isStarting) void begin();
        }}
      >
        {children}
      </Button>
      {hasFailed && <Notice kind="bad">{t('error.internal')}</Notice>}
    </>
  );
}
