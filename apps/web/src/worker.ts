import { createHost } from '@thameside/host';
import { chooseFor } from './bots.ts';
import { keptInBrowser } from './store.ts';
import { TITLES } from './titles.ts';

/** 128 bits from the browser's own source. */
const entropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

const host = createHost({
  titles: TITLES,
  store: keptInBrowser(),
  send: message => self.postMessage(message),
  chooseFor,
  entropy,
  now: () => Date.now(),
  wait: milliseconds => new Promise(done => setTimeout(done, milliseconds)),
});

self.addEventListener('message', ({ data }) => void host.receive(data));
