import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe holds against the page as it is now: each fault with its rule and its place. */
export async function faultsOf(page: Page, only?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async rule => {
    const { axe: own } = window as unknown as { axe: typeof axe };
    return own.run(document, { resultTypes: ['violations'], ...(rule ? { runOnly: [rule] } : {}) });
  }, only);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}
