import { SIGNED_IN_COOKIE } from '@sahra/schemas/constants';

import { deviceStorage } from '../store/browser-storage';
import { createStore } from '../store/create-store';
import { readCookie, writeCookie } from '../store/cookies';

/** Authentication state in localStorage; docs/product/rules.md R14 defines the fields. */
export interface AuthState {
  token: string;
  id: string;
  has_subscription: boolean;
  subscription_type: { name: string } | null;
  with_ads: boolean;
  subscription_payment_method: string | null;
}

export const AUTH_KEY = 'sahra.auth';

const store = createStore<AuthState | null>(null);
/** Counter that increases with every login and sign-out, so that no data of one viewer reaches the next one. */
let epoch = 0;

const isAuthState = (value: unknown): value is AuthState =>
  typeof value === 'object' && value !== null && typeof (value as AuthState).token === 'string';

const stored = (): AuthState | null => {
  try {
    const value: unknown = JSON.parse(deviceStorage.get(AUTH_KEY) ?? 'null');
    return isAuthState(value) ? value : null;
  } catch {
    return null;
  }
};

const YEAR_S = 365 * 24 * 60 * 60;

const writeSignedIn = (signedIn: boolean): void =>
  writeCookie(SIGNED_IN_COOKIE, signedIn ? 'true' : '', { maxAge: signedIn ? YEAR_S : 0 });

const replace = (state: AuthState | null): void => {
  if (state?.id !== store.get()?.id) epoch += 1;
  store.set(state);
};

/** Store for `useStore`; null means signed out. */
export const authState = { get: store.get, subscribe: store.subscribe, set: replace };
export const authEpoch = (): number => epoch;

/**
 * Returns whether a cookie of this browser says that somebody is signed in, and nothing says who: its storage was full
 * or refused at the sign-in.
 */
export const isAuthForgotten = (): boolean => store.get() === null && readCookie(SIGNED_IN_COOKIE) === 'true';

/** Deletes the persistent state: the fields in localStorage and the cookie. Other tabs are updated immediately. */
export const deleteStoredAuth = (): void => {
  deviceStorage.remove(AUTH_KEY);
  writeSignedIn(false);
};

/** Clears the authentication state: no access token, no stored fields, no cookie. */
export const clearAuth = (): void => {
  deleteStoredAuth();
  epoch += 1;
  store.set(null);
};

/** Stores a login. It clears an existing one first, so that none of its fields remain. */
export const storeAuth = (state: AuthState): void => {
  if (store.get() && store.get()?.id !== state.id) clearAuth();
  deviceStorage.set(AUTH_KEY, JSON.stringify(state));
  writeSignedIn(true);
  replace(state);
};

/**
 * Reads the stored state and subscribes to changes from other tabs, also after a restore from the back/forward
 * cache.
 * @returns A function that unsubscribes.
 */
export const startAuth = (): (() => void) => {
  replace(stored());
  const follow = ({ key }: StorageEvent): void => {
    if (key === AUTH_KEY || key === null) replace(stored());
  };
  const restored = (): void => replace(stored());
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', restored);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', restored);
  };
};
