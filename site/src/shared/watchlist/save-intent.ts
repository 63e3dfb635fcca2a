const KEY = 'sahra.save';

/** What a visitor wanted to save before they were sent to log in: it is kept for this tab, and taken once. */
export const saveIntent = {
  keep: (code: string): void => {
    try {
      sessionStorage.setItem(KEY, code);
    } catch {
      // Without storage it is saved by another press.
    }
  },
  take: (code: string): boolean => {
    try {
      if (sessionStorage.getItem(KEY) !== code) return false;
      sessionStorage.removeItem(KEY);
      return true;
    } catch {
      return false;
    }
  },
};
