import { Icon, type IconName } from '../parts/index.ts';
import { sought } from '../state/lesson.ts';
import { probe } from '../state/probe.ts';
import { board, isBoardComing } from '../state/speech.ts';
import { busy, past, shown } from '../state/table.ts';
import { isHistoryOpen, lit, middle, pane, pointedPiece, side } from '../state/ui.ts';
import { type GameWords, t } from '../words.ts';
import { ActionBar } from './action-bar.tsx';
import { DangerDialog, giveCarefully } from './danger.tsx';
import { Result } from './end/result.tsx';
import { ElsewhereBanner, HistoryBar, PastBanner } from './history-bar.tsx';
import { LessonCard } from './lesson-card.tsx';
import { LiveLog } from './live-log.tsx';
import { Log } from './log.tsx';
import { Outline } from './outline.tsx';
import { Palette } from './palette.tsx';
import { Players } from './players.tsx';
import { Tools } from './tools.tsx';
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

/** A switch between panes, for screens that cannot show all at once. */
const PaneSwitch = ({
  label,
  panes,
  class: name,
}: {
  readonly label: string;
  readonly class: string;
  readonly panes: readonly {
    readonly label: string;
    readonly icon: IconName;
    readonly on: boolean;
    readonly show: () => void;
  }[];
}) => (
  <nav class={`pane-switch ${name}`} aria-label={label}>
    {panes.map(each => (
      <button key={each.label} type="button" aria-pressed={each.on} onClick={each.show}>
        <Icon name={each.icon} />
        <span>{each.label}</span>
      </button>
    ))}
  </nav>
);

const toPane = (to: typeof pane.value) => () => {
  pane.value = to;
};
const toSide = (to: typeof side.value) => () => {
  side.value = to;
};

/** The table with everything around its board, in one of three layouts. */
export function Table({ words }: { readonly words: GameWords }) {
  const sight = shown.value;
  if (!sight) return null;
  return (
    <main class="table" data-pane={pane.value} data-side={side.value} data-past={past.value !== null}>
      <h1 class="unseen">{t(`game.${sight.game}`)}</h1>
      <div class="table-head">
        <PaneSwitch
          class="pane-switch-narrow"
          label={t('table.panes')}
          panes={[
            { label: t('table.board'), icon: 'hexagon', on: pane.value === 'middle', show: toPane('middle') },
            { label: t('table.log'), icon: 'log', on: pane.value === 'log', show: toPane('log') },
            {
              label: t('table.players'),
              icon: 'people',
              on: pane.value === 'players',
              show: toPane('players'),
            },
          ]}
        />
        <PaneSwitch
          class="pane-switch-side"
          label={t('table.panes')}
          panes={[
            { label: t('table.log'), icon: 'log', on: side.value === 'log', show: toSide('log') },
            {
              label: t('table.players'),
              icon: 'people',
              on: side.value === 'players',
              show: toSide('players'),
            },
          ]}
        />
        <p class="table-title eyebrow">{t(`game.${sight.game}`)}</p>
        <Tools sight={sight} />
      </div>
      <div class="table-middle">
        <PastBanner />
        <ElsewhereBanner />
        <div class="table-board" aria-busy={isBoardComing.value}>
          <Middle words={words} />
        </div>
      </div>
      <section class="table-players" aria-label={t('table.players')}>
        <Players words={words} />
      </section>
      <section class="table-log" aria-label={t('table.log')}>
        <Log words={words} />
      </section>
      <div class="table-action">
        {isHistoryOpen.value && <HistoryBar />}
        <LessonCard words={words} />
        <ActionBar words={words} />
      </div>
      <LiveLog words={words} />
      <Palette words={words} />
      <DangerDialog />
    </main>
  );
}
