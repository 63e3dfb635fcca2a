import { STILL_WATCHING_SECONDS } from '@sahra/schemas/constants';

import { attend, followAttention } from './unattended';

let asked = 0;
const stops: (() => void)[] = [];

const open = (): HTMLVideoElement => {
  const video = document.createElement('video');
  Object.defineProperty(video, 'paused', { value: false, writable: true });
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true });
  stops.push(followAttention(video, () => (asked += 1)));
  return video;
};
const play = (video: HTMLVideoElement, seconds: number): void => {
  for (let second = 0; second <= seconds; second += 2) {
    video.currentTime = second;
    video.dispatchEvent(new Event('timeupdate'));
  }
};

beforeEach(() => {
  asked = 0;
  attend();
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

test('after three hours without a sign of the viewer it asks, once', () => {
  expect(STILL_WATCHING_SECONDS).toBe(10_800);
  const video = open();
  play(video, 10_798);
  expect(asked).toBe(0);
  play(open(), 4);
  expect(asked).toBe(1);
});

test('a move, a key or a touch starts the count again', () => {
  for (const sign of ['pointermove', 'keydown', 'touchstart']) {
    attend();
    play(open(), 10_798);
    document.dispatchEvent(new Event(sign));
    play(open(), 100);
  }
  expect(asked).toBe(0);
});

test('pauses and seeks are no play', () => {
  const video = open();
  Object.defineProperty(video, 'paused', { value: true, writable: true });
  play(video, 20_000);
  Object.defineProperty(video, 'paused', { value: false, writable: true });
  video.currentTime = 50_000;
  video.dispatchEvent(new Event('timeupdate'));
  expect(asked).toBe(0);
});
