/** Address of the service worker: at the root, so that it covers every page. */
const WORKER_PATH = '/service-worker.js';

/** Registers the service worker after the page is loaded. Development has none. */
export const registerWorker = (production: boolean): void => {
  if (!production || !('serviceWorker' in navigator)) return;
  const register = async (): Promise<void> => {
    try {
      await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
    } catch {
      // The site works without it; the next page tries again. A browser that refuses cookies throws at the property.
    }
  };
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
};
