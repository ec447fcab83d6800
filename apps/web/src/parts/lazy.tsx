import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../words.ts';
import { Button } from './button.tsx';

let isFirst = true;
/** A new screen is there: its beginning is in view, and the keyboard is in it. The first one is left alone. */
function arrived(): void {
  if (!isFirst) {
    scrollTo({ top: 0, behavior: 'instant' });
    const main = document.querySelector('main');
    if (main && !main.contains(document.activeElement)) {
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    }
  }
  isFirst = false;
}

/** Fetched when it is first drawn, or before that by `fetch`. */
export type Lazy<P extends object> = FunctionComponent<P> & { fetch(): void };

/** Something that is fetched when it is first drawn; until then there is `waiting`, which can ask again. */
function fetched<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Waiting: FunctionComponent<{ readonly retry: (() => void) | null }>,
  onThere: () => void,
): Lazy<P> {
  const loaded = signal<FunctionComponent<P> | null>(null);
  const failed = signal(false);
  let asked = false;
  const fetch = () => {
    if (asked && !failed.value) return;
    asked = true;
    failed.value = false;
    load().then(
      screen => {
        loaded.value = screen;
      },
      () => {
        failed.value = true;
      },
    );
  };
  const There = (props: P) => {
    useEffect(onThere, []);
    const Screen = loaded.value as FunctionComponent<P>;
    return <Screen {...props} />;
  };
  const Shown = (props: P) => {
    if (!asked) fetch();
    return loaded.value ? <There {...props} /> : <Waiting retry={failed.value ? fetch : null} />;
  };
  return Object.assign(Shown, { fetch });
}

const WaitingScreen = ({ retry }: { readonly retry: (() => void) | null }) => (
  <main class="waiting" aria-busy={!retry}>
    {retry && (
      <div class="stack">
        <p>{t('app.not-fetched')}</p>
        <Button icon="restart" onClick={retry}>
          {t('app.try-again')}
        </Button>
      </div>
    )}
  </main>
);

/** A screen that is fetched when somebody first goes there. */
export const lazyScreen = <P extends object>(load: () => Promise<FunctionComponent<P>>) =>
  fetched(load, WaitingScreen, arrived);

/** A part of a screen that is fetched when it is first needed. */
export const lazily = <P extends object>(load: () => Promise<FunctionComponent<P>>) =>
  fetched(
    load,
    () => null,
    () => undefined,
  );
