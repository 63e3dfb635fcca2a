import { STILL_WATCHING_SECONDS } from '@sahra/schemas/constants';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Longest step, in seconds, that a playing video makes between two events. */
const STEP_MAX_SECONDS = 2;

/** Seconds played since the viewer last did anything. It counts on from video to video, while the page stays open. */
let unattended = 0;

/** Starts the count again, as any sign of the viewer does. */
export const attend = (): void => {
  unattended = 0;
};

/**
 * Counts what a video plays while nobody touches the page, and tells once when it is too long.
 * @returns A function that stops.
 */
export const followAttention = (video: HTMLVideoElement, onUnattended: () => void): (() => void) => {
  let last: number | null = null;
  const onTime = (): void => {
    const step = last === null ? 0 : video.currentTime - last;
    last = video.currentTime;
    if (video.paused || step <= 0 || step > STEP_MAX_SECONDS) return;
    unattended += step / video.playbackRate;
    if (unattended < STILL_WATCHING_SECONDS) return;
    attend();
    onUnattended();
  };
  video.addEventListener('timeupdate', onTime);
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, attend, { passive: true });
  return () => {
    video.removeEventListener('timeupdate', onTime);
    for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, attend);
  };
};
