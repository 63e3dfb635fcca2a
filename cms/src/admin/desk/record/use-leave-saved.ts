import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

import type { EditedRecord } from './use-record';

/** A navigation that waits, because not everything could be saved. */
export interface HeldLeave {
  leave: () => void;
  stay: () => void;
}

/**
 * Saves before the screen is left, and holds a navigation until that is done; null while none is held. The browser asks
 * before it closes a tab with unsaved changes.
 */
export const useLeaveSaved = ({ state, flush }: EditedRecord): HeldLeave | null => {
  const isUnsaved = state.edits.size > 0 || state.sent.size > 0;
  const blocker = useBlocker(isUnsaved);
  const { state: blocked, proceed, reset } = blocker;
  useEffect(() => {
    if (blocked !== 'blocked') return;
    if (isUnsaved) void flush();
    else proceed();
  }, [blocked, isUnsaved, flush, proceed]);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const save = (): void => void flush();
    const ask = (event: BeforeUnloadEvent): void => {
      save();
      event.preventDefault();
    };
    const hide = (): void => {
      if (document.visibilityState === 'hidden') save();
    };
    window.addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isUnsaved, flush]);

  const isStuck = ['failed', 'refused'].includes(state.saving) || state.conflicts.length > 0;
  // Held until the editor decides or everything is saved: while it is tried again, the question stays.
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    setHeld((former) => blocked === 'blocked' && (former || isStuck));
  }, [blocked, isStuck]);
  return blocked === 'blocked' && (isHeld || isStuck)
    ? { leave: () => proceed(), stay: () => reset() }
    : null;
};
