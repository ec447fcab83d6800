// Runs before the first paint, so that nobody who chose the dark is dazzled first. `src/look.ts` takes over.
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem('thameside.settings') ?? '{}');
    const chosen = theme === 'light' || theme === 'dark' || theme === 'contrast' ? theme : null;
    const needed = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : null;
    if (chosen ?? needed) document.documentElement.dataset.theme = chosen ?? needed;
  } catch {
    // Nothing is kept here: the system's theme it is.
  }
})();
