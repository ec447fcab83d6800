import { load, nameplate } from '@thameside/kernel';
import type { Engine, Passed, Said } from '@thameside/kit';
import type { SeatSpec, Summary } from '@thameside/protocol';
import { HostError } from './errors.ts';
import type { Given, Head, Row } from './rows.ts';

/** A table as the first release kept it: the match as text, and what the match does not know. */
export interface OlderTable {
  readonly id: string;
  readonly game: string;
  readonly set: string | null;
  readonly seats: readonly SeatSpec[];
  readonly text: string;
  readonly autos: readonly number[];
  readonly reasons: Readonly<Record<string, Said>>;
  readonly updated: number;
  readonly forkOf: { readonly table: string; readonly move: number } | null;
  readonly held: number | null;
  readonly passed: Passed | null;
  readonly summary: Summary;
}

export const rulesOf = ({ text }: OlderTable): number => Number(nameplate(text).rules);

/** The same table as rows; a new row with every reason, which a row has one of. */
export function fromOlder(older: OlderTable, engine: Engine): { head: Head; rows: Row[] } {
  const { id, set, seats, forkOf, passed, held, updated } = older;
  const own = set === null ? engine : engine.withSet(JSON.parse(set));
  if ('faults' in own) throw new HostError('unreadable');
  const { header, entries } = load(own.game, older.text);
  const rows: { given: Given[]; reason: Said | undefined }[] = [];
  entries.forEach(({ seat, answer }, i) => {
    const reason = older.reasons[String(i + 1)];
    if (reason || rows.length === 0) rows.push({ given: [], reason });
    rows.at(-1)?.given.push([seat, answer, older.autos.includes(i + 1) ? 1 : 0]);
  });
  const kept = rows.map(({ given, reason }, i): Row => {
    const rest = { at: updated, seat: null, do: 'answer', key: '', sum: '' } as const;
    const end = i === rows.length - 1 ? { held, passed } : {};
    return { no: i + 1, ...rest, given, ...(reason && { reason }), ...end };
  });
  const guided = passed !== null;
  return {
    head: { id, header, set: set ?? engine.exportSet(), seats, forkOf, guided, at: updated, sum: '' },
    rows: kept,
  };
}
