import { useEffect, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';

export interface Disclosure {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Around the button and what it opens: a click or the focus outside of it closes. */
  root: RefObject<HTMLDivElement>;
  /** The button, which gets the focus back on Escape. */
  button: RefObject<HTMLButtonElement>;
  /** Id of what the button opens. */
  id: string;
}

/** Something that a button opens in place. It closes on Escape, on a click elsewhere, and when the focus leaves it. */
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
