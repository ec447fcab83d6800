import { company } from '../state/company.ts';
import { sought } from '../state/lesson.ts';
import { probe } from '../state/probe.ts';
import { board, isBoardComing } from '../state/speech.ts';
import { busy, past, shown } from '../state/table.ts';
import { drawer, isHistoryOpen, isListOpen, lit, middle, pointedPiece } from '../state/ui.ts';
import type { GameWords } from '../words.ts';
import { ActionBar } from './action-bar.tsx';
import { DangerDialog, giveCarefully } from './danger.tsx';
import { Result } from './end/result.tsx';
import { Drawer, Head } from './head.tsx';
import { ElsewhereBanner, HistoryBar, PastBanner } from './history-bar.tsx';
import { LessonCard } from './lesson-card.tsx';
import { LiveLog } from './live-log.tsx';
import { Outline } from './outline.tsx';
import { Palette } from './palette.tsx';
import { Spotlight } from './spotlight.tsx';
import './css/layout.css';

const point = (piece: string | null) => {
  pointedPiece.value = piece;
};

/** What the game draws, or its words until it is there. */
function Middle({ words }: { readonly words: GameWords }) {
  const sight = shown.value;
  const drawn = board.value;
  if (!sight) return null;
  if (middle.value === 'result' && sight.result && !past.value) return <Result sight={sight} words={words} />;
  if (middle.value === 'text' || !drawn) return <Outline words={words} />;
  return (
    <drawn.Board
      sight={sight}
      words={words}
      live={past.value === null && !busy.value && sight.ask !== null}
      answer={giveCarefully}
      probe={line => probe(sight, line)}
      lit={lit.value}
      sought={sought.value}
      point={point}
    />
  );
}

/** The table: one row above, the board, one row below; the log and the rest in a drawer. */
export function Table({ words }: { readonly words: GameWords }) {
  const sight = shown.value;
  const Notices = company.value?.Notices;
  if (!sight) return null;
  return (
    <main class="table" data-drawer={drawer.value !== null} data-past={past.value !== null}>
      <Head sight={sight} words={words} />
      <div
        class="table-board"
        aria-busy={isBoardComing.value}
        onPointerDown={() => {
          isListOpen.value = false;
        }}
      >
        <Middle words={words} />
        <Spotlight />
        <PastBanner />
        <ElsewhereBanner />
        {Notices && <Notices />}
      </div>
      <Drawer sight={sight} words={words} />
      <div class="table-action">
        <LessonCard words={words} />
        {isHistoryOpen.value && <HistoryBar />}
        <ActionBar words={words} />
      </div>
      <LiveLog words={words} />
      <Palette words={words} />
      <DangerDialog />
    </main>
  );
}
