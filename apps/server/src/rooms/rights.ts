import type { Request } from '@thameside/protocol';
import type { RoomRequest } from '@thameside/protocol/rooms';
import type { RoomDoc } from '../store/contract.ts';

/** The seats that a guest plays. */
export const seatsOf = ({ seats }: RoomDoc, guest: string): number[] =>
  [...seats.entries()].flatMap(([i, seat]) =>
    seat.kind === 'person' && seat.guests.includes(guest) ? [i] : [],
  );

export const isOwner = (room: RoomDoc, guest: string): boolean => room.owner === guest;
const isSeated = (room: RoomDoc, guest: string): boolean => seatsOf(room, guest).length > 0;
/** Somebody a bot plays for, too. */
const isPlayer = (room: RoomDoc, guest: string): boolean =>
  room.seats.some(seat => seat.kind !== 'open' && seat.guests.includes(guest));
const isInvited = (room: RoomDoc, guest: string): boolean =>
  room.listed || room.members.includes(guest) || isOwner(room, guest) || isPlayer(room, guest);

export const hasBegun = ({ state }: RoomDoc): boolean => state !== 'waiting' && state !== 'starting';

/** Whether the room exists for this guest at all. */
export const maySee = (room: RoomDoc, guest: string): boolean => isInvited(room, guest);
export const mayWatch = (room: RoomDoc, guest: string): boolean =>
  isPlayer(room, guest) || (room.spectators !== 'none' && isInvited(room, guest));
export const maySit = (room: RoomDoc, guest: string): boolean =>
  isInvited(room, guest) && room.seats.some(({ kind }) => kind === 'open') && room.state !== 'closed';
/** Players speak with players; whoever watches speaks with those who watch. */
export const channelOf = (room: RoomDoc, guest: string): 'players' | 'spectators' | null => {
  if (isPlayer(room, guest) || isOwner(room, guest)) return 'players';
  return mayWatch(room, guest) ? 'spectators' : null;
};
export const mayRead = (room: RoomDoc, guest: string, channel: 'players' | 'spectators'): boolean => {
  const own = channelOf(room, guest);
  return own === channel || (own === 'players' && room.state === 'over');
};

type Standing = 'seat' | 'own-eyes' | 'watch' | 'watch-after' | 'player' | 'owner-before' | 'see' | 'nobody';

/** What each request of a host needs of whoever asks. */
const OF_HOST: Readonly<Record<Request['cmd'], Standing>> = {
  answer: 'seat',
  undo: 'seat',
  restart: 'seat',
  'end-turn': 'seat',
  probe: 'seat',
  hint: 'seat',
  watch: 'own-eyes',
  log: 'own-eyes',
  past: 'own-eyes',
  fork: 'own-eyes',
  leave: 'see',
  set: 'watch',
  course: 'watch-after',
  export: 'watch-after',
  // these belong to whoever owns the host; here nobody does
  tables: 'nobody',
  create: 'nobody',
  load: 'nobody',
  forget: 'nobody',
  'take-over': 'nobody',
  learn: 'nobody',
  'end-lesson': 'nobody',
  'hand-over': 'nobody',
  forgets: 'nobody',
  rewind: 'nobody',
  manners: 'nobody',
};

/** What each request of a room needs; `rooms` and the like are nobody else's affair and not in it. */
type AtRoom = Extract<RoomRequest, { table: string }>['cmd'];
const OF_ROOM: Readonly<Record<AtRoom, Standing>> = {
  room: 'see',
  'leave-room': 'see',
  sit: 'see',
  stand: 'seat',
  seat: 'owner-before',
  remove: 'owner-before',
  arrange: 'owner-before',
  start: 'owner-before',
  close: 'owner-before',
  vote: 'player',
  'take-back': 'see',
  'ask-undo': 'seat',
  consent: 'seat',
  rematch: 'player',
  chat: 'see',
  'chat-log': 'see',
  code: 'seat',
};

/** Whether a guest may ask for this. What is refused looks like what does not exist. */
export function may(
  room: RoomDoc,
  guest: string,
  request: Request | Extract<RoomRequest, { table: string }>,
): boolean {
  if (!maySee(room, guest)) return false;
  const seat = 'seat' in request ? request.seat : null;
  const needs = { ...OF_HOST, ...OF_ROOM }[request.cmd];
  switch (needs) {
    case 'seat':
      return seat !== null && seatsOf(room, guest).includes(seat);
    case 'own-eyes':
      return hasBegun(room) && (seat === null ? mayWatch(room, guest) : seatsOf(room, guest).includes(seat));
    case 'watch':
    case 'watch-after':
      return hasBegun(room) && mayWatch(room, guest);
    case 'player':
      return isSeated(room, guest);
    case 'owner-before':
      return isOwner(room, guest) && !hasBegun(room);
    case 'see':
      return true;
    case 'nobody':
      return false;
  }
}
