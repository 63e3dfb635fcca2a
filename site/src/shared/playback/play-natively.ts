import type { Attempt } from './HlsSource';
import { failureOfVideo } from './failure';
import type { Failure } from './failure';

interface Opening {
  url: string;
  attempt: Attempt;
  onFailure: (failure: Failure | null) => void;
}

/** Plays HLS natively, e.g. on iPhones, which have no Media Source Extensions. Returns the cleanup. */
export const playNatively = (
  video: HTMLVideoElement,
  { url, attempt, onFailure }: Opening,
  play: () => void,
): (() => void) => {
  let isClosed = false;
  const broke = (): void => {
    void failureOfVideo(video.error, url).then((failure) => {
      if (!isClosed) onFailure(failure);
    });
  };
  const ready = (): void => {
    if (attempt.from > 0) video.currentTime = attempt.from;
    if (attempt.playing) play();
  };
  video.addEventListener('error', broke);
  video.addEventListener('loadedmetadata', ready, { once: true });
  if (attempt.isBegun) video.preload = 'auto';
  video.src = url;
  if (attempt.playing || attempt.isBegun) video.load();
  return () => {
    isClosed = true;
    video.removeEventListener('error', broke);
    video.removeEventListener('loadedmetadata', ready);
  };
};
