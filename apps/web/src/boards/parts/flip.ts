import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { motion } from '../../settings.ts';
import type { SightOf } from '../board.ts';

const DURATION = 420;
const NEAR = 6;

interface Seen {
  readonly x: number;
  readonly y: number;
  readonly count: string;
}

export const isStill = (): boolean => !motion.value || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves are in the element's own units: inside SVG those of the drawing. */
const scaleOf = (element: Element): number => {
  const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  return matrix && matrix.a > 0 ? matrix.a : 1;
};

function fly(element: Element, from: Seen, to: Seen): void {
  const scale = scaleOf(element);
  const x = (from.x - to.x) / scale;
  const y = (from.y - to.y) / scale;
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: DURATION,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  });
}

const pop = (element: Element, from: number): void => {
  element.animate([{ transform: `scale(${from})` }, { transform: 'none' }], {
    duration: DURATION,
    easing: 'cubic-bezier(0.3, 1.6, 0.5, 1)',
  });
};

/** Pieces that fly go from where they were to where they are; new ones, and those that count more, swell for a moment. */
export function useFlip(root: RefObject<HTMLElement>, { version, table }: SightOf): void {
  const seen = useRef(new Map<string, Seen>());
  const last = useRef('');
  useLayoutEffect(() => {
    const before = seen.current;
    const now = new Map<string, Seen>();
    const isSameTable = last.current.startsWith(`${table} `);
    const isNews = isSameTable && last.current !== `${table} ${version}` && !isStill();
    for (const element of root.current?.querySelectorAll<HTMLElement | SVGElement>('[data-flip]') ?? []) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0) continue;
      const name = element.dataset.flip ?? '';
      const here = { x: left + width / 2, y: top + height / 2, count: element.dataset.flipCount ?? '' };
      now.set(name, here);
      if (!isNews) continue;
      const was = before.get(name);
      if (!was) pop(element, 0.4);
      else if (element.dataset.flies !== undefined && Math.hypot(was.x - here.x, was.y - here.y) > NEAR)
        fly(element, was, here);
      else if (was.count !== here.count) pop(element, 1.35);
    }
    seen.current = now;
    last.current = `${table} ${version}`;
  });
}
