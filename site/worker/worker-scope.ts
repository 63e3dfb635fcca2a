/** Parts of a service worker's global scope; TypeScript's own types of it contradict those of a page. */
interface LifeEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent extends LifeEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface WorkerScope {
  addEventListener: ((type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void) &
    ((type: 'fetch', listener: (event: RequestEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: {
    unregister: () => Promise<boolean>;
    navigationPreload?: { enable: () => Promise<void> };
  };
}

export const workerScope = globalThis as unknown as WorkerScope;
