import { openPlayer } from './open-player';
import { atSecond, presentAddress } from './present-address';

const standAt = (second: number): void => {
  const video = document.createElement('video');
  video.currentTime = second;
  openPlayer.set({ code: 'abc123', video, storyboard: null, playFrom: () => undefined });
};

beforeEach(() => window.history.replaceState(null, '', '/ar/watch/abc123?tab=details&t=5#part'));
afterEach(() => openPlayer.set(null));

test('an address takes the second in the place of the one that it names', () => {
  expect(atSecond('/en/watch/abc123', 83.9)).toBe('/en/watch/abc123?t=83');
  expect(atSecond('/en/watch/abc123?t=5&tab=details', 83)).toBe('/en/watch/abc123?t=83&tab=details');
  expect(atSecond('/en/watch/abc123', 0.9)).toBe('/en/watch/abc123');
});

test('this page is at the second of its player, and at its own place unless another is asked for', () => {
  expect(presentAddress()).toBe('/ar/watch/abc123?tab=details&t=5#part');
  standAt(992.4);
  expect(presentAddress()).toBe('/ar/watch/abc123?tab=details&t=992#part');
  expect(presentAddress('#comments')).toBe('/ar/watch/abc123?tab=details&t=992#comments');
});
