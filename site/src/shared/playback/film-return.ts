import { safeReturnUrl } from '../auth/safe-return-url';

/** Key in the tab's storage: address of the film that asked for a subscription. */
const KEY = 'sahra.film';

/** Remembers in this tab the film, with its second, to which a viewer wants to return after the payment. */
export const keepFilmReturn = (address: string): void => {
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // Without storage the way back is over the catalogue.
  }
};

/** Returns that address; null when this tab came from no film. */
export const readFilmReturn = (): string | null => {
  try {
    return safeReturnUrl(sessionStorage.getItem(KEY), '') || null;
  } catch {
    return null;
  }
};
