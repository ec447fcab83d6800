import * as v from 'valibot';
import { ERRORS, Fault } from './messages.ts';
import { Key, LongText, Move, Name, Options, Seat, TableId, Version, Word } from './parts.ts';
import { Request } from './requests.ts';

/** The version of what is said over a socket. A server speaks this one and the one before. */
export const PROTOCOL = 1;

/** What lets somebody in: an invitation, a personal code of a seat, or one that pairs a phone. */
export const Code = v.pipe(v.string(), v.regex(/^[0-9a-z]{10,40}$/));

const Spectators = v.picklist(['none', 'link', 'all']);
/** Minutes after which the others may let a bot play for somebody who is away; 0 is never. */
const Absence = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30 * 24 * 60));
const Manners = { listed: v.boolean(), spectators: Spectators, startsFull: v.boolean(), absence: Absence };

/** What a seat is kept for before the start. */
export const SeatWish = v.variant('kind', [
  /** Whoever made the table sits here. */
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), name: Name, level: Word }),
]);
export type SeatWish = v.InferOutput<typeof SeatWish>;

const presence = {
  presence: v.picklist(['here', 'hidden', 'gone']),
  /** When they were last here, if they are gone. */
  since: v.nullable(v.number()),
};
const RoomSeat = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({
    kind: v.literal('person'),
    name: Name,
    mine: v.boolean(),
    owner: v.boolean(),
    ...presence,
  }),
  /** `mine`: I may take it back. */
  v.strictObject({ kind: v.literal('bot'), name: Name, level: Word, mine: v.boolean() }),
]);
export type RoomSeat = v.InferOutput<typeof RoomSeat>;

/** A wish that needs others: that a bot plays for somebody who is away, or that the seat is offered by link. */
const Vote = v.strictObject({
  seat: Seat,
  for: v.picklist(['bot', 'open']),
  by: v.array(Seat),
  needed: v.number(),
});
/** Somebody asks the others to go back behind what they have done or seen. */
const Wish = v.strictObject({
  by: Seat,
  /** The table as it was then. */
  move: Move,
  agreed: v.array(Seat),
  needed: v.array(Seat),
  /** By seat: how many answers would be taken back, and how often something hidden came to light with them. */
  forgets: v.array(v.strictObject({ answers: v.number(), reveals: v.number() })),
});

/** A table online, around its match: who sits where, and what else everybody there may know. */
export const Room = v.strictObject({
  table: TableId,
  version: Version,
  game: Word,
  rules: Version,
  set: v.strictObject({ name: Word, hash: v.string() }),
  options: Options,
  state: v.picklist(['waiting', 'playing', 'over', 'closed', 'set-aside']),
  seats: v.array(RoomSeat),
  isOwner: v.boolean(),
  /** Whether I may sit down: I have the invitation, or the table is listed. */
  maySit: v.boolean(),
  mayWatch: v.boolean(),
  ...Manners,
  /** The code of the link, for those who sit here. */
  invitation: v.nullable(Code),
  watchers: v.number(),
  votes: v.array(Vote),
  undo: v.nullable(Wish),
  /** How many lines the chat has in which I speak. */
  said: v.number(),
  /** The rematch, if there is one. */
  next: v.nullable(TableId),
});
export type Room = v.InferOutput<typeof Room>;

/** A table in a list. */
export const RoomLine = v.strictObject({
  table: TableId,
  game: Word,
  state: v.picklist(['waiting', 'playing', 'over', 'closed', 'set-aside']),
  seats: v.array(v.strictObject({ name: v.nullable(Name), mine: v.boolean(), bot: v.boolean() })),
  move: Move,
  /** Whether a seat of mine has something to answer. */
  waitsForMe: v.boolean(),
  updated: v.number(),
});
export type RoomLine = v.InferOutput<typeof RoomLine>;

/** The phrases that everybody reads in the own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'thinking',
  'your-turn',
  'sorry',
  'oops',
  'back-soon',
  'good-game',
] as const;
const Saying = v.union([
  v.strictObject({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) }),
  v.strictObject({ phrase: v.picklist(PHRASES) }),
]);
export type Saying = v.InferOutput<typeof Saying>;
/** Players have one chat, spectators another, which players may read after the end. */
const Channel = v.picklist(['players', 'spectators']);
export const ChatLine = v.strictObject({
  no: Version,
  of: Channel,
  at: v.number(),
  /** Null for a spectator. */
  seat: v.nullable(Seat),
  name: Name,
  mine: v.boolean(),
  saying: Saying,
});
export type ChatLine = v.InferOutput<typeof ChatLine>;

const request = <C extends string, E extends v.ObjectEntries>(cmd: C, entries: E) =>
  v.strictObject({ id: Version, cmd: v.literal(cmd), ...entries });
const at = <C extends string, E extends v.ObjectEntries>(cmd: C, entries: E) =>
  request(cmd, { table: TableId, ...entries });

/** What a client asks of a server beside what it asks of every host. Done twice, each of these is done once. */
export const RoomRequest = v.variant('cmd', [
  /** My tables. */
  request('rooms', {}),
  /** The listed tables that have an open seat or may be watched. */
  request('open-rooms', { game: v.nullable(Word) }),
  /** From now on the room is told whenever it changes. */
  at('room', {}),
  at('leave-room', {}),
  /** On this seat, or on any that is open. */
  at('sit', { seat: v.nullable(Seat) }),
  /** Before the start the seat is open again; later a bot plays on. */
  at('stand', { seat: Seat }),
  at('seat', { seat: Seat, to: v.variant('kind', [SeatWish.options[1], SeatWish.options[2]]) }),
  at('remove', { seat: Seat }),
  at('arrange', { options: Options, ...Manners }),
  at('start', {}),
  at('close', {}),
  /** A bot plays for somebody who is away, or the seat is offered by link: by the majority of the others. */
  at('vote', { seat: Seat, for: v.picklist(['bot', 'open']), on: v.boolean() }),
  at('take-back', { seat: Seat }),
  at('ask-undo', { seat: Seat, move: Move }),
  at('consent', { seat: Seat, agree: v.boolean() }),
  at('rematch', {}),
  at('chat', { key: Key, saying: Saying }),
  at('chat-log', { of: Channel, before: v.nullable(Version) }),
  /** A code that brings this seat to another device, for good (`personal`) or once and soon (`pair`). */
  at('code', { seat: Seat, for: v.picklist(['personal', 'pair']) }),
  /** Whether the page can be seen. */
  request('here', { hidden: v.boolean() }),
  request('sign-out-others', {}),
  request('rename', { name: Name }),
]);
export type RoomRequest = v.InferOutput<typeof RoomRequest>;

export const ROOM_ERRORS = [...ERRORS, 'slow-down', 'no-code', 'seat-taken', 'too-few'] as const;
export const RoomErrorCode = v.picklist(ROOM_ERRORS);
export type RoomErrorCode = v.InferOutput<typeof RoomErrorCode>;

/** What a server says beside what every host says. */
export const RoomMessage = v.variant('kind', [
  /** The first word on a socket. */
  v.strictObject({ kind: v.literal('hello'), protocol: Version, build: v.string(), name: v.nullable(Name) }),
  v.strictObject({ kind: v.literal('room'), room: Room }),
  v.strictObject({ kind: v.literal('rooms'), re: Version, rooms: v.array(RoomLine) }),
  v.strictObject({ kind: v.literal('said'), table: TableId, line: ChatLine }),
  v.strictObject({ kind: v.literal('chat'), re: Version, lines: v.array(ChatLine) }),
  v.strictObject({ kind: v.literal('code'), re: Version, code: Code, until: v.nullable(v.number()) }),
  /** Of my tables one has changed: the list may be asked for again. */
  v.strictObject({ kind: v.literal('news'), table: TableId }),
  /** A request that was not granted, if it is none of a host's: `wait` is in milliseconds. */
  v.strictObject({
    kind: v.literal('not-granted'),
    re: Version,
    code: RoomErrorCode,
    wait: v.nullable(v.number()),
  }),
]);
export type RoomMessage = v.InferOutput<typeof RoomMessage>;

/** What is asked by POST: it is too long for a socket, carries a code, or comes before there is one. */
export const Enter = v.strictObject({ name: v.optional(Name), code: v.optional(Code) });
export const Entered = v.strictObject({
  name: v.nullable(Name),
  /** Where the code leads, and to which seat, if it brings one. */
  table: v.nullable(TableId),
  seat: v.nullable(Seat),
});
export const MakeRoom = v.strictObject({
  key: Key,
  game: Word,
  options: Options,
  set: v.nullable(LongText),
  seats: v.pipe(v.array(SeatWish), v.minLength(2), v.maxLength(6)),
  /** A match to go on with, as its file has it. */
  text: v.nullable(LongText),
  ...Manners,
});
export const MadeRoom = v.strictObject({ table: TableId });
export const HttpError = v.strictObject({
  error: RoomErrorCode,
  wait: v.nullable(v.number()),
  faults: v.array(Fault),
});
export type MakeRoom = v.InferOutput<typeof MakeRoom>;

const ROOM_COMMANDS: ReadonlySet<unknown> = new Set(
  RoomRequest.options.map(({ entries }) => entries.cmd.literal),
);

/** Everything that may come over a socket. */
export const serverRequestIn = (raw: unknown): Request | RoomRequest | null => {
  const isOfRoom = typeof raw === 'object' && raw !== null && 'cmd' in raw && ROOM_COMMANDS.has(raw.cmd);
  const read = v.safeParse(isOfRoom ? RoomRequest : Request, raw);
  return read.success ? read.output : null;
};

/** Why a socket was closed. */
export const CLOSED = {
  badRequests: 4400,
  otherProtocol: 4406,
  slowReader: 4408,
  tooFast: 4429,
  restart: 1012,
} as const;
