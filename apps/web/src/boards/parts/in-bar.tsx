import type { Answer } from '@thameside/kernel';
import { type ComponentChildren, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { saying, thought } from '../../state/thought.ts';

interface InBarProps {
  /** What is asked instead of the host's question, while a thought is under way that has not been given. */
  readonly say?: string | null;
  /** What has been decided in it so far. */
  readonly given?: readonly Answer[];
  readonly children: ComponentChildren;
}

const NOTHING: readonly Answer[] = [];

/** What can be said instead of pointing at something: beside the question, in the bar of the shell. */
export function InBar({ say = null, given = NOTHING, children }: InBarProps) {
  const place = useRef<Element | null>(null);
  useLayoutEffect(() => {
    saying.value = say;
    thought.value = given;
    place.current = document.querySelector('.action-verbs');
    if (place.current) render(children, place.current);
  });
  useLayoutEffect(
    () => () => {
      saying.value = null;
      thought.value = NOTHING;
      if (place.current) render(null, place.current);
    },
    [],
  );
  return null;
}
