import type { FocusEvent, MutableRefObject } from 'react';
import { useRef, useState } from 'react';

interface FocusInside {
  /** Whether the keyboard has an element inside. */
  isKeyboardInside: boolean;
  /**
   * Whether an element inside has the focus. Elements that are unmounted with the focus send no blur event: it stays
   * true for what takes their place.
   */
  hasFocus: MutableRefObject<boolean>;
  handlers: { onFocus: (event: FocusEvent) => void; onBlur: () => void };
}

/** Follows the focus within an element. */
export const useFocusInside = (): FocusInside => {
  const hasFocus = useRef(false);
  const [isKeyboardInside, setKeyboardInside] = useState(false);
  return {
    isKeyboardInside,
    hasFocus,
    handlers: {
      onFocus: ({ target, currentTarget }) => {
        // Events of what is rendered elsewhere on the page arrive here as well.
        if (!currentTarget.contains(target)) return;
        hasFocus.current = true;
        setKeyboardInside(target.matches(':focus-visible'));
      },
      onBlur: () => {
        hasFocus.current = false;
        setKeyboardInside(false);
      },
    },
  };
};
