import { type ComponentChildren, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { saying } from '../../state/ui.ts';

interface InBarProps {
  /** What is asked instead of the host's question, while a thought is under way that has not been given. */
  readonly say?: string | null;
  readonly children: ComponentChildren;
}

/** What can be said instead of pointing at something: beside the question, in the bar of the shell. */
export function InBar({ say = null, children }: InBarProps) {
  const place = useRef<Element | null>(null);
  useLayoutEffect(() => {
    saying.value = say;
    place.current = document.querySelector('.action-verbs');
    if (place.current) render(children, place.current);
  });
  useLayoutEffect(
    () => () => {
      saying.value = null;
      if (place.current) render(null, place.current);
    },
    [],
  );
  return null;
}
