import { annotations, type Sight } from '@thameside/protocol';
import type { SeatWish } from '@thameside/protocol/rooms';
import { newKey } from '../link.ts';
import { playerName } from '../settings.ts';
import { link } from '../state/link.ts';
import { trouble, troubleOf } from '../state/table.ts';
import { hasServer, Refusal } from './http.ts';
import { openTable } from './open-table.ts';
import { learnOnline } from './texts.ts';

/** Go on with a game of this browser at a table online: I keep my seat, bots keep theirs, those of others are open. */
export async function takenOnline({ table, game, options, seat, seats }: Sight): Promise<void> {
  await learnOnline();
  try {
    if (!(await hasServer())) throw new Refusal('unavailable');
    const reply = await link.ask('export', { table });
    if (reply.kind !== 'text') return;
    const me =
      seat ??
      Math.max(
        0,
        seats.findIndex(({ kind }) => kind === 'person'),
      );
    const wishes = seats.map(
      (spec, i): SeatWish => (i === me ? { kind: 'me' } : spec.kind === 'bot' ? spec : { kind: 'open' }),
    );
    const name = playerName.value.trim() || (seats[me]?.name ?? '');
    const { set } = annotations(reply.text);
    await openTable(name, { game, options, set, seats: wishes, text: reply.text }, newKey());
  } catch (error) {
    trouble.value = error instanceof Refusal ? { code: error.code, refusal: null } : troubleOf(error);
  }
}
