/** The next thing in the direction of an arrow key, by where things are on the screen. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const targetsIn = (group: Element): (HTMLElement | SVGElement)[] => [
  ...group.querySelectorAll<HTMLElement | SVGElement>('[data-rove]'),
];

/** Only one thing of a group is a tab stop: the one last focused, or the first. */
export function settleTabStop(group: Element | null): void {
  if (!group) return;
  const targets = targetsIn(group);
  const stop =
    targets.find(target => target === document.activeElement) ??
    targets.find(target => target.dataset.stop === 'yes') ??
    targets[0];
  for (const target of targets) {
    target.setAttribute('tabindex', target === stop ? '0' : '-1');
    target.dataset.stop = target === stop ? 'yes' : 'no';
  }
}

/** Arrow keys move the focus inside a group; Enter and Space press what is not a button by itself. */
export function onRoveKey(event: KeyboardEvent): void {
  const group = event.currentTarget;
  const here = event.target;
  if (!(group instanceof Element) || !(here instanceof Element) || !here.matches('[data-rove]')) return;
  if ((event.key === 'Enter' || event.key === ' ') && here instanceof SVGElement) {
    event.preventDefault();
    here.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return;
  }
  const arrow = ARROWS[event.key];
  if (!arrow) return;
  event.preventDefault();
  const from = centreOf(here);
  const [dx, dy] = arrow;
  const scored = targetsIn(group)
    .filter(target => target !== here)
    .map(target => {
      const to = centreOf(target);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      return { target, along, cost: along + 2.2 * aside };
    })
    .filter(({ along }) => along > 4);
  const next = scored.reduce<(typeof scored)[number] | null>(
    (best, each) => (best === null || each.cost < best.cost ? each : best),
    null,
  );
  if (!next) return;
  next.target.focus();
  settleTabStop(group);
}
