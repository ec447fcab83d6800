import { canonical, sha256 } from '@thameside/kernel';
import type { Message } from '@thameside/protocol';
import { entropy } from '../secrets.ts';
import type { RoomDoc } from '../store/contract.ts';
import type { Engines } from '../threads/engines.ts';
import { specOf } from './deeds.ts';
import { NotGranted } from './not-granted.ts';

/** Nobody can change the room any more: its match is made, once. */
export async function matchMade(engines: Engines, room: RoomDoc): Promise<void> {
  const { id, key, game, options, set, text } = room;
  const seats = room.seats.map(specOf);
  const made = await engines.call(
    id,
    text === null
      ? { id: 1, cmd: 'create', key, game, options, set, seats, lesson: false }
      : { id: 1, cmd: 'load', key, text, set, seats },
  );
  if (made.kind !== 'table') throw new NotGranted(made.kind === 'error' ? made.code : 'internal');
}

/** The match knows who plays: what the room says, it is told. Whether it is over is known by the seed, which is open then. */
export async function matchTold(engines: Engines, { id, seats }: RoomDoc): Promise<{ over: boolean }> {
  const now = await engines.call(id, { id: 1, cmd: 'past', table: id, seat: null, move: 0 });
  if (now.kind !== 'past') return { over: false };
  for (const [seat, doc] of seats.entries()) {
    if (doc.kind === 'open') continue;
    const to = specOf(doc);
    if (canonical(to) === canonical(now.sight.seats[seat])) continue;
    await engines.call(id, { id: 1, cmd: 'hand-over', key: entropy(), table: id, seat, to });
  }
  return { over: now.sight.seed !== null };
}

/** All have agreed: the match goes back, once. */
export function matchRewound(
  engines: Engines,
  { id, version }: RoomDoc,
  { by: seat, move }: NonNullable<RoomDoc['undo']>,
): Promise<Message> {
  const key = sha256(`${id} rewind ${version}`).slice(0, 32);
  return engines.call(id, { id: 1, cmd: 'rewind', key, table: id, seat, move });
}
