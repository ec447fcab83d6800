import { signal } from '@preact/signals';

/** The time, as exactly as "two minutes ago" needs it. */
export const minute = signal(Date.now());
setInterval(() => {
  minute.value = Date.now();
}, 20_000);
