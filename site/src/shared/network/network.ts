import { createStore } from '../store/create-store';

export interface NetworkState {
  offline: boolean;
  /** Whether something that the viewer pressed goes on once the network is back. */
  waiting: boolean;
}

export const CONNECTED: NetworkState = { offline: false, waiting: false };
export const network = createStore(CONNECTED);

/** In milliseconds, between two attempts to reach the site: browsers do not notice every loss of a network. */
const AGAIN_MS = 5000;

let waiting = 0;

const tell = (offline: boolean): void => network.set({ offline, waiting: waiting > 0 });

/** Follows the browser's own events. */
export const startNetwork = (): void => {
  if (!navigator.onLine) tell(true);
  window.addEventListener('offline', () => tell(true));
  window.addEventListener('online', () => tell(waiting > 0));
};

/** Returns whether the site answers at all. */
export const isReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    await fetch('/builds/latest.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(AGAIN_MS),
    });
    return true;
  } catch {
    return false;
  }
};

/** Resolves when the site can be reached again, and shows meanwhile that something is waiting for it. */
export const networkBack = async (): Promise<void> => {
  waiting += 1;
  tell(true);
  await new Promise<void>((resolve) => {
    const look = async (): Promise<void> => {
      if (!(await isReachable())) return;
      clearInterval(timer);
      window.removeEventListener('online', onLine);
      resolve();
    };
    const onLine = (): void => void look();
    const timer = setInterval(onLine, AGAIN_MS);
    window.addEventListener('online', onLine);
  });
  waiting -= 1;
  tell(waiting > 0);
};

/** Resolves at once, or when the network is back if the browser knows that there is none. */
export const whenOnline = (): Promise<void> => (navigator.onLine ? Promise.resolve() : networkBack());
