import type { ChatLine, Room, RoomLine, RoomSeat } from '@thameside/protocol/rooms';
import type { Line, RoomDoc, RoomWithMatch, SeatDoc } from '../store/contract.ts';
import { majorityOf, mustAgree } from './deeds.ts';
import type { Presence } from './presence.ts';
import { channelOf, isOwner, maySit, mayWatch, seatsOf } from './rights.ts';

/** What is known of a room beside what is kept. */
export interface Around {
  readonly presence: Presence;
  readonly watchers: number;
  readonly said: Readonly<Record<'players' | 'spectators', number>>;
}

const stateOf = ({ state }: RoomDoc): Room['state'] => (state === 'starting' ? 'waiting' : state);

function seatFor(room: RoomDoc, seat: SeatDoc, guest: string, presence: Presence): RoomSeat {
  if (seat.kind === 'open') return { kind: 'open' };
  const mine = seat.guests.includes(guest);
  if (seat.kind === 'bot') return { kind: 'bot', name: seat.name, level: seat.level, mine };
  const owner = room.owner !== null && seat.guests.includes(room.owner);
  return { kind: 'person', name: seat.name, mine, owner, ...presence.of(seat.guests) };
}

/** A room as this guest may know it: built up field by field. */
export function roomFor(room: RoomDoc, guest: string, { presence, watchers, said }: Around): Room {
  const channel = channelOf(room, guest);
  return {
    table: room.id,
    version: room.version,
    game: room.game,
    rules: room.rules,
    set: { name: room.setName, hash: room.setHash },
    options: room.options,
    state: stateOf(room),
    seats: room.seats.map(seat => seatFor(room, seat, guest, presence)),
    isOwner: isOwner(room, guest),
    maySit: maySit(room, guest),
    mayWatch: mayWatch(room, guest),
    listed: room.listed,
    spectators: room.spectators,
    startsFull: room.startsFull,
    absence: room.absence,
    invitation: channel === 'players' ? room.invitation : null,
    watchers,
    votes: room.votes.map(vote => ({ ...vote, by: [...vote.by], needed: majorityOf(room, vote.seat) })),
    undo: room.undo && {
      by: room.undo.by,
      move: room.undo.move,
      agreed: [...room.undo.agreed],
      needed: mustAgree(room),
      forgets: [...room.undo.forgets],
    },
    said: channel === null ? 0 : said[channel],
    next: room.next,
  };
}

/** A room in a list of this guest's. */
export function lineFor({ room, match }: RoomWithMatch, guest: string): RoomLine {
  const mine = seatsOf(room, guest);
  return {
    table: room.id,
    game: room.game,
    state: stateOf(room),
    seats: room.seats.map((seat, i) => ({
      name: seat.kind === 'open' ? null : seat.name,
      mine: mine.includes(i),
      bot: seat.kind === 'bot',
    })),
    move: match?.move ?? 0,
    waitsForMe: match !== null && !match.over && match.waiting.some(seat => mine.includes(seat)),
    updated: room.updated,
  };
}

export const chatLine = (
  { no, at, guest, seat, name, saying }: Line,
  of: ChatLine['of'],
  reader: string,
): ChatLine => ({
  no,
  of,
  at,
  seat,
  name,
  mine: guest === reader,
  saying,
});
