import type { Request } from '@thameside/protocol';
import type { MakeRoom } from '@thameside/protocol/rooms';
import { newCode } from '../secrets.ts';
import type { Guest, RoomDoc, SeatDoc } from '../store/contract.ts';
import type { Checked } from '../threads/checker.ts';
import { STAND_IN, seatsFor } from './deeds.ts';
import { seatsOf } from './rights.ts';

const FRESH = { version: 1, votes: [], undo: null, next: null } as const;

export const newRoom = (
  guest: Guest,
  wish: MakeRoom,
  { game, rules, options, set }: Exclude<Checked, { code: unknown }>,
  { id, sum, at }: { readonly id: string; readonly sum: string; readonly at: number },
): RoomDoc => ({
  ...FRESH,
  id,
  key: wish.key,
  sum,
  game,
  rules,
  options,
  set: wish.set,
  setName: set.name,
  setHash: set.hash,
  text: wish.text,
  state: 'waiting',
  owner: guest.id,
  listed: wish.listed,
  spectators: wish.spectators,
  startsFull: wish.startsFull,
  absence: wish.absence,
  invitation: newCode(26),
  members: [guest.id],
  seats: seatsFor(wish.seats, guest),
  at,
  updated: at,
});

/** The same people, rotated; those for whom a bot played may sit again. */
export function rematchOf(
  room: RoomDoc,
  guest: Guest,
  { id, key, at }: { readonly id: string; readonly key: string; readonly at: number },
): RoomDoc {
  const [first, ...rest] = room.seats;
  const seats = (first ? [...rest, first] : []).map(
    (seat): SeatDoc =>
      seat.kind === 'bot' && seat.of !== null ? { kind: 'person', name: seat.of, guests: seat.guests } : seat,
  );
  return {
    ...room,
    ...FRESH,
    id,
    key,
    sum: '',
    text: null,
    state: 'waiting',
    owner: guest.id,
    invitation: newCode(26),
    seats,
    at,
    updated: at,
  };
}

/** A match from some point on, at a table of the guest's own, with bots for the others. */
export function forkOf(
  room: RoomDoc,
  guest: Guest,
  { seat: eyes, key }: Extract<Request, { cmd: 'fork' }>,
  { id, at }: { readonly id: string; readonly at: number },
): RoomDoc {
  const mine = eyes ?? seatsOf(room, guest.id)[0] ?? 0;
  const seats = room.seats.map((seat, i): SeatDoc => {
    const name = seat.kind === 'open' ? `${i + 1}` : seat.name;
    if (i === mine) return { kind: 'person', name: guest.name ?? name, guests: [guest.id] };
    return { kind: 'bot', name, level: seat.kind === 'bot' ? seat.level : STAND_IN, guests: [], of: null };
  });
  return {
    ...room,
    ...FRESH,
    id,
    key,
    sum: '',
    state: 'playing',
    owner: guest.id,
    listed: false,
    spectators: 'link',
    invitation: newCode(26),
    members: [guest.id],
    seats,
    at,
    updated: at,
  };
}
