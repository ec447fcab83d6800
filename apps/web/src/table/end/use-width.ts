import { useLayoutEffect, useState } from 'preact/hooks';

/** How wide something is, so that what is drawn in it keeps the size of its letters. */
export function useWidth(box: { readonly current: HTMLElement | null }, standard = 640): number {
  const [width, setWidth] = useState(standard);
  useLayoutEffect(() => {
    if (!box.current) return;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return width;
}
