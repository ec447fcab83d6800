import { signal } from '@preact/signals';
import { type ComponentChildren, cloneElement, type VNode } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../words.ts';
import { hide, showAt } from './bubble.ts';

const HOVER = 350;
const LEAVE = 150;
const PRESS = 450;

/** Where the pointer was before it came here: it moves after it has entered. */
let was = { x: Number.NaN, y: Number.NaN };
globalThis.window?.addEventListener(
  'pointermove',
  ({ clientX, clientY }) => {
    was = { x: clientX, y: clientY };
  },
  { capture: true, passive: true },
);

/** A pointer that can rest without pressing, drags nothing, and has come here by itself: nothing was drawn under it. */
const isHovering = ({ pointerType, buttons, clientX, clientY }: PointerEvent): boolean =>
  pointerType !== 'touch' &&
  buttons === 0 &&
  matchMedia('(hover: hover)').matches &&
  (clientX !== was.x || clientY !== was.y);

const newClock = () => ({ timer: 0, pressed: false });

/** When to show and hide: hover, focus, long press; gone with Escape, leaving, or a tap elsewhere. */
function waits(show: () => void, close: () => void, clock = newClock()) {
  const after = (milliseconds: number, act: () => void) => {
    clearTimeout(clock.timer);
    clock.timer = window.setTimeout(act, milliseconds);
  };
  const stop = () => clearTimeout(clock.timer);
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (isHovering(event)) after(HOVER, show);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') after(LEAVE, close);
      else stop();
    },
    onPointerDown: (event: PointerEvent) => {
      clock.pressed = false;
      if (event.pointerType !== 'touch') {
        stop(); // who presses knows what it is
        return;
      }
      after(PRESS, () => {
        clock.pressed = true;
        show();
      });
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType === 'touch' && !clock.pressed) stop();
    },
    onPointerCancel: stop,
    /** A long press asks what it is; it does not do it. */
    onClickCapture: (event: MouseEvent) => {
      if (!clock.pressed) return;
      clock.pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      if (clock.pressed) event.preventDefault();
    },
    onFocusIn: (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) after(0, show);
    },
    onFocusOut: () => after(LEAVE, close),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    },
  };
}

/** A tap anywhere else closes what a long press has opened. */
function useTapElsewhere(ref: { readonly current: HTMLElement | null }, close: () => void): void {
  useEffect(() => {
    const tapped = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', tapped, true);
    return () => document.removeEventListener('pointerdown', tapped, true);
  }, []);
}

interface HintProps {
  readonly text: ComponentChildren;
  /** The text is the name of the thing already: it is shown, not read out a second time. */
  readonly isLabel?: boolean;
  readonly children: VNode<object>;
}

/** Says something about an HTML element. For what is drawn in SVG there is `hintFor`. */
export function Hint({ text, isLabel = false, children }: HintProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const close = () => hide(bubble.current);
  const show = () => {
    const anchor = wrapper.current?.firstElementChild;
    if (anchor && bubble.current) showAt(bubble.current, anchor);
  };
  const handlers = useRef<ReturnType<typeof waits>>(null);
  handlers.current ??= waits(show, close);
  useTapElsewhere(wrapper, close);
  return (
    <span class="hint" ref={wrapper} {...handlers.current}>
      {isLabel ? children : cloneElement(children, { 'aria-describedby': id })}
      <span class="bubble" role="tooltip" id={id} popover="manual" ref={bubble}>
        {text}
      </span>
    </span>
  );
}

/** One for all: handlers are made anew with every drawing, and what the old ones have begun must end all the same. */
const CLOCK = newClock();
const pointed = signal<{ readonly anchor: Element; readonly text: ComponentChildren } | null>(null);

/** What was pointed at is gone, or belongs to somebody else. */
export const forgetHint = (): void => {
  clearTimeout(CLOCK.timer);
  pointed.value = null;
};

/** Handlers that say something about any element, SVG too: `<g {...hintFor(() => why)}>`. */
export function hintFor(text: () => ComponentChildren) {
  let anchor: Element | null = null;
  const { onPointerEnter, onPointerDown, onFocusIn, ...rest } = waits(
    () => {
      const said = text();
      if (anchor?.isConnected && said) pointed.value = { anchor, text: said };
    },
    () => {
      // the pointer may be on the bubble itself, perhaps on its way to a link in it
      if (!document.querySelector('.bubble-of-all:hover')) pointed.value = null;
    },
    CLOCK,
  );
  const at =
    <E extends Event>(then: (event: E) => void) =>
    (event: E) => {
      anchor = event.currentTarget instanceof Element ? event.currentTarget : null;
      then(event);
    };
  return {
    ...rest,
    onPointerEnter: at(onPointerEnter),
    onPointerDown: at(onPointerDown),
    onFocusIn: at(onFocusIn),
  };
}

/** Shows what `hintFor` has to say; once in the app. */
export function HintLayer() {
  const bubble = useRef<HTMLDivElement>(null);
  const now = pointed.value;
  useLayoutEffect(() => {
    if (bubble.current && now) showAt(bubble.current, now.anchor);
    else hide(bubble.current);
    if (!now) return;
    // what is drawn anew under a pointer at rest is left without a word
    const watch = setInterval(() => {
      if (!now.anchor.isConnected) forgetHint();
    }, LEAVE);
    return () => clearInterval(watch);
  }, [now]);
  useTapElsewhere(bubble, () => {
    pointed.value = null;
  });
  return (
    <aside
      class="bubble bubble-of-all"
      aria-label={t('parts.explanation')}
      popover="manual"
      ref={bubble}
      onPointerLeave={forgetHint}
    >
      {now?.text}
    </aside>
  );
}
