import { navigate } from 'gatsby';

/**
 * In milliseconds. A loaded page renders much sooner; without this limit the browser would freeze the old page for
 * four seconds.
 */
const PATIENCE_MS = 500;

let latest = 0;
let drawn: (() => void) | null = null;

/** Called when Gatsby has rendered the page of a new URL. */
export const handleRouteRendered = (): void => {
  drawn?.();
  drawn = null;
};

/** Returns whether the browser supports view transitions and the viewer does not prefer reduced motion. */
export const canFade = (): boolean =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const pathOf = (address: string): string => address.replace(/#.*$/, '');

/** Returns whether a URL leads to another page, and not only to another hash of the current one. */
export const isOtherPage = (address: string): boolean =>
  pathOf(address) !== window.location.pathname + window.location.search;

/**
 * Navigates to another page of the site with a short cross-fade. It loads the page first, because the screen is
 * frozen during the transition. Of several calls, only the last one navigates.
 */
export const navigateWithFade = async (address: string): Promise<void> => {
  latest += 1;
  const turn = latest;
  // Gatsby handles a page that fails to load, as in a navigation without a fade.
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
  // The browser skips the fade in a hidden tab or when the next one starts; the navigation still happens.
  await Promise.allSettled([ready, finished]);
};
