import { useLayoutEffect, useRef } from 'react';

/** Gives the focus to the element that `next` finds, when another `step` has taken away the button that had it. */
export const useKeepFocus = (step: string, next: () => HTMLElement | null): void => {
  const former = useRef(step);
  useLayoutEffect(() => {
    if (former.current === step) return;
    former.current = step;
    if (document.activeElement === document.body) next()?.focus();
  });
};
