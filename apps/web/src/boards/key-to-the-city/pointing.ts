import type { ComponentChildren } from 'preact';
import { hintFor } from '../../parts/index.ts';
import type { Scene } from './scene.ts';

type Handlers = Readonly<Record<string, (event: never) => void>>;

/** Both of two sets of handlers. */
const both = (a: Handlers, b: Handlers): Handlers => {
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
export function pointing(scene: Scene, piece: string, hint?: () => ComponentChildren): Handlers {
  const at = () => scene.point(piece);
  const away = () => scene.point(null);
  const own: Handlers = { onPointerEnter: at, onPointerLeave: away, onFocusIn: at, onFocusOut: away };
  return hint ? both(hintFor(hint) as unknown as Handlers, own) : own;
}
