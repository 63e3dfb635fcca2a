import { holdPrefetch } from './start-prefetch';

/** A film that has not come by then does not keep other pages back any longer. */
const LONGEST_HOLD_MS = 20_000;

/**
 * Loads no page ahead until a film shows its first picture, because a browser opens six connections to a host and on a
 * slow line the film waits behind them. Returns a function that ends it earlier, for a player that is closed.
 */
export const holdUntilPicture = (): (() => void) => {
  const release = holdPrefetch();
  const end = (): void => {
    clearTimeout(timer);
    // Media events do not bubble, but they pass the document on their way down.
    document.removeEventListener('loadeddata', end, true);
    release();
  };
  const timer = setTimeout(end, LONGEST_HOLD_MS);
  document.addEventListener('loadeddata', end, true);
  return end;
};
