import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** Shorter ones are taps that slipped. */
const SWIPE_PX = 48;

/** A swipe across: +1 towards the end of the page's direction, −1 towards its start. */
export const useSwipe = (onSwipe: (way: 1 | -1) => void) => {
  const from = useRef<{ x: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      from.current = pointerType === 'touch' ? { x: clientX } : null;
    },
    // A browser that scrolls with the finger cancels the pointer, so this is a swipe across and nothing else.
    onPointerUp: ({ clientX, currentTarget }: PointerEvent) => {
      if (from.current === null) return;
      const across = clientX - from.current.x;
      from.current = null;
      if (Math.abs(across) < SWIPE_PX) return;
      const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(across < 0 === rightToLeft ? -1 : 1);
    },
  };
};
