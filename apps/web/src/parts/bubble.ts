const GAP = 8;
const EDGE = 8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a bubble goes: under its anchor if there is room, above it if not, and never over the edge of the screen. */
export function placed(
  anchor: Box,
  bubble: Size,
  screen: Size,
): { readonly left: number; readonly top: number } {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - bubble.height;
  const top = below + bubble.height + EDGE <= screen.height || above < EDGE ? below : above;
  const middle = anchor.left + (anchor.width - bubble.width) / 2;
  const left = Math.max(EDGE, Math.min(middle, screen.width - bubble.width - EDGE));
  return { left, top: Math.max(EDGE, Math.min(top, screen.height - bubble.height - EDGE)) };
}

/** Show a popover next to something. */
export function showAt(bubble: HTMLElement, anchor: Element): void {
  if (!bubble.matches(':popover-open')) bubble.showPopover();
  const { left, top } = placed(anchor.getBoundingClientRect(), bubble.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
  });
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}

export function hide(bubble: HTMLElement | null): void {
  if (bubble?.matches(':popover-open')) bubble.hidePopover();
}
