import type { Room } from '@thameside/protocol/rooms';
import { useEffect, useRef } from 'preact/hooks';
import { ButtonLink, Page } from '../parts/index.ts';
import { lazily } from '../parts/lazy.tsx';
import { go } from '../route.ts';
import { type Company, company } from '../state/company.ts';
import { t } from '../words.ts';
import { fetchMyRooms } from './my-rooms.tsx';
import { AskUndo } from './parts/ask-undo.tsx';
import { Chat } from './parts/chat.tsx';
import { Notices } from './parts/notices.tsx';
import { Presence } from './parts/presence.tsx';
import { SeatDialog } from './parts/seat-dialog.tsx';
import { closeRoom, missing, openRoom, room, told, unread } from './room.ts';
import { ask } from './session.ts';
import { WaitingRoom } from './waiting-room.tsx';
import './online.css';

const TableScreen = lazily(async () => (await import('../screens/table.tsx')).TableScreen);

const online: Company = {
  Presence,
  Notices,
  Chat,
  SeatDialog,
  AskUndo,
  unread: () => unread.value,
  async rematch() {
    const now = room.value;
    if (!now) return;
    if (now.next) go(`/online/${now.next}`);
    else await told(ask('rematch', { table: now.table }));
  },
};

/** The rematch, if it was made while I was here. */
function useFollowing(now: Room | null): string | null {
  const first = useRef<Room | null>(null);
  if (first.current === null) first.current = now;
  return first.current?.next === null ? (now?.next ?? null) : null;
}

/** A table online: the waiting room, then the table itself. Whoever was there at the end is taken along to the next one. */
export function RoomScreen({ id }: { readonly id: string }) {
  useEffect(() => {
    company.value = online;
    void openRoom(id);
    void fetchMyRooms();
    return () => {
      // after the table itself has been left: until then it must know whose seats are played from here
      queueMicrotask(() => closeRoom(id));
    };
  }, [id]);
  const now = room.value?.table === id ? room.value : null;
  const following = useFollowing(now);
  useEffect(() => {
    if (following) go(`/online/${following}`);
  }, [following]);
  if (missing.value)
    return (
      <Page narrow title={t('online.missing')} lead={t(`table.error.${missing.value}`)}>
        <ButtonLink href="#/" icon="home">
          {t('table.leave')}
        </ButtonLink>
      </Page>
    );
  if (!now) return <main aria-busy="true" aria-label={t('online.entering')} />;
  if (now.state === 'waiting' || now.state === 'closed') return <WaitingRoom now={now} />;
  return <TableScreen id={id} />;
}
