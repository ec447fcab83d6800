import { signal } from '@preact/signals';

/** Where in the app we are: the part of the address after `#`, so that any server of files will do. */
const current = () => location.hash.replace(/^#/, '') || '/';
export const route = signal(current());
addEventListener('hashchange', () => {
  route.value = current();
});
export const go = (path: string): void => {
  location.hash = path;
};
