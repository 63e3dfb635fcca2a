import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';

import type { EditedRecord } from './use-record';

/** A navigation that waits, because not everything could be saved or a film is being uploaded. */
export interface HeldLeave {
  reason: 'unsaved' | 'upload';
  leave: () => void;
  stay: () => void;
}

/**
 * Saves before the screen is left, and holds a navigation until that is done; null while none is held. The browser asks
 * before it closes a tab with unsaved changes or an upload.
 */
export const useLeaveSaved = ({ state, flush }: EditedRecord, isUploading: boolean): HeldLeave | null => {
  const isUnsaved = state.edits.size > 0 || state.sent.size > 0;
  const blocker = useBlocker(isUnsaved || isUploading);
  const { state: blocked, proceed, reset } = blocker;
  useEffect(() => {
    if (blocked !== 'blocked') return;
    if (isUnsaved) void flush();
    else if (!isUploading) proceed();
  }, [blocked, isUnsaved, isUploading, flush, proceed]);

  useEffect(() => {
    if (!isUnsaved && !isUploading) return undefined;
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
  }, [isUnsaved, isUploading, flush]);

  const isStuck = ['failed', 'refused'].includes(state.saving) || state.conflicts.length > 0;
  // Held until the editor decides or everything is saved: while it is tried again, the question stays.
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    setHeld((former) => blocked === 'blocked' && (former || isStuck));
  }, [blocked, isStuck]);
  const isUploadAtStake = isUploading && !isUnsaved;
  return blocked === 'blocked' && (isHeld || isStuck || isUploadAtStake)
    ? { reason: isUploadAtStake ? 'upload' : 'unsaved', leave: () => proceed(), stay: () => reset() }
    : null;
};
