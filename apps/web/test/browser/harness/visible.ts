import type { Page } from 'playwright-core';

export interface Piece {
  readonly text: string;
  /** Where it stands, for telling. */
  readonly at: string;
}

/** All texts of the page that somebody can see or have read out, each with its place. */
export const piecesOf = (page: Page, leavingOut: string): Promise<Piece[]> =>
  page.evaluate((without: string) => {
    const pieces: { text: string; at: string }[] = [];
    const place = (element: Element): string => {
      const name = element.getAttribute('class')?.trim().split(/\s+/)[0];
      const own = element.localName + (name ? `.${name}` : '');
      const parent = element.parentElement;
      const above = parent?.getAttribute('class')?.trim().split(/\s+/)[0];
      return above ? `.${above} > ${own}` : own;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest(`script, style, ${without}`) || !isShown(parent)) continue;
      pieces.push({ text, at: place(parent) });
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (element.closest(without) || !isShown(element)) continue;
      for (const name of [
        'aria-label',
        'title',
        'placeholder',
        'alt',
        'aria-valuetext',
        'aria-roledescription',
      ]) {
        const text = element.getAttribute(name)?.trim() ?? '';
        if (text !== '') pieces.push({ text, at: `${place(element)} [${name}]` });
      }
    }
    return pieces;
  }, leavingOut);
