import { keepPlaying } from './keep-playing';

/** Video that a new source pauses without an event, as browsers do. */
const openVideo = (paused: boolean) => {
  const video = document.createElement('video');
  let isPaused = paused;
  Object.defineProperty(video, 'paused', { get: () => isPaused });
  const set = (next: boolean, event?: string): void => {
    isPaused = next;
    if (event) video.dispatchEvent(new Event(event));
  };
  const play = jest.fn(() => set(false, 'play'));
  return {
    play,
    pause: () => set(true, 'pause'),
    press: () => set(false, 'play'),
    replaceSource: () => set(true, 'emptied'),
    stop: keepPlaying(video, play),
  };
};

test('a film that was to play when its source was replaced is played on, every time', () => {
  const { play, replaceSource } = openVideo(false);
  replaceSource();
  replaceSource();
  expect(play).toHaveBeenCalledTimes(2);
});

test('a press before the source counts, a pause after it too', () => {
  const { play, press, pause, replaceSource } = openVideo(true);
  replaceSource();
  expect(play).not.toHaveBeenCalled();
  press();
  replaceSource();
  expect(play).toHaveBeenCalledTimes(1);
  pause();
  replaceSource();
  expect(play).toHaveBeenCalledTimes(1);
});

test('a player that is closed starts nothing', () => {
  const { play, replaceSource, stop } = openVideo(false);
  stop();
  replaceSource();
  expect(play).not.toHaveBeenCalled();
});
