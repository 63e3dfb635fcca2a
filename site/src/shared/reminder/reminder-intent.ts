import { tabStorage } from '../store/browser-storage';

const KEY = 'sahra.remind';

/** Entry or event of which a guest wanted to be reminded before the login, in this tab; it is read only once. */
export const reminderIntent = {
  keep: (entryId: string): void => tabStorage.set(KEY, entryId),
  take: (): string | null => {
    const entryId = tabStorage.get(KEY);
    tabStorage.remove(KEY);
    return entryId;
  },
};
