import { VIEW_AFTER_SECONDS, VIEW_AFTER_SHARE } from '@sahra/schemas/constants';

/** Seconds of play between two reports of the position. */
const PROGRESS_EVERY_SECONDS = 10;

/** Longest step, in seconds, that a playing video makes between two events: `timeupdate` comes four times a second. */
const STEP_MAX_SECONDS = 2;

/** Returns the seconds of play that make a view. The length is NaN until it is known. */
const viewSeconds = ({ duration }: HTMLVideoElement): number =>
  Number.isNaN(duration) ? VIEW_AFTER_SECONDS : Math.min(VIEW_AFTER_SECONDS, duration * VIEW_AFTER_SHARE);

interface Listener {
  /** Receives the position in seconds; `isLeaving` when the page may be gone before an answer. */
  onPosition: (second: number, isLeaving: boolean) => void;
  /** Called once, when enough was played for a view. */
  onView: () => void;
}

/**
 * Follows what a video really plays: reports the position every ten seconds of play, when it stops and when the page
 * is left, and tells once that a view counts. Seeking, pauses and waiting are not play; what was never played is not
 * reported.
 * @returns A function that stops, after a last report.
 */
export const followPlayback = (video: HTMLVideoElement, { onPosition, onView }: Listener): (() => void) => {
  let last: number | null = null;
  let played = 0;
  let reportedAt = 0;
  let reported: number | null = null;
  let isViewed = false;
  let isEmpty = false;

  const report = (isLeaving: boolean): void => {
    if (played === 0 || last === null || last === reported) return;
    reported = last;
    reportedAt = played;
    onPosition(last, isLeaving);
  };
  const onTime = (): void => {
    if (isEmpty) return;
    const step = last === null ? 0 : video.currentTime - last;
    if (video.seeking || (video.paused && played === 0)) {
      last = null;
      return;
    }
    last = video.currentTime;
    if (video.paused || step <= 0 || step > STEP_MAX_SECONDS) return;
    played += step / video.playbackRate;
    if (!isViewed && played >= viewSeconds(video)) {
      isViewed = true;
      onView();
    }
    if (played - reportedAt >= PROGRESS_EVERY_SECONDS) report(false);
  };
  const onStop = (): void => {
    // The position may have been sought to while the video was paused.
    if (!video.seeking && !isEmpty && played > 0) last = video.currentTime;
    report(false);
  };
  // A stream that is closed or opened again leaves the video at 0, which is no position of the viewer.
  const onEmptied = (): void => {
    isEmpty = true;
  };
  const onMetadata = (): void => {
    isEmpty = false;
  };
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') report(true);
  };
  const onLeave = (): void => report(true);

  video.addEventListener('timeupdate', onTime);
  video.addEventListener('pause', onStop);
  video.addEventListener('ended', onStop);
  video.addEventListener('emptied', onEmptied);
  video.addEventListener('loadedmetadata', onMetadata);
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', onLeave);
  return () => {
    video.removeEventListener('timeupdate', onTime);
    video.removeEventListener('pause', onStop);
    video.removeEventListener('ended', onStop);
    video.removeEventListener('emptied', onEmptied);
    video.removeEventListener('loadedmetadata', onMetadata);
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', onLeave);
    report(true);
  };
};
