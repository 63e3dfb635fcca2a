/** In milliseconds. Longest wait for an idle moment, and the wait where the browser does not tell of one. */
const IDLE_MS = 2_000;

const load = (): void => {
  import('./live-updates').then(
    ({ startLiveUpdates }) => startLiveUpdates(),
    () => {
      // Without the chunk the page keeps what it was built from, as it does without the graph.
    },
  );
};

const loadWhenIdle = (): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(load, { timeout: IDLE_MS });
  else setTimeout(load, IDLE_MS);
};

/** Starts the live updates of this tab once its first page is loaded and idle. */
export const startLive = (): void => {
  if (document.readyState === 'complete') loadWhenIdle();
  else window.addEventListener('load', loadWhenIdle, { once: true });
};
