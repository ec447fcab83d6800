import type { Message } from '@thameside/protocol';
import type { RoomErrorCode } from '@thameside/protocol/rooms';

type Faults = Extract<Message, { kind: 'error' }>['faults'];

/** What somebody asked for and does not get. Nothing has changed. */
export class NotGranted extends Error {
  readonly code: RoomErrorCode;
  /** Milliseconds after which it may be asked for again. */
  readonly wait: number | null;
  readonly faults: Faults;
  constructor(
    code: RoomErrorCode,
    { wait = null, faults = [] }: { wait?: number | null; faults?: Faults } = {},
  ) {
    super(code);
    this.code = code;
    this.wait = wait;
    this.faults = faults;
  }
}
