/** Longest wait for an idle moment, in milliseconds. */
const IDLE_MS = 5000;

/** Calls back once the page is loaded and the browser has nothing to do. Returns a function that cancels. */
export const onIdle = (run: () => void): (() => void) => {
  let cancelled = false;
  const go = (): void => {
    if (!cancelled) run();
  };
  const wait = (): void => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(go, { timeout: IDLE_MS });
    else setTimeout(go, IDLE_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    cancelled = true;
    window.removeEventListener('load', wait);
  };
};
