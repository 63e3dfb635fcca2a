import { useEffect, useState } from 'react';

/** In milliseconds. Who stops for this long has read what is on the screen. */
const PAUSE_MS = 2000;
/** Part of the screen's height that must have been scrolled. */
const READ_SCREENS = 0.75;

const EVENTS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'touchmove', 'focusin'] as const;

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Returns whether a dialog would interrupt: a form on the screen, an open menu or dialog, or a hidden page. */
const isBusy = (): boolean =>
  document.visibilityState === 'hidden' ||
  document.querySelector('dialog[open], header [aria-expanded="true"]') !== null ||
  Boolean(document.activeElement?.closest('form, input, textarea, select')) ||
  [...document.querySelectorAll('main form')].some(isInView);

/**
 * Returns true once the viewer has read something, then does nothing for a moment, and nothing is in the way. It
 * stays true.
 */
export const useReadingPause = (wanted: boolean): boolean => {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (!wanted || paused) return;
    let hasRead = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      if (!isBusy()) setPaused(true);
    };
    const wait = (): void => {
      hasRead ||= window.scrollY >= window.innerHeight * READ_SCREENS;
      clearTimeout(timer);
      if (hasRead) timer = setTimeout(settle, PAUSE_MS);
    };
    for (const name of EVENTS) window.addEventListener(name, wait, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of EVENTS) window.removeEventListener(name, wait);
    };
  }, [wanted, paused]);
  return paused;
};
