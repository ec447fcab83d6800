import type { SeatSpec } from '@thameside/protocol';
import type { MakeRoom, SeatWish } from '@thameside/protocol/rooms';
import type { Guest, RoomDoc, SeatDoc } from '../store/contract.ts';
import { NotGranted } from './not-granted.ts';
import { hasBegun, maySit, seatsOf } from './rights.ts';

/** How a bot plays for somebody who is away. */
export const STAND_IN = 'merchant';

type Seats = RoomDoc['seats'];
const withSeat = (seats: Seats, at: number, to: SeatDoc): Seats =>
  seats.map((seat, i) => (i === at ? to : seat));

/** A name that nobody else at the table has. */
function ownName(seats: Seats, name: string): string {
  const taken = new Set(seats.flatMap(seat => (seat.kind === 'open' ? [] : [seat.name])));
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : `${name.slice(0, 37)} ${n}`;
    if (!taken.has(tried)) return tried;
  }
}

const person = (seats: Seats, { id, name }: Guest): SeatDoc => {
  if (name === null) throw new NotGranted('bad-request');
  return { kind: 'person', name: ownName(seats, name), guests: [id] };
};

const seatFor = (seats: Seats, wish: SeatWish, guest: Guest): SeatDoc => {
  if (wish.kind === 'open') return wish;
  if (wish.kind === 'me') return person(seats, guest);
  return { kind: 'bot', name: ownName(seats, wish.name), level: wish.level, guests: [], of: null };
};

export function seatsFor(wishes: readonly SeatWish[], guest: Guest): Seats {
  const seats: SeatDoc[] = [];
  for (const wish of wishes) seats.push(seatFor(seats, wish, guest));
  return seats;
}

/** If the owner is not there any more, the next seated player is it. */
function withOwner(room: RoomDoc): RoomDoc {
  if (room.owner !== null && (!hasBegun(room) || seatsOf(room, room.owner).length > 0)) return room;
  const next = room.seats.find(seat => seat.kind === 'person');
  return { ...room, owner: next?.kind === 'person' ? (next.guests[0] ?? null) : null };
}

export function invited(room: RoomDoc, guest: string): RoomDoc {
  return room.members.includes(guest) ? room : { ...room, members: [...room.members, guest] };
}

export function sat(room: RoomDoc, guest: Guest, at: number | null): RoomDoc {
  const mine = seatsOf(room, guest.id);
  if (at === null ? mine.length > 0 : mine.includes(at)) return room;
  if (!maySit(room, guest.id)) throw new NotGranted('seat-taken');
  const free = at ?? room.seats.findIndex(({ kind }) => kind === 'open');
  if (room.seats[free]?.kind !== 'open') throw new NotGranted('seat-taken');
  // before the start one person has one seat: whoever sits down elsewhere moves
  const left = hasBegun(room)
    ? room.seats
    : room.seats.map((seat, i): SeatDoc => (mine.includes(i) ? { kind: 'open' } : seat));
  return withOwner({ ...room, seats: withSeat(left, free, person(left, guest)) });
}

/** Before the start the seat is open again; later a bot plays on until somebody takes the seat back. */
export function stood(room: RoomDoc, at: number): RoomDoc {
  const seat = room.seats[at];
  if (seat?.kind !== 'person') return room;
  const to: SeatDoc = hasBegun(room)
    ? { kind: 'bot', name: seat.name, level: STAND_IN, guests: seat.guests, of: seat.name }
    : { kind: 'open' };
  const owner = !hasBegun(room) && seat.guests.includes(room.owner ?? '') ? null : room.owner;
  return withOwner({ ...room, owner, seats: withSeat(room.seats, at, to), votes: withoutSeat(room, at) });
}
const withoutSeat = ({ votes }: RoomDoc, at: number) => votes.filter(({ seat }) => seat !== at);

export function seatChanged(room: RoomDoc, at: number, to: Exclude<SeatWish, { kind: 'me' }>): RoomDoc {
  if (!room.seats[at]) throw new NotGranted('no-seat');
  const others = room.seats.filter((_, i) => i !== at);
  const nobody = { id: '', name: null };
  return { ...room, seats: withSeat(room.seats, at, seatFor(others, to, nobody)) };
}

export const arranged = (
  room: RoomDoc,
  {
    listed,
    spectators,
    startsFull,
    absence,
  }: Pick<MakeRoom, 'listed' | 'spectators' | 'startsFull' | 'absence'>,
  options: RoomDoc['options'],
): RoomDoc => ({ ...room, options, listed, spectators, startsFull, absence });

export function takenBack(room: RoomDoc, guest: Guest, at: number): RoomDoc {
  const seat = room.seats[at];
  if (seat?.kind === 'person' && seat.guests.includes(guest.id)) return room;
  if (seat?.kind !== 'bot' || !seat.guests.includes(guest.id)) throw new NotGranted('no-table');
  const { of, name, guests } = seat;
  return withOwner({
    ...room,
    seats: withSeat(room.seats, at, { kind: 'person', name: of ?? name, guests }),
  });
}

/** Another device holds the seat as well. */
export function heldToo(room: RoomDoc, guest: string, at: number): RoomDoc {
  const seat = room.seats[at];
  if (!seat || seat.kind === 'open' || seat.guests.includes(guest)) return room;
  return { ...room, seats: withSeat(room.seats, at, { ...seat, guests: [...seat.guests, guest] }) };
}
export function heldAlone(room: RoomDoc, guest: string): RoomDoc {
  const seats = room.seats.map(seat =>
    seat.kind !== 'open' && seat.guests.includes(guest) ? { ...seat, guests: [guest] } : seat,
  );
  return { ...room, seats };
}

/** The match has come to its end, or goes on behind it. */
export function playedOn(room: RoomDoc, over: boolean): RoomDoc {
  const state = over ? 'over' : 'playing';
  return room.state !== state && (room.state === 'playing' || room.state === 'over')
    ? { ...room, state }
    : room;
}

/** How many of the others have to agree. */
export const majorityOf = (room: RoomDoc, about: number): number => {
  const others = room.seats.filter(({ kind }, i) => kind === 'person' && i !== about).length;
  return Math.floor(others / 2) + 1;
};

/** A vote about somebody who is away; when enough agree, it is done. */
export function voted(
  room: RoomDoc,
  by: readonly number[],
  { seat: about, for: what, on }: { seat: number; for: 'bot' | 'open'; on: boolean },
): RoomDoc {
  const before = room.votes.find(vote => vote.seat === about && vote.for === what)?.by ?? [];
  const now = on
    ? [...new Set([...before, ...by.filter(seat => seat !== about)])]
    : before.filter(seat => !by.includes(seat));
  const others = room.votes.filter(vote => vote.seat !== about || vote.for !== what);
  if (now.length < majorityOf(room, about)) {
    return { ...room, votes: now.length === 0 ? others : [...others, { seat: about, for: what, by: now }] };
  }
  if (what === 'bot') return stood(room, about);
  return withOwner({
    ...room,
    seats: withSeat(room.seats, about, { kind: 'open' }),
    votes: withoutSeat(room, about),
  });
}

/** Who sits there, as the match has to know it. */
export const specOf = (seat: SeatDoc): SeatSpec => {
  if (seat.kind === 'open') throw new NotGranted('too-few');
  return seat.kind === 'bot'
    ? { kind: 'bot', name: seat.name, level: seat.level }
    : { kind: 'person', name: seat.name };
};

/** The people whose agreement is needed for going back. */
export const mustAgree = ({ seats, undo }: RoomDoc): number[] =>
  [...seats.entries()].flatMap(([i, { kind }]) => (kind === 'person' && i !== undo?.by ? [i] : []));

/** One wish at a time: somebody else's has to be answered first. */
export function askedUndo(
  room: RoomDoc,
  by: number,
  move: number,
  forgets: NonNullable<RoomDoc['undo']>['forgets'],
): RoomDoc {
  if (room.state !== 'playing' && room.state !== 'over') throw new NotGranted('no-table');
  if (room.undo && room.undo.by !== by) throw new NotGranted('stale');
  return { ...room, undo: { by, move, agreed: [], forgets } };
}

/** Who disagrees, or asked and thinks better of it, ends it. */
export function consented(room: RoomDoc, seat: number, agree: boolean): RoomDoc {
  const { undo } = room;
  if (!undo) return room;
  if (!agree) return { ...room, undo: null };
  if (seat === undo.by || undo.agreed.includes(seat)) return room;
  return { ...room, undo: { ...undo, agreed: [...undo.agreed, seat] } };
}
