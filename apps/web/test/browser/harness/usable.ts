declare global {
  interface Window {
    /** When everything that was waited for could be clicked, in milliseconds from the beginning of the navigation. */
    usableAt: number;
  }
}

/** Runs in the page before anything else: notes when all these can be seen and clicked. */
export function whenUsable(selector: string): void {
  window.usableAt = 0;
  const isClickable = (element: Element): boolean => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && hit !== null && element.contains(hit);
  };
  const look = () => {
    const all = [...document.querySelectorAll(selector)];
    if (all.length === selector.split(',').length && all.every(isClickable))
      window.usableAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
