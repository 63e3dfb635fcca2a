/** Address of the service worker: at the root, so that it covers every page. */
const WORKER_PATH = '/service-worker.js';

/** Registers the service worker after the page is loaded. Development has none. */
export const registerWorker = (production: boolean): void => {
  if (!production || !('serviceWorker' in navigator)) return;
  const register = (): void =>
    void navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' }).catch(() => {
      // The site works without it; the next page tries again.
    });
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
};
