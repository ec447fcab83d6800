import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { waitingElsewhere } from '../state/waiting.ts';
import { t } from '../words.ts';

interface PageProps {
  readonly title: string;
  /** Small capitals over the title: the part of the app, or the game. */
  readonly over?: string;
  readonly lead?: ComponentChildren;
  readonly narrow?: boolean;
  readonly children: ComponentChildren;
}

/** What the browser shows as the name of the page, as long as it is there; before it, how many tables wait. */
export function useTitle(title: string): void {
  const n = waitingElsewhere.value;
  useEffect(() => {
    document.title = n > 0 ? `(${n}) ${title}` : title;
    return () => {
      document.title = t('app.name');
    };
  }, [title, n]);
}

/** An ordinary page: a heading on its line, and what belongs to it. */
export function Page({ title, over, lead, narrow = false, children }: PageProps) {
  useTitle(`${title} · ${t('app.name')}`);
  return (
    <main class={narrow ? 'page page-narrow' : 'page'} tabIndex={-1}>
      <header class="page-head">
        {over && <p class="eyebrow">{over}</p>}
        <h1>{title}</h1>
        {lead && <p class="lead">{lead}</p>}
      </header>
      {children}
    </main>
  );
}
