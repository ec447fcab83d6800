import type { SeatSpec, Sight } from '@thameside/protocol';
import { useState } from 'preact/hooks';
import { Button, Choice, Dialog, TextField } from '../parts/index.ts';
import { link } from '../state/link.ts';
import { trouble, troubleOf } from '../state/table.ts';
import { type GameWords, t } from '../words.ts';

/** A seat is not an account: it can go to another person or to a bot at any time. */
export function SeatDialog({
  sight,
  seat,
  words,
  onClose,
}: {
  readonly sight: Sight;
  readonly seat: number;
  readonly words: GameWords;
  readonly onClose: () => void;
}) {
  const spec = sight.seats[seat];
  const [name, setName] = useState(spec?.name ?? '');
  const [player, setPlayer] = useState(spec?.kind === 'bot' ? spec.level : 'person');
  const change = async () => {
    const called = name.trim() || (spec?.name ?? '');
    const to: SeatSpec =
      player === 'person' ? { kind: 'person', name: called } : { kind: 'bot', name: called, level: player };
    onClose();
    try {
      await link.ask('hand-over', { table: sight.table, seat, to });
    } catch (error) {
      trouble.value = troubleOf(error);
    }
  };
  return (
    <Dialog
      title={t('table.seat.title', { name: spec?.name ?? '' })}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={() => void change()}>
          {t('table.seat.do')}
        </Button>
      }
    >
      <div class="seat-form">
        <p>{t('table.seat.about')}</p>
        <TextField label={t('table.seat.name')} value={name} onInput={setName} />
        <Choice
          legend={t('table.seat.player')}
          value={player}
          picks={['person', ...words.face.levels].map(each => ({
            value: each,
            label:
              each === 'person'
                ? t('table.seat.person')
                : t('table.seat.bot', { level: words.t(`level.${each}`) }),
          }))}
          onChange={setPlayer}
        />
      </div>
    </Dialog>
  );
}
