const KEY = 'sahra.remind';

/** Entry or event of which a guest wanted to be reminded before the login, in sessionStorage; it is read only once. */
export const reminderIntent = {
  keep: (entryId: string): void => {
    try {
      sessionStorage.setItem(KEY, entryId);
    } catch {
      // Without storage the viewer presses the bell again after the login.
    }
  },
  take: (): string | null => {
    try {
      const entryId = sessionStorage.getItem(KEY);
      sessionStorage.removeItem(KEY);
      return entryId;
    } catch {
      return null;
    }
  },
};
