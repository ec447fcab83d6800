import { annotations, type SeatSpec } from '@thameside/protocol';
import { useEffect, useState } from 'preact/hooks';
import { NotGranted } from '../link.ts';
import { ButtonLink } from '../parts/index.ts';
import { link } from '../state/link.ts';
import { t } from '../words.ts';
import { unpacked } from './lib/pack.ts';

/** Who sits where: those of the text, or people without a name. */
const seatsFor = (text: string): SeatSpec[] => {
  const { seats, count } = annotations(text);
  return (
    seats ??
    Array.from({ length: count }, (_, i) => ({ kind: 'person', name: t('table.load.player', { n: i + 1 }) }))
  );
};

/** A match from its text, at a table of its own; its id. */
export async function loadMatch(text: string): Promise<string> {
  const reply = await link.ask('load', { text, seats: seatsFor(text), set: annotations(text).set });
  if (reply.kind !== 'table') throw new Error(reply.kind);
  return reply.table;
}

interface Fault {
  readonly line: string | null;
}
const faultOf = (error: unknown): Fault => ({
  line: error instanceof NotGranted ? (error.refused.faults[0]?.at ?? null) : null,
});

/** Opens the game that an address carries in itself. */
export function LoadFromLink({ packed }: { readonly packed: string }) {
  const [fault, setFault] = useState<Fault | null>(null);
  useEffect(() => {
    setFault(null);
    void unpacked(packed)
      .then(loadMatch)
      .then(
        // not one more step in the history of the browser: going back would load it again
        id => location.replace(`#/table/${id}`),
        (error: unknown) => setFault(faultOf(error)),
      );
  }, [packed]);
  if (!fault) return <main class="table-loading" aria-busy="true" aria-label={t('table.loading')} />;
  return (
    <main class="table-missing">
      <h1>{t('table.load.failed')}</h1>
      <p>{fault.line ? t('table.load.line', { line: fault.line }) : t('table.load.broken')}</p>
      <ButtonLink href="#/" icon="home">
        {t('table.leave')}
      </ButtonLink>
    </main>
  );
}
