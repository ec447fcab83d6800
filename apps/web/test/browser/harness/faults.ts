import type { Page } from 'playwright-core';

/** What of a table cannot be read, reached or pressed, each told by its class and size. */
export interface Faults {
  /** Written in less than 11 pixels. */
  readonly small: readonly string[];
  /** Can be pressed, and is not whole within the board. */
  readonly cut: readonly string[];
  /** Can be pressed, and is smaller than a pointer or a finger wants it. */
  readonly tiny: readonly string[];
  /** Scrolls within something that scrolls. */
  readonly nested: readonly string[];
  /** Scrolls, and holds something that could be chosen. */
  readonly scrolled: readonly string[];
}
export const NONE: Faults = { small: [], cut: [], tiny: [], nested: [], scrolled: [] };

/** Nothing is written smaller, in pixels; nothing that is pressed with a mouse or a finger is smaller. */
const LEAST = { text: 10.9, mouse: 24, finger: 44 };
/** Cells and sides of maps, and cards in villages: neighbours share their edges, and a press beside one is a press on the next. */
const PACKED = '.cell, .side, .tile, .site, .place, .ghost, .berth, .reach-tile';

export const faultsIn = (page: Page, isTouched: boolean): Promise<Faults> =>
  page.evaluate(
    ({ least, press, packed }) => {
      const board = document.querySelector('.table-board') as HTMLElement;
      const box = board.getBoundingClientRect();
      const isSeen = (each: Element) =>
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const told = (each: Element | null): string => {
        const name = (of: Element | null | undefined) =>
          of?.getAttribute('class')?.trim().split(/\s+/).slice(0, 2).join('.') ?? of?.localName ?? '';
        return `${name(each?.parentElement)} > ${name(each)}`;
      };
      const sizeOf = (parent: Element): number => {
        const own = Number.parseFloat(getComputedStyle(parent).fontSize);
        const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
        return matrix ? own * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : own;
      };
      const small: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim();
        if (!parent || !text || parent.closest('script, style, .unseen, .bubble') || !isSeen(parent))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if (range.getBoundingClientRect().width < 1) continue;
        if (sizeOf(parent) < least) small.push(`${told(parent)} ${sizeOf(parent).toFixed(1)} ${text}`);
      }
      const scrolls = (each: Element): boolean => {
        const { overflowX, overflowY } = getComputedStyle(each);
        const can = (flow: string, by: number) => ['auto', 'scroll'].includes(flow) && by > 1;
        return (
          can(overflowX, each.scrollWidth - each.clientWidth) ||
          can(overflowY, each.scrollHeight - each.clientHeight)
        );
      };
      const around = (each: Element): Element[] => {
        const found: Element[] = [];
        for (let up = each.parentElement; up && up !== board.parentElement; up = up.parentElement)
          if (scrolls(up)) found.push(up);
        return found;
      };
      const cut: string[] = [];
      const tiny: string[] = [];
      const scrolled: string[] = [];
      const pressed = 'button, a[href], [role=button], .is-legal';
      for (const each of document.querySelectorAll(`.table :is(${pressed})`)) {
        const at = each.getBoundingClientRect();
        if (!isSeen(each) || at.width < 2 || each.closest('.bubble')) continue;
        const isOnBoard = each.closest('.table-board') !== null;
        const isOut =
          at.left < box.left - 1 ||
          at.top < box.top - 1 ||
          at.right > box.right + 1 ||
          at.bottom > box.bottom + 1;
        const isScrolled = around(each).length > 0;
        if (isOnBoard && isOut && !isScrolled) cut.push(told(each));
        if (isOnBoard && isScrolled && each.matches('.is-legal')) scrolled.push(told(each));
        if (Math.min(at.width, at.height) < press - 0.5 && !each.closest(packed))
          tiny.push(`${told(each)} ${Math.round(at.width)}×${Math.round(at.height)}`);
      }
      const nested = [...board.querySelectorAll('*')]
        .filter(each => isSeen(each) && scrolls(each) && around(each).length > 0)
        .map(told);
      const once = (list: string[]) => [...new Set(list)];
      return {
        small: once(small),
        cut: once(cut),
        tiny: once(tiny),
        nested: once(nested),
        scrolled: once(scrolled),
      };
    },
    { least: LEAST.text, press: isTouched ? LEAST.finger : LEAST.mouse, packed: PACKED },
  );
