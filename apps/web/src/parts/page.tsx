import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../words.ts';

interface PageProps {
  readonly title: string;
  /** Small capitals over the title: the part of the app, or the game. */
  readonly over?: string;
  readonly lead?: ComponentChildren;
  readonly narrow?: boolean;
  readonly children: ComponentChildren;
}

/** What the browser shows as the name of the page, as long as it is there. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = t('app.name');
    };
  }, [title]);
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
