import { batch, computed, effect, signal } from '@preact/signals';
import type { ChatLine, Room, RoomErrorCode, Saying } from '@thameside/protocol/rooms';
import { playerName } from '../settings.ts';
import { company } from '../state/company.ts';
import { ownSeats } from '../state/seats.ts';
import { t } from '../words.ts';
import { Refusal } from './http.ts';
import { ask, guestName, onRoom, onSaid, playedOnline } from './session.ts';

/** The room on the screen, as the server last told it. */
export const room = signal<Room | null>(null);
/** Why there is none. */
export const missing = signal<RoomErrorCode | null>(null);
/** What was not granted, to be told and forgotten. */
export const trouble = signal<RoomErrorCode | null>(null);
export const opened = signal<string | null>(null);

/** In which chat I speak: those who watch and those who play have one each. */
export const channelIn = ({ isOwner, seats }: Room): ChatLine['of'] =>
  isOwner || seats.some(seat => seat.kind !== 'open' && seat.mine) ? 'players' : 'spectators';
export const chat = signal<readonly ChatLine[]>([]);
/** When what I read last was said. */
const read = signal(0);
export const isMuted = signal(false);
export const unread = computed(() =>
  isMuted.value ? 0 : chat.value.filter(({ at, mine }) => at > read.value && !mine).length,
);
export const readAll = (): void => {
  read.value = Math.max(read.peek(), chat.peek().at(-1)?.at ?? 0);
};

const lastNo = (channel: ChatLine['of']): number =>
  Math.max(0, ...chat.peek().flatMap(({ of, no }) => (of === channel ? [no] : [])));

/** My seats at a table, played by me. */
export const mySeats = ({ seats }: Pick<Room, 'seats'>): number[] =>
  seats.flatMap((seat, i) => (seat.kind === 'person' && seat.mine ? [i] : []));
const seatsHere = computed(() => room.value && JSON.stringify(mySeats(room.value)));
effect(() => {
  ownSeats.value = seatsHere.value === null ? null : (JSON.parse(seatsHere.value) as number[]);
});

/** Do something, and tell if it was not granted. */
export async function told(asking: Promise<unknown>): Promise<boolean> {
  try {
    await asking;
    trouble.value = null;
    return true;
  } catch (error) {
    trouble.value = error instanceof Refusal ? error.code : 'internal';
    return false;
  }
}

/** Whoever sits down or speaks is called something. */
async function named(): Promise<void> {
  const name = playerName.value.trim() || guestName.value || t('new.player', { number: 1 });
  if (name === guestName.value) return;
  await ask('rename', { name });
  guestName.value = name;
}
/** On this seat, or on any that is open. */
export const sit = (table: string, seat: number | null): Promise<boolean> =>
  told(named().then(() => ask('sit', { table, seat })));
export const say = (table: string, saying: Saying): Promise<boolean> =>
  told((guestName.value === null ? named() : Promise.resolve()).then(() => ask('chat', { table, saying })));

const withLines = (lines: readonly ChatLine[]): void => {
  const known = new Map([...chat.peek(), ...lines].map(line => [`${line.of} ${line.no}`, line]));
  chat.value = [...known.values()].toSorted((a, b) => a.at - b.at);
};

/** Whatever was said while nobody listened. */
async function catchUp(table: string, of: ChatLine['of']): Promise<void> {
  const reply = await ask('chat-log', { table, of, before: null }).catch(() => null);
  if (reply?.kind !== 'chat' || opened.value !== table) return;
  const isFirst = chat.peek().length === 0;
  withLines(reply.lines);
  if (isFirst) read.value = keptRead(table);
}
const READ = 'thameside.read';
function keptRead(table: string): number {
  try {
    return Number((JSON.parse(sessionStorage.getItem(READ) ?? '{}') as Record<string, number>)[table] ?? 0);
  } catch {
    return 0;
  }
}
effect(() => {
  const table = opened.value;
  if (table === null || read.value === 0) return;
  try {
    sessionStorage.setItem(READ, JSON.stringify({ [table]: read.value }));
  } catch {
    // then the mark comes back after a reload
  }
});

onRoom(now => {
  if (now.table !== opened.value) return;
  const isEnding = now.state === 'over' && room.value?.state !== 'over';
  room.value = now;
  const own = channelIn(now);
  if (now.said > lastNo(own)) void catchUp(now.table, own);
  // what those who watched said all the while
  if (isEnding && own === 'players') void catchUp(now.table, 'spectators');
});
onSaid((table, line) => {
  if (table === opened.value) withLines([line]);
});

export async function openRoom(table: string): Promise<void> {
  playedOnline(table);
  batch(() => {
    opened.value = table;
    room.value = null;
    missing.value = null;
    trouble.value = null;
    chat.value = [];
    read.value = 0;
    isMuted.value = false;
  });
  try {
    await ask('room', { table });
  } catch (error) {
    if (opened.value === table) missing.value = error instanceof Refusal ? error.code : 'internal';
  }
}

export function closeRoom(table: string): void {
  void ask('leave-room', { table }).catch(() => {});
  if (opened.value !== table) return;
  batch(() => {
    opened.value = null;
    room.value = null;
    company.value = null;
    chat.value = [];
  });
}
