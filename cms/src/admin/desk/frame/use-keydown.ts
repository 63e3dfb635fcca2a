import { useLayoutEffect, useRef } from 'react';

import { isInDialog } from './is-in-dialog';

/**
 * Listens to keys outside dialogs that nothing else has taken, from the moment the screen is drawn: an effect after the
 * paint would leave the first key to the browser. `first` hears a key before the page does.
 */
export const useKeydown = (press: (event: KeyboardEvent) => void, { first = false } = {}): void => {
  const latest = useRef(press);
  latest.current = press;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && !isInDialog(event)) latest.current(event);
    };
    document.addEventListener('keydown', listen, first);
    return () => document.removeEventListener('keydown', listen, first);
  }, [first]);
};
