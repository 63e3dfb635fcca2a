import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

import { useOpenBelow } from '../../../shared/page/use-open-below';
import { CONTINUE_ATTRIBUTE, hasContinueMark } from '../../../shared/progress/continue-mark';

/** `served`: as the inline script decided before the first paint. */
export type Room = 'served' | 'open' | 'closed';

/**
 * Decides whether the room of the row is there, so that nothing in sight moves: reserved from the start when this
 * browser knows of entries, otherwise opened only while its place is below the window.
 */
export const useRoom = (place: RefObject<HTMLElement>, hasEntries: boolean): Room => {
  const [room, setRoom] = useState<Room>('served');

  // Before the paint: a later visit of home in the same document, e.g. after the login, has no inline script.
  useLayoutEffect(() => {
    const isReserved = document.documentElement.hasAttribute(CONTINUE_ATTRIBUTE) || hasContinueMark();
    document.documentElement.removeAttribute(CONTINUE_ATTRIBUTE);
    setRoom(isReserved ? 'open' : 'closed');
  }, []);

  const isOpenBelow = useOpenBelow(place, room === 'closed' && hasEntries);
  return isOpenBelow ? 'open' : room;
};
