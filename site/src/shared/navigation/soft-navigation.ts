import { navigate } from 'gatsby';

/** A page that is loaded is drawn long before this; the browser would show the old one for four seconds. */
const PATIENCE_MS = 500;

let latest = 0;
let drawn: (() => void) | null = null;

/** Called when Gatsby has drawn the page of a new address. */
export const routeDrawn = (): void => {
  drawn?.();
  drawn = null;
};

/** Whether the browser can fade from page to page, and this viewer wants things to move. */
export const fades = (): boolean =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const pathOf = (address: string): string => address.replace(/#.*$/, '');

/** Whether an address is another page than the one shown, and not only another place in it. */
export const leavesPage = (address: string): boolean =>
  pathOf(address) !== window.location.pathname + window.location.search;

/**
 * Goes to another page of the site with a short cross-fade.
 * The page is loaded first, since nothing moves while the browser holds the old picture. Of several calls the last one counts.
 */
export const fadeTo = async (address: string): Promise<void> => {
  latest += 1;
  const turn = latest;
  // A page that does not load is Gatsby's to deal with, as without the fade.
  await window.___loader?.loadPage(pathOf(address)).catch(() => undefined);
  if (turn !== latest) return;
  const { ready, finished } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        drawn = resolve;
        setTimeout(resolve, PATIENCE_MS);
        navigate(address);
      }),
  );
  // The browser skips a fade in a hidden tab or when the next one begins: the page has changed all the same.
  await Promise.allSettled([ready, finished]);
};
