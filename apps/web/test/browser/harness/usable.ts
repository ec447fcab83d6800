declare global {
  interface Window {
    /** When everything that was waited for could be clicked, in milliseconds of navigation, and after how many requests. */
    usable: { readonly at: number; readonly requests: number } | null;
  }
}

/** Runs in the page before anything else: notes when all these can be seen and clicked. */
export function whenUsable(selector: string): void {
  window.usable = null;
  const isClickable = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && hit !== null && element.contains(hit);
  };
  const look = () => {
    const all = [...document.querySelectorAll(selector)];
    if (all.length === selector.split(',').length && all.every(isClickable))
      window.usable = {
        at: performance.now(),
        requests: performance.getEntriesByType('resource').length,
      };
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
