import { safeReturnUrl } from '../auth/safe-return-url';
import { tabStorage } from '../store/browser-storage';

/** Key in the tab's storage: address of the film that asked for a subscription. */
const KEY = 'sahra.film';

/** Remembers in this tab the film, with its second, to which a viewer wants to return after the payment. */
export const keepFilmReturn = (address: string): void => tabStorage.set(KEY, address);

/** Returns that address; null when this tab came from no film. */
export const readFilmReturn = (): string | null => safeReturnUrl(tabStorage.get(KEY), '') || null;
