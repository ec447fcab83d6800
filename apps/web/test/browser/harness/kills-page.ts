import type { LogEntry, Message, Sight, Summary } from '@thameside/protocol';

/** What a seat has been shown of a table. */
interface Shown {
  readonly table: string;
  readonly seat: number;
  readonly version: number;
}
/** After an answer: how many lines its log has, and the last of them. */
export interface Answered extends Shown {
  readonly what: 'answered';
  readonly lines: number;
  readonly last: LogEntry | undefined;
}
/** What there is when the page opens. */
export interface Found {
  readonly what: 'found';
  readonly found: readonly (Shown & { readonly isOver: boolean; readonly log: readonly LogEntry[] })[];
}
export type Told = Answered | Found | { readonly what: 'fault'; readonly fault: unknown };

/**
 * Runs in the page: looks at all tables that are kept, then plays on at one of this game with the app's own worker,
 * for all seats, and tells the test of everything that it is shown.
 */
export async function playOn(workerAt: string, game: string, seats: number): Promise<void> {
  const worker = new Worker(workerAt, { type: 'module' });
  const pending = new Map<number, (reply: Message) => void>();
  let sight: Sight | undefined;
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'sight') sight = data.sight;
    if (!('re' in data)) return;
    pending.get(data.re)?.(data);
    pending.delete(data.re);
  };
  const tell = (told: object) => fetch('/told', { method: 'POST', body: JSON.stringify(told) });
  const ask = async (cmd: string, body: object): Promise<Message> => {
    const id = ++last;
    const reply = await new Promise<Message>(done => {
      pending.set(id, done);
      worker.postMessage({ id, cmd, ...body });
    });
    if (reply.kind !== 'error') return reply;
    await tell({ what: 'fault', fault: [cmd, reply] });
    throw new Error(reply.code);
  };
  const look = async (table: string, seat: number | null): Promise<Sight> => {
    await ask('watch', { table, seat, known: null });
    return sight as Sight;
  };
  const any = (count: number) => Math.floor(Math.random() * count);
  const newKey = () => Array.from({ length: 32 }, () => any(16).toString(16)).join('');

  async function foundAt({ table, over }: Summary, seat: number) {
    let { version, log, older } = await look(table, seat);
    while (older > 0) {
      const page = await ask('log', { table, seat, before: older });
      if (page.kind !== 'log') break;
      log = [...page.log, ...log];
      older = page.older;
    }
    return { table, seat, version, isOver: over, log };
  }
  async function newTable(): Promise<string> {
    const people = Array.from({ length: seats }, (_, i) => ({ kind: 'person', name: `P${i}` }));
    const wish = { game, seats: people, options: {}, set: null, lesson: false };
    const made = await ask('create', { key: newKey(), ...wish });
    return made.kind === 'table' ? made.table : '';
  }

  const listed = await ask('tables', {});
  const tables = listed.kind === 'tables' ? listed.tables : [];
  const found: Awaited<ReturnType<typeof foundAt>>[] = [];
  for (const each of tables) for (let seat = 0; seat < seats; seat++) found.push(await foundAt(each, seat));
  await tell({ what: 'found', found });
  let table = tables.find(each => each.game === game && !each.over)?.table ?? (await newTable());
  for (;;) {
    const { waiting, result } = await look(table, null);
    if (result) {
      table = await newTable();
      continue;
    }
    const seat = waiting[any(waiting.length)] ?? 0;
    const { version, ask: question } = await look(table, seat);
    const answers = [question?.answers[any(question.answers.length)]];
    await ask('answer', { key: newKey(), table, seat, version, answers });
    const after = await look(table, seat);
    const lines = after.older + after.log.length;
    void tell({ what: 'answered', table, seat, version: after.version, lines, last: after.log.at(-1) });
  }
}
