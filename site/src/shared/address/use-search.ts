import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
};

/**
 * Returns the query string of the page's address, also after Back; null in served HTML and during hydration, which
 * do not depend on it.
 */
export const useSearch = (): string | null =>
  useSyncExternalStore<string | null>(
    subscribe,
    () => window.location.search,
    () => null,
  );

/** Returns the page's address with other parameters; null removes one. */
export const searchWith = (search: string, changes: Readonly<Record<string, string | null>>): string => {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
};

/** Changes parameters of the page's address, as a step that Back takes back. The page does not scroll. */
export const pushSearch = (changes: Readonly<Record<string, string | null>>): void => {
  const { pathname, search, hash } = window.location;
  const next = searchWith(search, changes);
  if (next === search) return;
  window.history.pushState({ key: String(Date.now()) }, '', `${pathname}${next}${hash}`);
  for (const listener of [...listeners]) listener();
};
