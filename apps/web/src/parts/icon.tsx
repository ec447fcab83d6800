import { ICONS, type IconName } from './icons.ts';

interface IconProps {
  readonly name: IconName;
  /** Side length in em; 1.25 unless told. */
  readonly size?: number;
  /** Only where no text says the same: otherwise the icon is an ornament. */
  readonly label?: string;
}

export const Icon = ({ name, size = 1.25, label }: IconProps) => (
  <svg
    class="icon"
    viewBox="0 0 24 24"
    width={`${size}em`}
    height={`${size}em`}
    role="img"
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
  >
    <path d={ICONS[name]} />
  </svg>
);
