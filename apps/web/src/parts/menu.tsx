import { useRef } from 'preact/hooks';
import { hide, showAt } from './bubble.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import { roved } from './rove.ts';

interface MenuItem<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly icon?: IconName;
  /** The language of the label, if it is not the page's. */
  readonly lang?: string;
}
interface MenuProps<V extends string> {
  /** What is chosen here; read aloud with the value. */
  readonly label: string;
  readonly icon: IconName;
  readonly value: V;
  readonly items: readonly MenuItem<V>[];
  readonly onChange: (value: V) => void;
}

/** A button that opens a list to choose one from. */
export function Menu<V extends string>({ label, icon, value, items, onChange }: MenuProps<V>) {
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const now = items.find(item => item.value === value);
  const entry = (at: number) => list.current?.querySelectorAll<HTMLElement>('button')[at];

  const open = () => {
    if (!list.current || !button.current) return;
    showAt(list.current, button.current);
    entry(
      Math.max(
        0,
        items.findIndex(item => item.value === value),
      ),
    )?.focus();
  };
  const close = () => {
    hide(list.current);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((_, i) => entry(i) === document.activeElement);
    const to = roved(event.key, at, items.length);
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      close();
    } else if (to !== null) {
      event.preventDefault();
      entry(to)?.focus();
    }
  };
  return (
    <>
      <button
        type="button"
        class="button button-quiet menu-button"
        aria-haspopup="menu"
        aria-label={`${label}: ${now?.label ?? value}`}
        ref={button}
        onClick={open}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
      >
        <Icon name={icon} />
        <span class="menu-word">{now?.label ?? value}</span>
        <Icon name="chevron-down" size={0.9} />
      </button>
      <div class="menu" role="menu" aria-label={label} popover="auto" ref={list} onKeyDown={onKeyDown}>
        {items.map(item => (
          <button
            key={item.value}
            type="button"
            role="menuitemradio"
            aria-checked={item.value === value}
            tabIndex={-1}
            lang={item.lang}
            onClick={() => {
              close();
              onChange(item.value);
            }}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.label}
            <span class="mark">
              <Icon name="check" />
            </span>
          </button>
        ))}
      </div>
    </>
  );
}
