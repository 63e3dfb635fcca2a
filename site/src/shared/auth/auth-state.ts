import { SIGNED_IN_COOKIE } from '@sahra/schemas/constants';

import { createStore } from '../store/create-store';
import { writeCookie } from '../store/write-cookie';

/** What a signed-in browser remembers; the fields are given (docs/product/rules.md R14). */
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
/** Grows with every login and sign-out: nothing of one viewer may serve the next. */
let epoch = 0;

const isAuthState = (value: unknown): value is AuthState =>
  typeof value === 'object' && value !== null && typeof (value as AuthState).token === 'string';

const stored = (): AuthState | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(AUTH_KEY) ?? 'null');
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

/** Followed with `useStore`; null means signed out. */
export const authState = { get: store.get, subscribe: store.subscribe, set: replace };
export const authEpoch = (): number => epoch;

/** Takes away what outlives this document: the remembered fields and the cookie. Other tabs follow at once. */
export const forgetAuth = (): void => {
  localStorage.removeItem(AUTH_KEY);
  writeSignedIn(false);
};

/** Signed out: no token, no remembered fields, no cookie. */
export const clearAuth = (): void => {
  forgetAuth();
  epoch += 1;
  store.set(null);
};

/** Stores a login. One that is there already is cleared first, so that no field of it survives. */
export const storeAuth = (state: AuthState): void => {
  if (store.get() && store.get()?.id !== state.id) clearAuth();
  localStorage.setItem(AUTH_KEY, JSON.stringify(state));
  writeSignedIn(true);
  replace(state);
};

/** Reads what an earlier visit stored, and follows the other tabs, also when the browser brings this document back. Answers the way to stop. */
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
