import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { unveil, veil } from './veil.ts';

/** Its most expensive rule by far, and the only one that depends on the theme. */
const CONTRAST = 'color-contrast';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

interface Fault extends Pick<axe.Result, 'id' | 'help'> {
  readonly nodes: readonly Pick<axe.NodeResult, 'target' | 'failureSummary'>[];
}
const said = (faults: readonly Fault[]): string[] =>
  faults.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );

/** Axe looks at colours as they are, so the veil is off meanwhile. */
async function withAxe<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await unveil(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const seen = await look();
  await page.evaluate(veil);
  return seen;
}

/** What axe holds against the page as it is now: each fault with its rule and its place. */
export async function faultsOf(page: Page, { contrast = true } = {}): Promise<string[]> {
  const options = { resultTypes: ['violations' as const], rules: { [CONTRAST]: { enabled: contrast } } };
  const { violations } = await withAxe(page, () =>
    page.evaluate(own => window.axe.run(document, own), options),
  );
  return said(violations);
}

/** Texts as they have been looked at: colours, letters and classes, with those of all that they stand in. */
const known = new Set<string>();

/** The same for contrast alone, where nothing has been seen yet that is drawn alike: hundreds of cards are of few kinds. */
export async function contrastFaultsOf(page: Page): Promise<string[]> {
  const { looked, violations } = await withAxe(page, () =>
    page.evaluate(
      async ({ rule, old }) => {
        const before = new Set(old);
        const looks = new Map<Element, string>();
        const lookOf = (element: Element): string => {
          const style = getComputedStyle(element);
          const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = style;
          const own = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight].join();
          const around = element.parentElement;
          const text = `${around ? (looks.get(around) ?? lookOf(around)) : ''} ${element.className} ${own}`;
          let hash = 0;
          for (let i = 0; i < text.length; i++) hash = (hash * 31 + text.charCodeAt(i)) % 2 ** 47;
          looks.set(element, String(hash));
          return String(hash);
        };
        const fresh = new Map<string, Element>();
        for (const element of document.body.querySelectorAll('*')) {
          const hasText = [...element.childNodes].some(
            ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
          );
          if (!hasText || !element.checkVisibility()) continue;
          const look = lookOf(element);
          if (!before.has(look) && !fresh.has(look)) fresh.set(look, element);
        }
        if (fresh.size === 0) return { looked: [], violations: [] };
        const found = await window.axe.run(
          { include: [...fresh.values()] },
          { runOnly: [rule], elementRef: true },
        );
        // what lies under something else for now is looked at again when it is met again
        const covered = found.incomplete.flatMap(({ nodes }) =>
          nodes.filter(({ any }) => /obscur|overlap|viewport/i.test(any[0]?.data?.messageKey)),
        );
        for (const { element } of covered) if (element) fresh.delete(looks.get(element) ?? '');
        const faults = found.violations.map(({ nodes, ...fault }) => ({
          ...fault,
          nodes: nodes.map(({ target, failureSummary = '' }) => ({ target, failureSummary })),
        }));
        return { looked: [...fresh.keys()], violations: faults };
      },
      { rule: CONTRAST, old: [...known] },
    ),
  );
  for (const look of looked) known.add(look);
  return said(violations);
}
