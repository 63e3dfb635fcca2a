import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';

import { authState } from '../auth/auth-state';
import { tabStorage } from '../store/browser-storage';

/** Key in the tab's storage. */
const KEY = 'sahra.form';
/** `autocomplete` of fields that are never stored. */
const SECRET = /password|one-time-code/;

interface Kept {
  viewer: string;
  path: string;
  values: Record<string, unknown>;
}

const keptOf = (viewer: string): Kept['values'] => {
  try {
    const kept = JSON.parse(tabStorage.get(KEY) ?? 'null') as Kept | null;
    if (kept?.path !== window.location.pathname || kept.viewer !== viewer) return {};
    tabStorage.remove(KEY);
    return kept.values;
  } catch {
    return {};
  }
};

const secretsOf = (form: HTMLFormElement | null): string[] =>
  Array.from(form?.querySelectorAll('input') ?? [])
    .filter(({ autocomplete }) => SECRET.test(autocomplete))
    .map(({ name }) => name);

/**
 * Hook that keeps what a viewer typed when their session ends, and fills it in again when the same viewer is back on
 * the page. Passwords and codes are not kept.
 */
export const useKeptInput = (element: RefObject<HTMLFormElement>): void => {
  const form = useForm();
  useEffect(() => {
    let viewer = authState.get()?.id;
    if (viewer) {
      const fields = form.getRegisteredFields();
      form.batch(() => {
        for (const [name, value] of Object.entries(keptOf(viewer ?? '')))
          if (fields.includes(name)) form.change(name, value);
      });
    }
    return authState.subscribe(() => {
      const before = viewer;
      viewer = authState.get()?.id;
      const { dirty, values } = form.getState();
      if (!before || viewer || !dirty) return;
      const secrets = secretsOf(element.current);
      const typed = Object.entries(values as Record<string, unknown>).filter(
        ([name]) => !secrets.includes(name),
      );
      const kept: Kept = {
        viewer: before,
        path: window.location.pathname,
        values: Object.fromEntries(typed),
      };
      tabStorage.set(KEY, JSON.stringify(kept));
    });
  }, [element, form]);
};
