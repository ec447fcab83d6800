import type { RoomSeat } from '@thameside/protocol/rooms';
import { language } from '../../settings.ts';
import { when } from '../../when.ts';
import { t } from '../../words.ts';
import { room } from '../room.ts';
import { minute } from '../time.ts';

type Person = Extract<RoomSeat, { kind: 'person' }>;

const sayPresence = ({ presence, since }: Person): string =>
  presence === 'gone' && since !== null
    ? t('online.gone-since', { when: when(since, Math.max(minute.value, since), language.value) })
    : t(`online.${presence}`);

/** A person is here, has turned to another page, or is gone: a sign that differs by shape, too. */
export function PresenceOf({
  seat,
  inWords = false,
}: {
  readonly seat: RoomSeat;
  readonly inWords?: boolean;
}) {
  if (seat.kind !== 'person') return null;
  const said = sayPresence(seat);
  return (
    <span class="presence" data-presence={seat.presence}>
      <svg class="presence-mark" viewBox="0 0 10 10" aria-hidden="true">
        <circle cx="5" cy="5" r="3.6" />
      </svg>
      <span class={inWords ? '' : 'unseen'}>{said}</span>
    </span>
  );
}

export function Presence({ seat, inWords = false }: { readonly seat: number; readonly inWords?: boolean }) {
  const at = room.value?.seats[seat];
  return at ? <PresenceOf seat={at} inWords={inWords} /> : null;
}
