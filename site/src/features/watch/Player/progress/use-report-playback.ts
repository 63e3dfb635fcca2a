import { RESUME_FROM_SECONDS } from '@sahra/schemas/constants';
import { useEffect, useRef } from 'react';

import { usePageLocale } from '../../../../shared/i18n/locale-context';
import { progressStateOf } from '../../../../shared/progress/progress-state';
import { followPlayback } from './follow-playback';
import { reportPosition, reportView } from './report-playback';

interface Watched {
  video: HTMLVideoElement;
  id: string;
  code: string;
  /** A live event has no position to continue from. */
  live: boolean;
  /** Second at which the video continued; 0 when it began at the beginning. */
  from: number;
}

/** Reports how far the video is watched, and its view. */
export const useReportPlayback = ({ video, id, code, live, from }: Watched): void => {
  const { locale } = usePageLocale();
  const latest = useRef({ from });
  latest.current = { from };
  useEffect(() => {
    // From here on a position near the beginning is reported too: the kept one would be wrong.
    let isKept = latest.current.from >= RESUME_FROM_SECONDS;
    return followPlayback(video, {
      onPosition: (second, isLeaving) => {
        const positionSeconds = Math.floor(second);
        const durationSeconds = Math.floor(video.duration);
        if (live || !Number.isFinite(durationSeconds) || durationSeconds < 1) return;
        const position = { positionSeconds, durationSeconds };
        isKept ||= progressStateOf(position) !== 'NEW';
        if (isKept) reportPosition({ id, code, ...position, isLeaving }, locale);
      },
      onView: () => reportView(code, locale),
    });
  }, [video, id, code, live, locale]);
};
