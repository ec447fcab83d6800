import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Its most expensive rule by far, and the only one that depends on the theme. */
const CONTRAST = 'color-contrast';
export type Rules = 'all' | 'contrast' | 'all but contrast';
const OPTIONS: Readonly<Record<Rules, axe.RunOptions>> = {
  all: {},
  contrast: { runOnly: [CONTRAST] },
  'all but contrast': { rules: { [CONTRAST]: { enabled: false } } },
};

/** What axe holds against the page as it is now: each fault with its rule and its place. */
export async function faultsOf(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    async options => {
      const { axe: own } = window as unknown as { axe: typeof axe };
      return own.run(document, options);
    },
    { resultTypes: ['violations' as const], ...OPTIONS[rules] },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}
