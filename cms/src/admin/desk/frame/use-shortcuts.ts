import { printedKey } from '@sahra/schemas/printed-key';

import { lettersAreOn } from './letter-keys';
import { useKeydown } from './use-keydown';

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
export const useShortcuts = (shortcuts: Shortcuts, when: { first?: boolean } = {}): void =>
  useKeydown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isInField(event)) return;
    const key = printedKey(event);
    if (key.length === 1 && !lettersAreOn()) return;
    const act = new Map(Object.entries(shortcuts)).get(key);
    if (act && act(event) !== false) event.preventDefault();
  }, when);
