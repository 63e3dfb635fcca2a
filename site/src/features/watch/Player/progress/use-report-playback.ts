import { RESUME_FROM_SECONDS } from '@sahra/schemas/constants';
import { useEffect, useRef } from 'react';

import { authState } from '../../../../shared/auth/auth-state';
import { usePageLocale } from '../../../../shared/i18n/locale-context';
import { progressStateOf } from '../../../../shared/progress/progress-state';
import { useStore } from '../../../../shared/store/use-store';
import { followPlayback } from '../../../../shared/progress/follow-playback';
import { reportPosition, reportView } from '../../../../shared/progress/report-playback';

interface Watched {
  video: HTMLVideoElement;
  id: string;
  code: string;
  /** A live event has no position to continue from. */
  live: boolean;
  /** Second that is kept of this viewer, wherever the video starts; 0 when there is none. */
  kept: number;
  /** Whether the page of the video was left, which is reported like its end. */
  inCorner: boolean;
}

/** Reports how far the video is watched, and its view. */
export const useReportPlayback = ({ video, id, code, live, kept, inCorner }: Watched): void => {
  const { locale } = usePageLocale();
  const viewer = useStore(authState, null)?.id;
  const latest = useRef({ kept });
  latest.current = { kept };
  const counted = useRef<string | null>(null);
  useEffect(() => {
    // A position near the beginning is reported too when a later one is kept, which would be wrong from here on.
    let isKept = latest.current.kept >= RESUME_FROM_SECONDS;
    // The source may be closed before the last report, and the duration with it.
    let durationSeconds = 0;
    const readDuration = (): void => {
      if (Number.isFinite(video.duration)) durationSeconds = Math.floor(video.duration);
    };
    readDuration();
    video.addEventListener('durationchange', readDuration);
    const stop = followPlayback(video, {
      onPosition: (second, isLeaving) => {
        // What one viewer watched is not kept for the next one.
        if (authState.get()?.id !== viewer) return;
        readDuration();
        const positionSeconds = Math.floor(second);
        if (live || durationSeconds < 1) return;
        const position = { positionSeconds, durationSeconds };
        isKept ||= progressStateOf(position) !== 'NEW';
        if (isKept) reportPosition({ id, code, ...position, isLeaving }, locale);
      },
      onView: () => {
        if (counted.current !== code) reportView(code, locale);
        counted.current = code;
      },
    });
    return () => {
      stop();
      video.removeEventListener('durationchange', readDuration);
    };
  }, [video, id, code, live, locale, viewer, inCorner]);
};
