import type { ComponentChildren } from 'preact';
import { hintFor } from '../../parts/index.ts';
import type { BoardProps } from '../board.ts';

export type Handlers = Readonly<Record<string, (event: never) => void>>;

/** Both of two sets of handlers. */
export const both = (a: Handlers, b: Handlers): Handlers => {
  const merged: Record<string, (event: never) => void> = { ...a };
  for (const [name, second] of Object.entries(b)) {
    const first = a[name];
    merged[name] = first
      ? event => {
          first(event);
          second(event);
        }
      : second;
  }
  return merged;
};

/** A piece tells the log when it is pointed at, and says its hint if it has one. */
export function pointing(
  scene: Pick<BoardProps, 'point'>,
  piece: string,
  hint?: () => ComponentChildren,
): Handlers {
  const at = () => scene.point(piece);
  const away = () => scene.point(null);
  const own: Handlers = { onPointerEnter: at, onPointerLeave: away, onFocusIn: at, onFocusOut: away };
  return hint ? both(hintFor(hint) as unknown as Handlers, own) : own;
}

const OF_FOCUS = ['onFocusIn', 'onFocusOut', 'onKeyDown'];

/** For a button inside a drawing: Chromium would give the focus to anything in SVG that listens for it. */
export function pointingApart(
  scene: Pick<BoardProps, 'point'>,
  piece: string,
  hint?: () => ComponentChildren,
): { readonly drawing: Handlers; readonly button: Handlers } {
  const all = Object.entries(pointing(scene, piece, hint));
  const isOfFocus = ([name]: [string, unknown]) => OF_FOCUS.includes(name);
  return {
    drawing: Object.fromEntries(all.filter(entry => !isOfFocus(entry))),
    button: Object.fromEntries(all.filter(isOfFocus)),
  };
}
