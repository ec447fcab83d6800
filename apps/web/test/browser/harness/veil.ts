import type { Page } from 'playwright-core';

/**
 * Runs in the page before anything else: all is there, and can be seen by whoever asks and be pressed, but is so nearly
 * transparent that the browser paints nothing of it. Painting is a quarter of all its work.
 */
export function veil(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0.0001 }');
  document.adoptedStyleSheets = [sheet];
}

/** For whoever looks at colours or takes pictures. */
export const unveil = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
