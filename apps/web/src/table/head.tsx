import type { Sight } from '@thameside/protocol';
import { hintFor, Icon, IconButton } from '../parts/index.ts';
import { company } from '../state/company.ts';
import { look } from '../state/lesson.ts';
import { board } from '../state/speech.ts';
import { drawer, pointedPiece, uncover } from '../state/ui.ts';
import { type GameWords, t } from '../words.ts';
import { Log } from './log.tsx';
import { isTaught, Players, scoreOf, written } from './players.tsx';
import { SeatMark, toneOf } from './seat.tsx';
import { DrawerToggle, Tools, Unread } from './tools.tsx';
import './css/head.css';

/** A player in the head of the table: who, how many points, whose turn it is. A press brings what is theirs to the fore. */
function Plate({ sight, seat }: { readonly sight: Sight; readonly seat: number }) {
  const score = scoreOf(sight, seat);
  const Presence = company.value?.Presence;
  const name = sight.seats[seat]?.name ?? '';
  const isWaitedFor = sight.waiting.includes(seat);
  const point = (piece: string | null) => () => {
    pointedPiece.value = piece;
  };
  return (
    <li
      class={`plate ${isWaitedFor ? 'plate-waited' : ''} ${isTaught(`seat:${seat}`) ? 'player-lit' : ''}`}
      style={`--tone: var(--player-${toneOf(sight, seat)}); --tone-soft: var(--player-${toneOf(sight, seat)}-soft)`}
      aria-current={isWaitedFor ? 'true' : undefined}
      onPointerEnter={point(`seat:${seat}`)}
      onPointerLeave={point(null)}
    >
      <button
        type="button"
        onClick={() => {
          uncover();
          look(seat);
        }}
        {...hintFor(() => (score === null ? null : t('table.score.now', { name, n: score })))}
      >
        <SeatMark sight={sight} seat={seat} />
        <span class="plate-name">
          {name}
          {seat === sight.seat && <span class="unseen"> {t('table.you')}</span>}
        </span>
        {Presence && <Presence seat={seat} />}
        {score !== null && (
          <span class={`plate-score ${seat === sight.seat && isTaught('panel:score') ? 'player-lit' : ''}`}>
            <span aria-hidden="true">{written(score)}</span>
            <span class="unseen">{t('table.points', { n: score })}</span>
          </span>
        )}
      </button>
    </li>
  );
}

/** The heading that the game has come to. */
function chapterNow(sight: Sight, words: GameWords): string | null {
  const chapterOf = board.value?.chapter;
  if (!chapterOf) return null;
  for (const { events } of sight.log.toReversed())
    for (const event of events.toReversed()) {
      const chapter = chapterOf(event, words);
      if (chapter !== null) return chapter;
    }
  return null;
}

/** One row: the game and how far it is, the players, what else there is to look at. */
export const Head = ({ sight, words }: { readonly sight: Sight; readonly words: GameWords }) => (
  <div class="table-head">
    <h1 class="table-title">
      {t(`game.${sight.game}`)} <small>{chapterNow(sight, words)}</small>
    </h1>
    <ul class="plates" aria-label={t('table.players')}>
      {sight.seats.map((_, seat) => (
        <Plate key={String(seat)} sight={sight} seat={seat} />
      ))}
    </ul>
    <Tools sight={sight} />
    <DrawerToggle />
  </div>
);

const LINKS = ['rules', 'gallery', 'settings'] as const;
const ICON = { rules: 'book', gallery: 'gallery', settings: 'settings' } as const;

const PANES = ['log', 'players', 'chat'] as const;

/** What has happened, who the players are, and what they say. */
export function Drawer({ sight, words }: { readonly sight: Sight; readonly words: GameWords }) {
  const open = drawer.value;
  const Chat = company.value?.Chat;
  return (
    <section class="table-drawer" aria-label={t('table.panes')} hidden={open === null}>
      <div class="drawer-head">
        {(Chat ? PANES : PANES.slice(0, 2)).map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={open === each}
            onClick={() => {
              drawer.value = each;
            }}
          >
            {t(`table.${each}`)}
            {each === 'chat' && <Unread />}
          </button>
        ))}
        <IconButton
          icon="close"
          label={t('table.drawer.close')}
          onClick={() => {
            drawer.value = null;
          }}
        />
      </div>
      <div class="drawer-more">
        <Tools sight={sight} />
        <nav class="drawer-links" aria-label={t('top.nav')}>
          {LINKS.map(screen => (
            <a
              key={screen}
              href={screen === 'settings' ? '#/settings' : `#/${screen}/${sight.game}`}
              title={t(`top.${screen}`)}
            >
              <Icon name={ICON[screen]} label={t(`top.${screen}`)} />
            </a>
          ))}
        </nav>
      </div>
      {open === 'log' && <Log words={words} />}
      {open === 'players' && <Players words={words} />}
      {open === 'chat' && Chat && <Chat />}
    </section>
  );
}
