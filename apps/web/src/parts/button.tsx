import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Hint } from './hint.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';

type Variant = 'primary' | 'plain' | 'quiet' | 'danger';

interface Look {
  readonly variant?: Variant;
  readonly icon?: IconName;
  readonly small?: boolean;
}
interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'icon'>, Look {
  /** Why it cannot be pressed now. The button stays reachable and says so on hover, focus and long press. */
  readonly unavailable?: ComponentChildren;
}

const classes = (variant: Variant, small: boolean, more: unknown): string =>
  ['button', `button-${variant}`, small ? 'button-small' : '', typeof more === 'string' ? more : '']
    .filter(Boolean)
    .join(' ');

export function Button({
  variant = 'plain',
  icon,
  small = false,
  unavailable,
  children,
  class: more,
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = unavailable !== undefined && unavailable !== null && unavailable !== false;
  const button = (
    <button
      type="button"
      {...rest}
      class={classes(variant, small, more)}
      {...(isOff ? { 'aria-disabled': true } : onClick === undefined ? {} : { onClick })}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
  return isOff ? <Hint text={unavailable}>{button}</Hint> : button;
}

/** A link that looks like a button: for going somewhere. */
export function ButtonLink({
  variant = 'plain',
  icon,
  small = false,
  children,
  class: more,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'icon'> & Look) {
  return (
    <a {...rest} class={classes(variant, small, more)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'label' | 'children'> {
  readonly icon: IconName;
  /** What it does: read aloud, and shown as a hint. */
  readonly label: string;
}

export const IconButton = ({ icon, label, variant = 'quiet', class: more, ...rest }: IconButtonProps) => {
  const button = (
    <Button
      {...rest}
      variant={variant}
      class={`button-icon ${typeof more === 'string' ? more : ''}`}
      aria-label={label}
    >
      <Icon name={icon} />
    </Button>
  );
  return rest.unavailable === undefined ? (
    <Hint text={label} isLabel>
      {button}
    </Hint>
  ) : (
    button
  );
};
