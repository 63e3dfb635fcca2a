interface Answers {
  /** Called when the browser allowed only a start without sound: the video is muted from then on. */
  onSilenced?: (() => void) | undefined;
  /** Called when the browser wants a press before it plays at all. */
  onBlocked?: (() => void) | undefined;
}

/** Asks the video to play. Returns whether the browser refuses that without a press. */
const isRefused = (video: HTMLVideoElement): Promise<boolean> =>
  video.play().then(
    () => false,
    // Whatever else ends it is followed by an event of the video, or by `keepPlaying`.
    (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError',
  );

/** Plays a video by the rule of the device: with its sound, else without sound, else not before a press. */
export const startVideo = async (
  video: HTMLVideoElement,
  { onSilenced, onBlocked }: Answers,
): Promise<void> => {
  if (!(await isRefused(video))) return;
  if (!video.muted) {
    video.muted = true;
    if (!(await isRefused(video))) {
      onSilenced?.();
      return;
    }
    // The press that starts it brings the sound.
    video.muted = false;
  }
  onBlocked?.();
};
