import { type PointerEvent, useEffect, useState } from 'react';

interface Watched {
  paused: boolean;
  /** Whether the viewer has done something in the last seconds. */
  isActive: boolean;
  isKeyboardInside: boolean;
  /** Counts as something that the viewer does. */
  onActive: () => void;
}

/**
 * Tells whether a viewer wants the controls over the picture: an open menu, a dragged timeline and the keyboard hold
 * them; a finger may send them away.
 */
export const useShownControls = ({ paused, isActive, isKeyboardInside, onActive }: Watched) => {
  const [menuOpen, setMenuOpen] = useState(false);
  const [dragging, setDragging] = useState(false);
  const [sentAway, setSentAway] = useState(false);
  const isHeld = menuOpen || dragging || isKeyboardInside;

  // A film that stops says how to go on, also when headphones or the system stopped it.
  useEffect(() => {
    if (paused) setSentAway(false);
  }, [paused]);

  return {
    isWanted: isHeld || (!sentAway && (paused || isActive)),
    menuOpen,
    setMenuOpen,
    setDragging,
    setSentAway,
    onDrag: (on: boolean) => {
      setDragging(on);
      // They stay for a while after it too.
      if (!on) onActive();
    },
    // A mouse brings back what a finger has sent away.
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setSentAway(false);
    },
  };
};
