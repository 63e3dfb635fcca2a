import { tabStorage } from '../../store/browser-storage';

const KEY = 'sahra.promotion';

/** Returns whether no promotion was shown in this visit. */
export const isFirstOfVisit = (): boolean => tabStorage.get(KEY) === null;

/** Remembers until the tab is closed that a promotion was shown. */
export const rememberVisit = (): void => tabStorage.set(KEY, 'shown');
