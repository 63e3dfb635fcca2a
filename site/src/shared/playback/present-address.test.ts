import { openPlayer } from './open-player';
import { atSecond, forgetSecond, presentAddress } from './present-address';

const standAt = (second: number, { live = false, ended = false } = {}): void => {
  const video = document.createElement('video');
  video.currentTime = second;
  Object.defineProperty(video, 'ended', { value: ended });
  openPlayer.set({ code: 'abc123', video, live, storyboard: null, playFrom: () => undefined });
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

test('a film that has ended and a live event have no second to return to', () => {
  window.history.replaceState(null, '', '/ar/watch/abc123');
  standAt(2590, { ended: true });
  expect(presentAddress()).toBe('/ar/watch/abc123');
  standAt(5400, { live: true });
  expect(presentAddress()).toBe('/ar/watch/abc123');
});

test('the second alone leaves the address, and its place in the history keeps what it knows', () => {
  window.history.replaceState({ key: '7' }, '', window.location.href);
  forgetSecond();
  expect(presentAddress()).toBe('/ar/watch/abc123?tab=details#part');
  expect(window.history.state).toEqual({ key: '7' });
});
