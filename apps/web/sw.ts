/*
 * Keeps the whole app in the browser. The build puts the two values before it (see `precache.ts`): a new build is a new
 * version with a cache of its own, and the old one is thrown away when it takes over.
 */
declare const VERSION: string;
declare const FILES: readonly string[];

interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
const worker = self as unknown as {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

const NAME = `thameside-${VERSION}`;

worker.addEventListener('install', event => {
  // `reload`: what the browser's own cache still holds may be of an older build
  const requests = FILES.map(file => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(NAME).then(cache => cache.addAll(requests)));
});

worker.addEventListener('activate', event => {
  const tidied = caches
    .keys()
    .then(names => Promise.all(names.filter(name => name !== NAME).map(name => caches.delete(name))));
  event.waitUntil(tidied.then(() => worker.clients.claim()));
});

worker.addEventListener('message', event => {
  if (event.data === 'take-over') void worker.skipWaiting();
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

worker.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});
