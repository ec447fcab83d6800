import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  readonly summary: ComponentChildren;
  readonly children: ComponentChildren;
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
}

/** Something folded away. */
export const Disclosure = ({ summary, children, open = false, onToggle }: DisclosureProps) => (
  <details class="disclosure" open={open} onToggle={event => onToggle?.(event.currentTarget.open)}>
    <summary>
      <Icon name="chevron-right" />
      {summary}
    </summary>
    <div class="disclosure-content">{children}</div>
  </details>
);
