/**
 * Plays a video on when its source is replaced. The browser then pauses it without a `pause` event, and rejects with
 * `AbortError` what was asked of it before: when the stream is attached in the moment after the press, when the
 * decoder is set up again, when hls.js takes a new media source.
 * @param play Asks the video to play.
 * @returns A function that stops.
 */
export const keepPlaying = (video: HTMLVideoElement, play: () => void): (() => void) => {
  let isWanted = !video.paused;
  const want = (): void => {
    isWanted = true;
  };
  const rest = (): void => {
    isWanted = false;
  };
  const playOn = (): void => {
    if (isWanted && video.paused) play();
  };
  video.addEventListener('play', want);
  video.addEventListener('pause', rest);
  video.addEventListener('emptied', playOn);
  return () => {
    video.removeEventListener('play', want);
    video.removeEventListener('pause', rest);
    video.removeEventListener('emptied', playOn);
  };
};
