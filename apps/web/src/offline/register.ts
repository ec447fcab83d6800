import { signal } from '@preact/signals';

/** A newer version has been fetched and waits to take over. */
export const newer = signal<ServiceWorker | null>(null);

/** Have the browser keep the app, so that it opens without a network. Not while it is being developed. */
export function workOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  const fetched = (worker: ServiceWorker) => {
    if (worker.state === 'installed' && serviceWorker.controller) newer.value = worker;
  };
  void serviceWorker.register('/sw.js').then(
    registration => {
      if (registration.waiting) fetched(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => fetched(worker));
      });
    },
    () => {
      // A browser that forbids it: the app works all the same, with a network.
    },
  );
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) location.reload();
  });
}

/** Let the newer version take over; the page loads anew. */
export const update = (): void => newer.value?.postMessage('take-over');
