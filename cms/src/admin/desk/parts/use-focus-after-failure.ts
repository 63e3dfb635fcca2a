import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to an element of a dialog when what failed has been read: the button to try again, which had it, is
 * gone. It is no button itself, which a key that is held would press.
 */
export const useFocusAfterFailure = <Of extends HTMLElement>(failed: boolean): RefObject<Of> => {
  const next = useRef<Of>(null);
  const hadFailed = useRef(failed);
  useEffect(() => {
    if (hadFailed.current && !failed && document.activeElement === document.body) next.current?.focus();
    hadFailed.current = failed;
  }, [failed]);
  return next;
};
