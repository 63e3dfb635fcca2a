import { useCallback, useEffect, useState } from 'react';

/** Time that a slide is shown, in milliseconds (docs/product/limits.md, Interface). */
export const SLIDE_MS = 8000;

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Controls which slide is shown. The slides change automatically unless the viewer prefers reduced motion; they
 * wait while stopped, hovered, focused or in a hidden page (WCAG 2.2.2).
 */
export const useCarousel = (count: number) => {
  const [index, setIndex] = useState(0);
  const [turns, setTurns] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    const still = window.matchMedia(STILL);
    const follow = (): void => setTurns(!still.matches && count > 1);
    const look = (): void => setHidden(document.hidden);
    follow();
    look();
    still.addEventListener('change', follow);
    document.addEventListener('visibilitychange', look);
    return () => {
      still.removeEventListener('change', follow);
      document.removeEventListener('visibilitychange', look);
    };
  }, [count]);

  const go = useCallback((to: number) => setIndex((to + count) % count), [count]);

  const turning = turns && !stopped && !held && !hidden;
  useEffect(() => {
    if (!turning) return;
    const timer = setTimeout(() => go(index + 1), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [turning, go, index]);

  return {
    index: Math.min(index, Math.max(0, count - 1)),
    go,
    /** Whether the slides change automatically; then a pause button is needed. */
    turns,
    stopped,
    toggle: () => setStopped((was) => !was),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
};
