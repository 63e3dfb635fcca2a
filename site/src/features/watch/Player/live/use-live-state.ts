import { useEffect, useState } from 'react';

import { callAt } from '../../../../shared/clock/call-at';
import { useServerOffset } from '../../../../shared/clock/server-clock';
import { liveStateOf } from '../../../../shared/catalogue/live-state';
import type { WatchPageQuery } from '../../WatchPage/watch-page.query.generated';

type LiveVideo = Pick<NonNullable<WatchPageQuery['video']>, 'liveState' | 'startsAt' | 'endsAt'>;

/** Returns the next time at which an event changes its state; null when there is none. */
const nextChange = ({ liveState, startsAt, endsAt }: LiveVideo, now: number): number | null => {
  if (liveState === null) return null;
  const times = [startsAt, endsAt].flatMap((iso) => (iso === null ? [] : [Date.parse(iso)]));
  return times.find((time) => time > now) ?? null;
};

/** Returns the live state of an event and updates it on an open page, from upcoming to live to ended. */
export const useLiveState = (video: NonNullable<WatchPageQuery['video']>) => {
  const offset = useServerOffset();
  const [seen, setSeen] = useState(() => Date.now());
  const now = seen + offset;
  useEffect(() => {
    const change = nextChange(video, now);
    if (change === null) return;
    return callAt(change, () => setSeen(Date.now()));
  }, [video, now]);
  return liveStateOf(video, now);
};
