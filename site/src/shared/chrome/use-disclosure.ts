import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';

export interface Disclosure {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Element that contains the button and its content: a click or focus outside closes it. */
  root: RefObject<HTMLDivElement>;
  /** Button that gets the focus back on Escape. */
  button: RefObject<HTMLButtonElement>;
  /** Id of the content that the button opens. */
  id: string;
}

/**
 * Disclosure: a button that shows content in place. It closes on Escape, on an outside click, and when the focus
 * leaves it.
 */
export const useDisclosure = (): Disclosure => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('click', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('click', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return { open, setOpen, root, button, id };
};
