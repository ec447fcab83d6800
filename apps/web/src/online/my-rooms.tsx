import { effect, signal } from '@preact/signals';
import type { RoomLine } from '@thameside/protocol/rooms';
import { ButtonLink, Icon } from '../parts/index.ts';
import { language } from '../settings.ts';
import { waitingElsewhere } from '../state/waiting.ts';
import { when } from '../when.ts';
import { t } from '../words.ts';
import { opened } from './room.ts';
import { ask, onNews } from './session.ts';
import { learnOnline } from './texts.ts';
import './online.css';

/** My tables online; null until they are known. From the first time on they are kept up to date. */
export const myRooms = signal<readonly RoomLine[] | null>(null);

/** What comes in one go is asked for once. */
const TOGETHER = 300;
let timer: ReturnType<typeof setTimeout> | undefined;
onNews(() => {
  clearTimeout(timer);
  timer = setTimeout(() => void fetchMyRooms(), TOGETHER);
});

export async function fetchMyRooms(): Promise<void> {
  const [reply] = await Promise.all([ask('rooms', {}).catch(() => null), learnOnline()]);
  if (reply?.kind === 'rooms') myRooms.value = reply.rooms;
}

effect(() => {
  const waiting = (myRooms.value ?? []).filter(({ waitsForMe }) => waitsForMe);
  waitingElsewhere.value = waiting.filter(({ table }) => table !== opened.value).length;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = waiting.length > 0 ? '/icon-turn.svg' : '/icon.svg';
});

const stateOf = ({ state, waitsForMe }: RoomLine): string | null => {
  if (waitsForMe) return t('table.live.yours');
  return state === 'waiting' ? t('online.room') : null;
};

/** One of my tables online, as a stop on the line of games. */
export function RoomRow({ line }: { readonly line: RoomLine }) {
  const names = line.seats.map(({ name }) => name ?? t('online.seat.open'));
  const isOver = line.state === 'over';
  const state = stateOf(line);
  return (
    <li class="game-row">
      <div class="game-what">
        <h3>{t('front.players', { names })}</h3>
        <p class="about">
          <Icon name="online" size={1} /> {t(`game.${line.game}`)} · {t('front.move', { move: line.move })} ·{' '}
          <time dateTime={new Date(line.updated).toISOString()}>
            {when(line.updated, Date.now(), language.value)}
          </time>
        </p>
        {state && <p class={line.waitsForMe ? 'game-mine' : 'about'}>{state}</p>}
      </div>
      <div class="row game-do">
        <ButtonLink
          variant={line.waitsForMe ? 'primary' : 'plain'}
          icon={isOver ? 'eye' : 'play'}
          href={`#/online/${line.table}`}
          aria-label={t(isOver ? 'front.look-at' : 'front.continue-with', { names })}
        >
          {t(isOver ? 'front.look' : 'front.continue')}
        </ButtonLink>
      </div>
    </li>
  );
}
