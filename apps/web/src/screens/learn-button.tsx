import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { GAMES, TAUGHT } from '../games.ts';
import { Button, Notice } from '../parts/index.ts';
import { t } from '../words.ts';

/** Fetched when somebody means to press it: not everybody does. */
const learning = () => import('../learn.ts');

interface LearnButtonProps {
  readonly game: string;
  readonly primary?: boolean;
  readonly children: ComponentChildren;
}

/** One click begins the guided first game. */
export function LearnButton({ game, primary = false, children }: LearnButtonProps) {
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
        variant={primary ? 'primary' : 'plain'}
        icon="book"
        class="learn"
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

/** For every game that has one. */
export const LearnButtons = ({ primary = false }: { readonly primary?: boolean }) => (
  <>
    {TAUGHT.map(game => (
      <LearnButton key={game} game={game} primary={primary}>
        {Object.keys(GAMES).length > 1 ? t('learn.of', { game: t(`game.${game}`) }) : t('learn.begin')}
      </LearnButton>
    ))}
  </>
);
