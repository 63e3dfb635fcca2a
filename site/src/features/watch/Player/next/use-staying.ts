import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';

import { isTextField } from '../../../../shared/playback/should-handle-shortcut';
import { SEEN_PART } from '../mini/seen-part';

interface Staying {
  /** Whether the stage is in the window; null before the first layout. */
  isSeen: boolean | null;
  /** Whether no other video may start by itself. */
  staying: boolean;
  stay: () => void;
}

const isInWindow = (stage: Element | null | undefined): boolean => {
  if (!stage) return true;
  const { top, bottom, height } = stage.getBoundingClientRect();
  return Math.min(bottom, window.innerHeight) - Math.max(top, 0) >= height * SEEN_PART;
};

const isTypedOutside = (target: EventTarget | null): boolean =>
  target instanceof Element && isTextField(target) && target.closest('[data-player]') === null;

/**
 * Decides whether another video may start by itself: not while its countdown would be out of sight, not once the
 * viewer has scrolled it away, and not while the viewer writes somewhere else on the page.
 * @param box An element on the stage.
 */
export const useStaying = (box: RefObject<HTMLElement>): Staying => {
  const [isSeen, setSeen] = useState<boolean | null>(null);
  const [staying, setStaying] = useState(false);
  useLayoutEffect(() => {
    const stage = box.current?.closest('[data-player], [data-stage]');
    const isHere = isInWindow(stage);
    setSeen(isHere);
    setStaying(!isHere || isTypedOutside(document.activeElement));
    const leave = (): void => {
      if (!isInWindow(stage)) setStaying(true);
    };
    window.addEventListener('scroll', leave, { passive: true });
    return () => window.removeEventListener('scroll', leave);
  }, [box]);
  useEffect(() => {
    const hear = ({ target }: Event): void => {
      if (isTypedOutside(target)) setStaying(true);
    };
    document.addEventListener('input', hear);
    return () => document.removeEventListener('input', hear);
  }, []);
  return { isSeen, staying, stay: () => setStaying(true) };
};
