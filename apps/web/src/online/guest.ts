/** Whoever has been online in this browser is looked up again without asking; others are left alone. */
const MARK = 'thameside.guest';

export const isGuest = (): boolean => {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
};

export const wasHere = (): void => {
  try {
    localStorage.setItem(MARK, 'yes');
  } catch {
    // a browser that keeps nothing has lost its cookie as well
  }
};
