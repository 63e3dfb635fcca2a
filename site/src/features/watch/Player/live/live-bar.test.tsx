import { cleanup, fireEvent, screen } from '@testing-library/react';

import { fakeMedia, PLAYBACK, playPlayer } from '../../../../../testing/player';

/** Window of a live stream, in seconds. Live is played 12 seconds before its end. */
const WINDOW = { length: 1, start: () => 100, end: () => 1912 };
const EDGE = 1900;

beforeEach(() => {
  fakeMedia();
  Object.assign(window, {
    matchMedia: () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  Object.defineProperty(HTMLMediaElement.prototype, 'seekable', { configurable: true, value: WINDOW });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'seekable');
});

/** Plays a live stream at a second. */
const playAt = async (second: number): Promise<HTMLVideoElement> => {
  const video = await playPlayer({ playback: { ...PLAYBACK, live: true } });
  video.currentTime = second;
  fireEvent.timeUpdate(video);
  return video;
};

test('at the live edge that is said, with no delay and nothing to go forward to', async () => {
  await playAt(EDGE - 3);
  expect(screen.getByText('At live edge')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Go to live' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Forward 10 seconds/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/^−/)).not.toBeInTheDocument();
});

test('behind it the delay is shown, and one press goes to live', async () => {
  const video = await playAt(EDGE - 83);
  expect(screen.getByText('−1:23')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Forward 10 seconds/ })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Go to live' }));
  expect(video.currentTime).toBe(EDGE);
  fireEvent.timeUpdate(video);
  expect(screen.getByText('At live edge')).toBeInTheDocument();
});

test('one press goes back as far as the stream is kept', async () => {
  const video = await playAt(EDGE);
  fireEvent.click(screen.getByRole('button', { name: 'As far back as possible' }));
  expect(video.currentTime).toBe(112);
});

test('a live stream has no running time', async () => {
  await playAt(EDGE - 83);
  expect(screen.queryByText(/^ \/ /)).not.toBeInTheDocument();
});
