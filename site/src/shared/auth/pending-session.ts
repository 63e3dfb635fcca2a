import type { SessionStateFragment } from './session.fragment.generated';

/** Kept by the tab: it outlives a reload and the provider's page, and no other tab sees it. */
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

/** The login of somebody who is still joining: it becomes the browser's own when the joining ends. Followed with `useStore`. */
export const pendingSession = {
  get,
  set,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
