const CHECK_MS = 1_000;
/** Checks without progress until a hole in the buffer is jumped over. */
const JUMP_AFTER = 3;
/** Checks without progress until the stream is loaded again, and again every so many. */
const RELOAD_EVERY = 10;
/** Longest hole that is jumped over, in seconds: three segments. */
const HOLE_MAX = 12;
const INTO_BUFFER = 0.05;
const HAVE_METADATA = 1;

type Watched = Pick<HTMLVideoElement, 'currentTime' | 'paused' | 'ended' | 'readyState' | 'buffered'>;

/** Returns where the next buffered part begins, when it is near; null when nothing is buffered after a hole. */
const endOfHole = ({ buffered, currentTime }: Watched): number | null => {
  for (let index = 0; index < buffered.length; index += 1) {
    const start = buffered.start(index);
    if (start > currentTime && start - currentTime <= HOLE_MAX) return start + INTO_BUFFER;
  }
  return null;
};

/**
 * Watches a video that should move and does not: over a hole it jumps, and a stream that has nothing more to give is
 * loaded again, as when a live playlist went stale.
 * @returns A function that stops.
 */
export const watchStalls = (video: Watched, reload: () => void): (() => void) => {
  let seen = -1;
  let still = 0;
  const timer = setInterval(() => {
    const { currentTime, paused, ended, readyState } = video;
    if (paused || ended || readyState < HAVE_METADATA || currentTime !== seen) {
      still = 0;
      seen = currentTime;
      return;
    }
    still += 1;
    const next = still === JUMP_AFTER ? endOfHole(video) : null;
    if (next !== null) video.currentTime = next;
    else if (still % RELOAD_EVERY === 0) reload();
  }, CHECK_MS);
  return () => clearInterval(timer);
};
