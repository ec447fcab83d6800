import type { Summary } from '@thameside/protocol';
import { useState } from 'preact/hooks';
import { Button, ButtonLink, Dialog, Disclosure, Icon, IconButton } from '../../parts/index.ts';
import { language } from '../../settings.ts';
import { when } from '../../when.ts';
import { t } from '../../words.ts';
import { forgetTable, rooms, tables } from './tables.ts';

const namesOf = ({ seats }: Summary): string[] => seats.map(({ name }) => name);

/** Whose turn it is, if a person's; bots are quick. */
const turnOf = ({ seats, waiting }: Summary): string[] =>
  waiting.flatMap(seat => {
    const spec = seats[seat];
    return spec?.kind === 'person' ? [spec.name] : [];
  });

const Row = ({ summary, onDelete }: { readonly summary: Summary; readonly onDelete: () => void }) => {
  const names = namesOf(summary);
  const turn = summary.over ? [] : turnOf(summary);
  return (
    <li class="game-row">
      <div class="game-what">
        <h3>{t('front.players', { names })}</h3>
        {summary.lesson && (
          <p class="game-guided">
            <Icon name="book" size={1} /> {t('learn.guided')}
          </p>
        )}
        <p class="about">
          {t(`game.${summary.game}`)} · {t('front.move', { move: summary.move })} ·{' '}
          <time dateTime={new Date(summary.updated).toISOString()}>
            {when(summary.updated, Date.now(), language.value)}
          </time>
        </p>
        {turn.length > 0 && <p class="about">{t('front.turn', { names: turn })}</p>}
      </div>
      <div class="row game-do">
        <ButtonLink
          variant={summary.over ? 'plain' : 'primary'}
          icon={summary.over ? 'eye' : 'play'}
          href={`#/table/${summary.table}`}
          aria-label={t(summary.over ? 'front.look-at' : 'front.continue-with', { names })}
        >
          {t(summary.over ? 'front.look' : 'front.continue')}
        </ButtonLink>
        <IconButton icon="trash" label={t('front.delete-with', { names })} onClick={onDelete} />
      </div>
    </li>
  );
};

/** One list: what is kept in this browser and what is played online; those that wait for me first, those that are over folded. */
export function GamesList() {
  const [leaving, setLeaving] = useState<Summary | null>(null);
  const all = tables.value;
  if (all === null) return <div class="games-waiting" aria-busy="true" />;
  const away = rooms.value;
  const entries = [
    ...all.map(summary => ({
      over: summary.over,
      waits: turnOf(summary).length > 0,
      updated: summary.updated,
      row: <Row key={summary.table} summary={summary} onDelete={() => setLeaving(summary)} />,
    })),
    ...(away?.lines ?? []).map(line => ({
      over: line.state === 'over',
      waits: line.waitsForMe,
      updated: line.updated,
      row: away && <away.Row key={line.table} line={line} />,
    })),
  ].toSorted((a, b) => Number(b.waits) - Number(a.waits) || b.updated - a.updated);
  const open = entries.filter(({ over }) => !over);
  const over = entries.filter(each => each.over);
  const rows = (list: typeof entries) => <ul class="game-rows">{list.map(({ row }) => row)}</ul>;
  return (
    <>
      {open.length > 0 ? (
        rows(open)
      ) : (
        <p class="none">
          <Icon name="barge" size={1.6} />
          {t('front.none')}
        </p>
      )}
      {over.length > 0 && (
        <Disclosure summary={t('front.over', { count: over.length })}>{rows(over)}</Disclosure>
      )}
      {leaving && (
        <Dialog
          title={t('front.delete-title')}
          onClose={() => setLeaving(null)}
          actions={
            <>
              <Button onClick={() => setLeaving(null)}>{t('parts.cancel')}</Button>
              <Button
                variant="danger"
                icon="trash"
                onClick={() => {
                  setLeaving(null);
                  void forgetTable(leaving.table);
                }}
              >
                {t('front.delete')}
              </Button>
            </>
          }
        >
          <p>{t('front.delete-sure', { names: namesOf(leaving), move: leaving.move })}</p>
        </Dialog>
      )}
    </>
  );
}
