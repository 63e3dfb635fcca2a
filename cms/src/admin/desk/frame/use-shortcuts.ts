import { useEffect, useRef } from 'react';

import { isInDialog } from './is-in-dialog';
import { lettersAreOn } from './letter-keys';

/** What a key does, by the key's place (`KeyJ`) or its name (`ArrowDown`, `Slash`); `false` leaves it to others. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

/** Nothing is typed into a checkbox. */
const isInField = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'));

/**
 * Listens to keys outside fields and dialogs, while the page is open. Letters go by their place, so that an Arabic
 * layout needs no switching; each editor can turn them off.
 * `first` hears a key before the page does.
 */
export const useShortcuts = (shortcuts: Shortcuts, { first = false } = {}): void => {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isInField(event) || isInDialog(event)) return;
      const isLetter = event.code.startsWith('Key') || event.code === 'Slash';
      if (isLetter && !lettersAreOn()) return;
      const name = event.code === 'Slash' && event.shiftKey ? 'Question' : event.code;
      const act = new Map(Object.entries(latest.current)).get(name);
      if (!act) return;
      if (act(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', listen, first);
    return () => document.removeEventListener('keydown', listen, first);
  }, [first]);
};
