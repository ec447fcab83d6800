import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { onRoveKey, settleTabStop } from '../parts/rove.ts';

/** Things that belong together: one stop for Tab, arrows within. */
export function RoveGroup(props: {
  readonly label: string;
  readonly class: string;
  readonly children: ComponentChildren;
}) {
  const group = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => settleTabStop(group.current));
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
    <div
      class={props.class}
      role="group"
      aria-label={props.label}
      ref={group}
      onKeyDown={onRoveKey}
      onFocusIn={() => settleTabStop(group.current)}
    >
      {props.children}
    </div>
  );
}
