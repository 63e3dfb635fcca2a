import { printedKey } from '@sahra/schemas/printed-key';
import { useEffect, useRef } from 'react';

import { isInDialog } from './is-in-dialog';
import { lettersAreOn } from './letter-keys';

/** What a key does, by what is printed on it (`j`, `?`) or its name (`ArrowDown`); `false` leaves it to others. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

/** Nothing is typed into a checkbox. */
const isInField = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));

/**
 * Listens to keys outside fields and dialogs, while the page is open. Each editor can turn single letters and signs off.
 * `first` hears a key before the page does.
 */
export const useShortcuts = (shortcuts: Shortcuts, { first = false } = {}): void => {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isInField(event) || isInDialog(event)) return;
      const key = printedKey(event);
      if (key.length === 1 && !lettersAreOn()) return;
      const act = new Map(Object.entries(latest.current)).get(key);
      if (!act) return;
      if (act(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', listen, first);
    return () => document.removeEventListener('keydown', listen, first);
  }, [first]);
};
