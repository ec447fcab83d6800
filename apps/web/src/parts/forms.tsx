import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

interface ChoiceItem<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: IconName;
}
interface ChoiceProps<V extends string> {
  readonly legend: string;
  readonly about?: ComponentChildren;
  readonly value: V;
  readonly picks: readonly ChoiceItem<V>[];
  readonly onChange: (value: V) => void;
}

/** One of a few, all in sight. */
export function Choice<V extends string>({ legend, about, value, picks, onChange }: ChoiceProps<V>) {
  const name = useId();
  return (
    <fieldset class="choice" {...(about ? { 'aria-describedby': `${name}-about` } : {})}>
      <legend>{legend}</legend>
      <div class="choice-row">
        {picks.map(pick => (
          <label class="choice-item" key={pick.value}>
            <input
              type="radio"
              name={name}
              value={pick.value}
              checked={pick.value === value}
              onChange={() => onChange(pick.value)}
            />
            <span>
              {pick.icon && <Icon name={pick.icon} />}
              {pick.label}
            </span>
          </label>
        ))}
      </div>
      {about && (
        <p class="about" id={`${name}-about`}>
          {about}
        </p>
      )}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly about?: ComponentChildren;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const Switch = ({ label, about, checked, onChange }: SwitchProps) => (
  <label class="switch">
    <input type="checkbox" checked={checked} onChange={event => onChange(event.currentTarget.checked)} />
    <span class="switch-words">
      <span class="label">{label}</span>
      {about && <span class="about">{about}</span>}
    </span>
  </label>
);

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** The label is read aloud only: something beside it says it for the eye. */
  readonly unseenLabel?: boolean;
  readonly type?: 'text' | 'search';
}

export function TextField(props: TextFieldProps) {
  const id = useId();
  const { label, value, onInput, placeholder, maxLength = 40, unseenLabel = false, type = 'text' } = props;
  return (
    <div class="field">
      <label for={id} class={unseenLabel ? 'unseen' : 'label'}>
        {label}
      </label>
      <input
        class="input"
        id={id}
        type={type}
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autocomplete="off"
        onInput={event => onInput(event.currentTarget.value)}
      />
    </div>
  );
}

interface SelectProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly picks: readonly ChoiceItem<V>[];
  readonly onChange: (value: V) => void;
  readonly unseenLabel?: boolean;
}

export function Select<V extends string>({
  label,
  value,
  picks,
  onChange,
  unseenLabel = false,
}: SelectProps<V>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={unseenLabel ? 'unseen' : 'label'}>
        {label}
      </label>
      <select
        class="input"
        id={id}
        value={value}
        onChange={event => onChange(event.currentTarget.value as V)}
      >
        {picks.map(pick => (
          <option key={pick.value} value={pick.value} selected={pick.value === value}>
            {pick.label}
          </option>
        ))}
      </select>
    </div>
  );
}
