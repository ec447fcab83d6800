import { Button, IconButton, Select, TextField } from '../../parts/index.ts';
import { t } from '../../words.ts';
import { freeName, PERSON, type SeatDraft } from './draft.ts';

export interface SeatsEditorProps {
  readonly seats: readonly SeatDraft[];
  readonly onChange: (seats: readonly SeatDraft[]) => void;
  /** How many there may be; both the same where the number is fixed. */
  readonly limits: readonly [min: number, max: number];
  readonly levels: readonly { readonly value: string; readonly label: string }[];
}

/** Who sits where. */
export function SeatsEditor({ seats, onChange, limits: [min, max], levels }: SeatsEditorProps) {
  const change = (at: number, seat: SeatDraft) => onChange(seats.map((each, i) => (i === at ? seat : each)));
  const byChanged = (at: number, seat: SeatDraft, by: string) => {
    const others = seats.filter((_, i) => i !== at).map(({ name }) => name);
    const isUnnamed = seat.name === '' || (seat.by !== PERSON && by === PERSON);
    const name = isUnnamed ? (by === PERSON ? '' : freeName(others)) : seat.name;
    change(at, { name, by });
  };
  return (
    <div class="seats">
      <ol class="seat-rows">
        {seats.map((seat, i) => (
          <li class="seat-row" key={i}>
            <span class="seat-number" aria-hidden="true">
              {i + 1}
            </span>
            <TextField
              label={t('new.seat-name', { number: i + 1 })}
              unseenLabel
              value={seat.name}
              placeholder={t('new.player', { number: i + 1 })}
              onInput={name => change(i, { ...seat, name })}
            />
            <Select
              label={t('new.seat-by', { number: i + 1 })}
              unseenLabel
              value={seat.by}
              picks={[
                { value: PERSON, label: t('new.person') },
                ...levels.map(({ value, label }) => ({ value, label: t('new.bot', { level: label }) })),
              ]}
              onChange={by => byChanged(i, seat, by)}
            />
            {min !== max && (
              <IconButton
                icon="close"
                label={t('new.remove-seat', { number: i + 1 })}
                {...(seats.length <= min ? { unavailable: t('new.too-few', { min }) } : {})}
                onClick={() => onChange(seats.filter((_, at) => at !== i))}
              />
            )}
          </li>
        ))}
      </ol>
      {min !== max && seats.length < max && (
        <Button icon="plus" onClick={() => onChange([...seats, { name: '', by: PERSON }])}>
          {t('new.add-seat')}
        </Button>
      )}
    </div>
  );
}
