import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Reached } from '../../points.ts';
import type { Columns, Read, Value, Write } from '../database.ts';
import { READS } from '../database.ts';
import { isRead, stepsOf } from './commands.ts';

/** One thing to do: a command by name, or the words of a list. */
export type Call = { readonly params: readonly Value[] } & (
  | { readonly command: Read | Write }
  | { readonly select: string }
);
export type Outcome =
  | { readonly rows: readonly Columns[] }
  | { readonly unavailable: string }
  /** This one was wrong in itself; the others are none the worse for it. */
  | { readonly error: string };

/** SQLite's codes for a call that was wrong in itself. Any other is the database's or the disk's. */
const OUR_FAULT = new Set([
  1, // ERROR
  18, // TOOBIG
  19, // CONSTRAINT
  20, // MISMATCH
  21, // MISUSE
  25, // RANGE
]);
const isOurFault = (error: unknown): boolean =>
  !(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number') ||
  OUR_FAULT.has(error.errcode & 0xff);
const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isReading = (call: Call): boolean => 'select' in call || isRead(call.command);

/**
 * Does many calls with one commit. Each is done or not done by itself; an error of the disk undoes all of them, and then
 * none has been done. Nothing may be acknowledged before this has returned.
 */
export function batches(db: DatabaseSync, reached?: Reached): (calls: readonly Call[]) => Outcome[] {
  const prepared = new Map<string, { statement: StatementSync; takes: number }>();
  function all(text: string, params: readonly Value[]): Columns[] {
    let known = prepared.get(text);
    if (!known) {
      const statement = db.prepare(text.replace(/\$(\d+)/g, '?$1'));
      statement.setReturnArrays(true);
      const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
      known = { statement, takes: Math.max(0, ...numbers) || params.length };
      prepared.set(text, known);
    }
    return known.statement.all(...params.slice(0, known.takes)) as unknown as Columns[];
  }

  function read(call: Call): Columns[] {
    if ('select' in call) return all(call.select, call.params);
    return isRead(call.command) ? all(READS[call.command], call.params) : [];
  }
  function write(command: Write, params: readonly Value[]): Columns[] {
    const { if: first, do: rest } = stepsOf(command);
    const found = first === undefined ? [] : all(first, params);
    if (first !== undefined && found.length === 0) return found;
    return [
      ...found,
      ...rest.flatMap((step, i) => {
        if (command === 'snap' && i > 0) reached?.('in-snapshot');
        return all(step, params);
      }),
    ];
  }
  function readOnly(call: Call): Outcome {
    try {
      return { rows: read(call) };
    } catch (error) {
      return isOurFault(error) ? { error: said(error) } : { unavailable: said(error) };
    }
  }
  function perform(call: Call): Outcome {
    if ('select' in call || isRead(call.command)) return readOnly(call);
    db.exec('savepoint call');
    try {
      const rows = write(call.command, call.params);
      db.exec('release call');
      return { rows };
    } catch (error) {
      if (!isOurFault(error) || !db.isTransaction) throw error;
      db.exec('rollback to call; release call');
      return { error: said(error) };
    }
  }

  /** If even that fails, it is tried again with the next calls. */
  function undo(): void {
    try {
      if (db.isTransaction) db.exec('rollback');
    } catch {}
  }

  return calls => {
    if (calls.every(isReading)) return calls.map(readOnly);
    try {
      undo();
      db.exec('begin immediate');
      const outcomes = calls.map(perform);
      reached?.('before-commit');
      db.exec('commit');
      reached?.('after-commit');
      return outcomes;
    } catch (error) {
      undo();
      // reading may still be possible
      return calls.map(call => (isReading(call) ? readOnly(call) : { unavailable: said(error) }));
    }
  };
}
