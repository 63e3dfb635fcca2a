/** @jest-environment node */
import { createNetworkRecovery } from './network-recovery';
import { watchStalls } from './watch-stalls';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const playing = (...parts: [number, number][]) => ({
  currentTime: 10,
  paused: false,
  ended: false,
  readyState: 2,
  buffered: {
    length: parts.length,
    start: (index: number) => parts[index]?.[0] ?? NaN,
    end: (index: number) => parts[index]?.[1] ?? NaN,
  },
});

test('a hole in what is loaded is jumped over, and a far one is not', () => {
  const [near, far] = [playing([0, 10], [14, 20]), playing([0, 10], [60, 70])];
  const stops = [watchStalls(near, () => undefined), watchStalls(far, () => undefined)];
  jest.advanceTimersByTime(5_000);
  expect([near.currentTime, far.currentTime]).toEqual([14.05, 10]);
  stops.forEach((stop) => stop());
});

test('a stream that gives nothing more is loaded again every ten seconds, until it moves', () => {
  const reload = jest.fn();
  const video = playing([0, 10]);
  const stop = watchStalls(video, reload);
  jest.advanceTimersByTime(21_500);
  expect(reload).toHaveBeenCalledTimes(2);
  video.currentTime = 11;
  jest.advanceTimersByTime(9_000);
  expect(reload).toHaveBeenCalledTimes(2);
  stop();
  jest.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a paused video is left alone', () => {
  const reload = jest.fn();
  const video = { ...playing([0, 10], [14, 20]), paused: true };
  watchStalls(video, reload)();
  const stop = watchStalls(video, reload);
  jest.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  expect(video.currentTime).toBe(10);
  stop();
});

test('after a lost network it loads again after 2, 4 and then every 8 seconds, until something arrives', () => {
  const loads: number[] = [];
  const began = Date.now();
  const recovery = createNetworkRecovery(() => {
    loads.push((Date.now() - began) / 1000);
    recovery.fail();
  });
  expect(recovery.succeed()).toBe(false);
  expect(recovery.fail()).toBe(1);
  jest.advanceTimersByTime(23_000);
  expect(loads).toEqual([2, 6, 14, 22]);
  expect(recovery.succeed()).toBe(true);
  jest.advanceTimersByTime(60_000);
  expect(loads).toHaveLength(4);
});
