import { useEffect, useState } from 'react';

import type { WatchPageQuery } from '../WatchPage/watch-page.query.generated';
import { liveStateAt, nextChange } from './live-state';

/** What timers of browsers can count to; a later change is found by the next visit. */
const LONGEST_MS = 2 ** 31 - 1;

/** Follows an event from "soon" to "live" to "ended" on an open page. */
export const useLiveState = (video: NonNullable<WatchPageQuery['video']>) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const change = nextChange(video, now);
    if (change === null || change - now > LONGEST_MS) return;
    const timer = setTimeout(() => setNow(Date.now()), change - Date.now());
    return () => clearTimeout(timer);
  }, [video, now]);
  return liveStateAt(video, now);
};
