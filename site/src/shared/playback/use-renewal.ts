import { useRef } from 'react';

import type { Failure } from './failure';

/** A URL that is refused so soon after a renewal is not renewed again by itself. */
const RENEWED_MS = 60_000;

interface Options {
  /** Requests a new playback URL; rejects when the graph is unreachable. */
  renew: () => Promise<void>;
  /** Called with the new URL at hand. */
  onRenewed: () => void;
  /** Receives what the viewer has to be told, or null. */
  onFailure: (failure: Failure | null) => void;
}

/** Returns a handler for failures of a stream that renews a refused URL once by itself, as after a night's sleep. */
export const useRenewal = ({ renew, onRenewed, onFailure }: Options): ((failure: Failure | null) => void) => {
  const renewal = useRef({ startedAt: -Infinity, isUnderWay: false });
  return (failure) => {
    const { startedAt, isUnderWay } = renewal.current;
    // Picture and sound are refused one after the other.
    if (failure === 'access' && isUnderWay) return;
    if (failure !== 'access' || Date.now() - startedAt < RENEWED_MS) {
      onFailure(failure);
      return;
    }
    renewal.current = { startedAt: Date.now(), isUnderWay: true };
    renew()
      .then(onRenewed, () => onFailure(failure))
      .finally(() => (renewal.current.isUnderWay = false));
  };
};
