import type { ComponentChildren } from 'preact';

/** Something that must not be overlooked. Bad news is read out at once. */
export const Notice = ({
  kind = 'info',
  children,
}: {
  readonly kind?: 'info' | 'good' | 'warn' | 'bad';
  readonly children: ComponentChildren;
}) => (
  <div class="notice" data-kind={kind} role={kind === 'bad' ? 'alert' : 'status'}>
    {children}
  </div>
);
