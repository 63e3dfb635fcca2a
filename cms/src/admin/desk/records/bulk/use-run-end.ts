import { useEffect, useRef } from 'react';

import { useBulkRun, type BulkRun } from './bulk-run';

/** Returns the run that has ended and is not closed yet; calls `onEnd` when one ends while the list is open. */
export const useRunEnd = (onEnd: (run: BulkRun) => void): BulkRun | null => {
  const { run, isRunning } = useBulkRun();
  const ended = isRunning ? null : run;
  const known = useRef(ended);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    if (ended && ended !== known.current) latest.current(ended);
    known.current = ended;
  }, [ended]);
  return ended;
};
