import { Entered, HttpError, MadeRoom, type MakeRoom, type RoomErrorCode } from '@thameside/protocol/rooms';
import * as v from 'valibot';

/** What the server did not grant. Nothing has changed. */
export class Refusal extends Error {
  readonly code: RoomErrorCode;
  /** Milliseconds after which it may be tried again. */
  readonly wait: number | null;
  constructor(code: RoomErrorCode, wait: number | null = null) {
    super(code);
    this.code = code;
    this.wait = wait;
  }
}

/** A network that swallows what it is given is as good as none. */
const PATIENCE = 20_000;

async function post<S extends v.GenericSchema>(
  path: string,
  body: unknown,
  schema: S,
): Promise<v.InferOutput<S>> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  const reply: unknown = response && (await response.json().catch(() => null));
  const read = v.safeParse(schema, reply);
  if (response?.ok && read.success) return read.output;
  const error = v.safeParse(HttpError, reply);
  throw error.success ? new Refusal(error.output.error, error.output.wait) : new Refusal('unavailable');
}

type Inside = v.InferOutput<typeof Entered>;
let entering: Promise<unknown> = Promise.resolve();
/** Whoever comes in twice at once, in one page or in two, would be two guests: so one after the other. */
const inTurn = (act: () => Promise<Inside>): Promise<Inside> => {
  const { locks } = navigator as { locks?: LockManager };
  const mine = entering.then(() => (locks ? locks.request('thameside enter', act) : act()));
  entering = mine.catch(() => {});
  return mine;
};

/** Be somebody here: a guest, by a name, or by a code that brings a seat along. */
export const enter = (body: { readonly name?: string; readonly code?: string }): Promise<Inside> =>
  inTurn(() => post('/api/enter', body, Entered));

export const makeRoom = (body: MakeRoom) => post('/api/rooms', body, MadeRoom);

const Info = v.looseObject({ protocol: v.number() });
/** Whether this page comes from a server that plays, and not from a plain folder. */
export async function hasServer(): Promise<boolean> {
  const response = await fetch('/api/info').catch(() => null);
  const reply: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return v.is(Info, reply);
}
