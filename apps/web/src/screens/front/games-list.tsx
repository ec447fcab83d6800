import type { Summary } from '@thameside/protocol';
import { useState } from 'preact/hooks';
import { Button, ButtonLink, Dialog, Disclosure, Icon, IconButton } from '../../parts/index.ts';
import { language } from '../../settings.ts';
import { when } from '../../when.ts';
import { t } from '../../words.ts';
import { forgetTable, tables } from './tables.ts';

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

/** The games that are kept in this browser: those to go on with, and those that are over, folded. */
export function GamesList() {
  const [leaving, setLeaving] = useState<Summary | null>(null);
  const all = tables.value;
  if (all === null) return <div class="games-waiting" aria-busy="true" />;
  const open = all.filter(({ over }) => !over);
  const over = all.filter(each => each.over);
  const rows = (list: readonly Summary[]) => (
    <ul class="game-rows">
      {list.map(summary => (
        <Row key={summary.table} summary={summary} onDelete={() => setLeaving(summary)} />
      ))}
    </ul>
  );
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
