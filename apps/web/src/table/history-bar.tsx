import type { Sight } from '@thameside/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, Dialog, Icon, IconButton, Select } from '../parts/index.ts';
import { go } from '../route.ts';
import { company } from '../state/company.ts';
import { link } from '../state/link.ts';
import {
  isElsewhere,
  past,
  pastEyes,
  sight as present,
  stepTo,
  takeOver,
  trouble,
  troubleOf,
} from '../state/table.ts';
import { isHistoryOpen } from '../state/ui.ts';
import { t } from '../words.ts';
import { stopAt, stopsOf, turnsOf } from './lib/history.ts';
import { nameOf } from './seat.tsx';
import './css/history.css';

export function closeHistory(): void {
  isHistoryOpen.value = false;
  void stepTo(null);
}

async function fork(sight: Sight): Promise<void> {
  try {
    const reply = await link.ask('fork', { table: sight.table, seat: sight.seat, move: sight.move });
    if (reply.kind === 'table') go(`/${company.value ? 'online' : 'table'}/${reply.table}`);
  } catch (error) {
    trouble.value = troubleOf(error);
  }
}

function ForkDialog({ sight, onClose }: { readonly sight: Sight; readonly onClose: () => void }) {
  return (
    <Dialog
      title={t('table.fork.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('table.fork.back')}</Button>
          <Button variant="primary" icon="fork" onClick={() => void fork(sight)}>
            {t('table.fork.do')}
          </Button>
        </>
      }
    >
      <p>{t('table.fork.about', { names: sight.seats.map(({ name }) => name) })}</p>
    </Dialog>
  );
}

/** After the end everybody's cards are on the table: choose whose side of the past to see. */
const Eyes = ({ sight }: { readonly sight: Sight }) => (
  <Select
    label={t('table.history.eyes')}
    unseenLabel
    value={String(pastEyes.value === undefined ? sight.seat : pastEyes.value)}
    picks={[
      ...sight.seats.map(({ name }, seat) => ({ value: String(seat), label: name })),
      { value: 'null', label: t('table.history.everybody') },
    ]}
    onChange={value => {
      pastEyes.value = value === 'null' ? null : Number(value);
      if (past.value) void stepTo(past.value.move);
    }}
  />
);

/** Leafing through the game: a slider, steps and turns. */
export function HistoryBar() {
  const now = present.value;
  const slider = useRef<HTMLInputElement>(null);
  const [isForking, setForking] = useState(false);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  if (!now) return null;
  const stops = stopsOf(now.log);
  const last = stops.length - 1;
  const at = past.value ? stopAt(stops, past.value.move) : last;
  const turns = turnsOf(now.log);
  const to = (stop: number) => void stepTo(stop >= last ? null : (stops[Math.max(0, stop)] ?? 0));
  const toTurn = (move: number | undefined) =>
    void stepTo(move === undefined || move >= now.move ? null : move);
  const move = past.value?.move ?? now.move;
  const isOver = past.value === null && now.result !== null;
  const who = now.log[move]?.seat;
  const AskUndo = company.value?.AskUndo;
  return (
    <section class="history-bar" aria-label={t('table.history')}>
      <div class="history-steps">
        <IconButton
          icon="first"
          label={t('table.history.turn-back')}
          onClick={() => toTurn(turns.findLast(each => each < move) ?? 0)}
        />
        <IconButton icon="step-back" label={t('table.history.back')} onClick={() => to(at - 1)} />
        <input
          ref={slider}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('table.history.slider')}
          aria-valuetext={t('table.past.at', { move, of: now.move })}
          onInput={event => to(Number(event.currentTarget.value))}
        />
        <IconButton icon="step-forward" label={t('table.history.on')} onClick={() => to(at + 1)} />
        <IconButton
          icon="last"
          label={t('table.history.turn-on')}
          onClick={() => toTurn(turns.find(each => each > move))}
        />
      </div>
      <p class="history-where">
        {t('table.past.at', { move, of: now.move })}
        {who !== null && who !== undefined && <> · {nameOf(now, who)}</>}
      </p>
      <div class="history-do">
        {now.result && <Eyes sight={now} />}
        {AskUndo && past.value && <AskUndo move={past.value.move} />}
        <Button
          small
          icon="fork"
          {...(isOver ? { unavailable: t('table.fork.over') } : {})}
          onClick={() => setForking(true)}
        >
          {t('table.fork')}
        </Button>
        <Button small variant="primary" onClick={closeHistory}>
          {t('table.past.now')}
        </Button>
      </div>
      {isForking && <ForkDialog sight={past.value ?? now} onClose={() => setForking(false)} />}
    </section>
  );
}

/** A clear sign that this is not the present. */
/** Two tabs with one game: one plays. */
export const ElsewhereBanner = () =>
  isElsewhere.value && (
    <p class="past-banner" role="status">
      <Icon name="people" /> {t('table.elsewhere')}{' '}
      <Button small onClick={() => void takeOver()}>
        {t('table.take-over')}
      </Button>
    </p>
  );

export const PastBanner = () =>
  past.value && (
    <p class="past-banner" role="status">
      <Icon name="clock" /> {t('table.past.banner')}
    </p>
  );
