import type { BrowserContext, Page } from 'playwright-core';
import { type Look, SIZES, settingsOf } from './look.ts';
import { foreseeable, listenIn, type Passed } from './spy.ts';

/** A page of the app, with ears. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly look: Look;
  /** Everything that the console, the page or the network complained of. */
  readonly complaints: readonly string[];
  /** What passed between page and worker since the page was loaded. */
  passed(): Promise<readonly Passed[]>;
  /** Go to a screen by its address after `#`. */
  go(path: string): Promise<void>;
  /** For another test in the same page: nothing has passed yet, and chance begins anew. */
  anew(seed: number): Promise<void>;
}

export const contextOptions = ({ size, theme, language, reducedMotion }: Look) =>
  ({
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    locale: language,
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    contrast: theme === 'contrast' ? 'more' : 'no-preference',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    acceptDownloads: true,
  }) as const;

/** Settings are laid down once: what the visitor changes afterwards stays changed. */
const settle = (settings: string): void => {
  if (localStorage.getItem('thameside.settings') === null)
    localStorage.setItem('thameside.settings', settings);
};

/** A browser that cannot keep apps. (Playwright's own way to forbid it makes the console speak.) */
const forbidKeeping = (): void => {
  delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
};

const scripts = new Map<string, Promise<string>>();
/** Fetched here, once, and not through the page: a page may be closed while its worker is on the way. */
function scriptAt(url: string): Promise<string> {
  const script = scripts.get(url) ?? fetch(url).then(response => response.text());
  scripts.set(url, script);
  return script;
}

/** What a browser says when nobody is there. */
const LOST = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|WebSocket connection to/;

/** A guard that browsers heed on secure pages alone, and say so. */
const INSECURE = /Cross-Origin-Opener-Policy header has been ignored/;
const isHere = (origin: string): boolean => new URL(origin).hostname === 'localhost';

/** Nothing takes minutes, however busy the machine is. */
const HANGING = 180_000;

/** Turn a fresh context into a visit. Nothing is loaded yet. */
export async function visitIn(context: BrowserContext, look: Look): Promise<Visit> {
  const complaints: string[] = [];
  context.setDefaultTimeout(HANGING);
  await context.addInitScript(listenIn);
  await context.addInitScript(settle, settingsOf(look));
  if (!look.keepsApp) {
    await context.addInitScript(forbidKeeping);
    await context.route(/\/assets\/worker-[^/]+\.js$/, async route => {
      const body = foreseeable(look.seed) + (await scriptAt(route.request().url()));
      await route.fulfill({ contentType: 'text/javascript', body });
    });
  }
  const page = context.pages()[0] ?? (await context.newPage());
  page.on('console', message => {
    if (look.losesServer && LOST.test(message.text())) return;
    if (!isHere(look.origin) && INSECURE.test(message.text())) return;
    complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', error => complaints.push(`page: ${error.stack ?? error.message}`));
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  /** What was fetched already: there is too much of it to fetch all of it every time. */
  let known: Passed[] = [];
  page.on('domcontentloaded', () => {
    known = [];
  });
  const passed = async (): Promise<readonly Passed[]> => {
    const more = await page.evaluate(from => window.passed.slice(from), known.length);
    known.push(...more.map(each => JSON.parse(each) as Passed));
    return known;
  };
  return {
    page,
    context,
    look,
    complaints,
    passed,
    async go(path) {
      await page.goto(`${look.origin}/#${path}`);
    },
    async anew(seed) {
      known = [];
      await page.mouse.move(2, 2);
      await page.evaluate(from => {
        window.passed = [];
        window.drawn = '';
        window.reseed?.(from);
      }, seed);
    },
  };
}

/** What went wrong during a visit, the worker's troubles among it. */
export async function troublesOf({ page, complaints }: Visit): Promise<string[]> {
  const inWorker = page.isClosed()
    ? []
    : await page.evaluate(() => window.workerTroubles ?? []).catch(() => []);
  return [...complaints, ...inWorker.map(each => `worker: ${each}`)];
}
