import type { ComponentChildren } from 'preact';

/** A table that may be wider than its place: the keyboard can move it sideways too. */
export const PointsTable = ({
  caption,
  children,
}: {
  readonly caption: string;
  readonly children: ComponentChildren;
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
  <section class="scroll-x" tabIndex={0} aria-label={caption}>
    <table class="source-table">
      <caption class="unseen">{caption}</caption>
      {children}
    </table>
  </section>
);
