import { learn } from '../words.ts';

const TEXTS = {
  en: async () => (await import('../texts/en/online.ts')).ONLINE,
  fr: async () => (await import('../texts/fr/online.ts')).ONLINE,
  de: async () => (await import('../texts/de/online.ts')).ONLINE,
};
/** What is said online, fetched for whoever goes there. */
export const learnOnline = (): Promise<void> => learn(TEXTS);
