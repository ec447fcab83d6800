import { signal } from '@preact/signals';
import { type ComponentChildren, cloneElement, type VNode } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { hide, showAt } from './bubble.ts';

const HOVER = 350;
const LEAVE = 150;
const PRESS = 450;

/** When to show and hide: hover, focus, long press; gone with Escape, leaving, or a tap elsewhere. */
function waits(show: () => void, close: () => void) {
  let timer = 0;
  let pressed = false;
  const after = (milliseconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, milliseconds);
  };
  const stop = () => clearTimeout(timer);
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') after(HOVER, show);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') after(LEAVE, close);
      else stop();
    },
    onPointerDown: (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType !== 'touch') return;
      after(PRESS, () => {
        pressed = true;
        show();
      });
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.pointerType === 'touch' && !pressed) stop();
    },
    onPointerCancel: stop,
    /** A long press asks what it is; it does not do it. */
    onClickCapture: (event: MouseEvent) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      if (pressed) event.preventDefault();
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

const pointed = signal<{ readonly anchor: Element; readonly text: ComponentChildren } | null>(null);

/** Handlers that say something about any element, SVG too: `<g {...hintFor(() => why)}>`. */
export function hintFor(text: () => ComponentChildren) {
  let anchor: Element | null = null;
  const { onPointerEnter, onPointerDown, onFocusIn, ...rest } = waits(
    () => {
      const said = text();
      if (anchor && said) pointed.value = { anchor, text: said };
    },
    () => {
      if (!over) pointed.value = null;
    },
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

/** The pointer is on the bubble itself, perhaps on its way to a link in it. */
let over = false;

/** Shows what `hintFor` has to say; once in the app. */
export function HintLayer() {
  const bubble = useRef<HTMLDivElement>(null);
  const now = pointed.value;
  useLayoutEffect(() => {
    if (bubble.current && now) showAt(bubble.current, now.anchor);
    else hide(bubble.current);
  }, [now]);
  useTapElsewhere(bubble, () => {
    pointed.value = null;
  });
  return (
    <div
      class="bubble"
      popover="manual"
      ref={bubble}
      onPointerEnter={() => {
        over = true;
      }}
      onPointerLeave={() => {
        over = false;
        pointed.value = null;
      }}
    >
      {now?.text}
    </div>
  );
}
