import { signal } from '@preact/signals';

/** A code from an address, for whoever goes in with it. It is a secret: it leaves the address at once, and is taken once. */
let code = '';
/** How many there have been. */
export const codes = signal(0);
export const takeCode = (): string => {
  const taken = code;
  code = '';
  return taken;
};

/** Where in the app we are: the part of the address after `#`, so that any server of files will do. */
const current = () => {
  const found = /^#\/join\/(\w+)/.exec(location.hash);
  if (found) {
    history.replaceState(history.state, '', '#/join');
    code = found[1] ?? '';
    codes.value++;
  }
  return location.hash.replace(/^#/, '') || '/';
};
export const route = signal(current());
addEventListener('hashchange', () => {
  route.value = current();
});
export const go = (path: string): void => {
  location.hash = path;
};
