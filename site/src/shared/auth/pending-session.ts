import type { SessionStateFragment } from './session.fragment.generated';

/**
 * Key in sessionStorage: the value survives a reload and the visit to the provider's page, and other tabs cannot
 * see it.
 */
const KEY = 'sahra.joining';

const isSession = (value: unknown): value is SessionStateFragment =>
  typeof value === 'object' && value !== null && 'token' in value && 'viewer' in value;

const parsed = (text: string | null): SessionStateFragment | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
};

let known: { text: string | null; session: SessionStateFragment | null } = { text: null, session: null };
const listeners = new Set<() => void>();

const get = (): SessionStateFragment | null => {
  const text = sessionStorage.getItem(KEY);
  if (text !== known.text) known = { text, session: parsed(text) };
  return known.session;
};

const set = (session: SessionStateFragment | null): void => {
  if (session) sessionStorage.setItem(KEY, JSON.stringify(session));
  else sessionStorage.removeItem(KEY);
  for (const listener of [...listeners]) listener();
};

/**
 * Store for `useStore` with the session of an unfinished registration. It becomes the browser's session when the
 * registration ends.
 */
export const pendingSession = {
  get,
  set,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
