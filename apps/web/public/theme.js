// Runs before the first paint, so that nobody who chose the dark is dazzled first, and has the words fetched that the
// page will ask for. `src/look.ts` and `src/words.ts` take over.
(() => {
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem('thameside.settings') ?? '{}');
  } catch {
    // Nothing is kept here: the system's theme and language it is.
  }
  const { theme, language } = settings;
  const chosen = theme === 'light' || theme === 'dark' || theme === 'contrast' ? theme : null;
  const needed = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : null;
  if (chosen ?? needed) document.documentElement.dataset.theme = chosen ?? needed;

  const words = JSON.parse(document.querySelector('meta[name=words]')?.content ?? '{}');
  const spoken = [language, ...navigator.languages.map(tag => tag.slice(0, 2)), 'en'];
  const place = words[spoken.find(each => Object.hasOwn(words, each))];
  if (!place) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = place;
  document.head.append(link);
})();
