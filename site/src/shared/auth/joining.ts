import { tabStorage } from '../store/browser-storage';
import { authState } from './auth-state';

/** Key in the tab's storage: the value survives a reload and the visit to the provider's page. */
const KEY = 'sahra.joining';

const listeners = new Set<() => void>();

const write = (viewer: string | null): void => {
  if (viewer === null) tabStorage.remove(KEY);
  else tabStorage.set(KEY, viewer);
  for (const listener of [...listeners]) listener();
};

/**
 * Store for `useStore`: whether this tab is on its way through the registration of the viewer who is signed in
 * (docs/decisions/0127). Only such a tab may stay on the registration pages.
 */
export const joining = {
  get: (): boolean => {
    const viewer = authState.get()?.id;
    return viewer !== undefined && tabStorage.get(KEY) === viewer;
  },
  begin: (viewer: string): void => write(viewer),
  end: (): void => write(null),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    const unsubscribe = authState.subscribe(listener);
    return () => {
      listeners.delete(listener);
      unsubscribe();
    };
  },
};
