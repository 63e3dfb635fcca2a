import { act, renderHook } from '@testing-library/react';

import { useDevice } from './use-device';

const DESKTOP = navigator.userAgent;
const become = (userAgent: string, width: number, touchPoints = 0): void => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: touchPoints });
  Object.assign(window, { innerWidth: width });
};
const resizeTo = (width: number): void => {
  Object.assign(window, { innerWidth: width });
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
};
const pass = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  become(DESKTOP, 1024);
});

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 390, 5, 'ios'],
  ['an iPad, which says Macintosh', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 820, 5, 'ios'],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Mobile', 412, 5, 'phone'],
  ['another phone', 'Mozilla/5.0 (Mobile; rv:140.0) Gecko/140.0', 360, 5, 'phone'],
  ['a Mac in a narrow window', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 500, 0, 'desktop'],
  ['a tablet as wide as a desk', 'Mozilla/5.0 (Linux; Android 16; Tab)', 1280, 5, 'desktop'],
])('%s', (_what, agent, width, touchPoints, device) => {
  become(agent, width, touchPoints);
  const { result } = renderHook(useDevice);
  expect(result.current).toBe(device);
});

test('nothing changes before the resize has settled, and everything right after', () => {
  become('Android Mobile', 1200);
  const { result } = renderHook(useDevice);
  resizeTo(400);
  pass(49);
  expect(result.current).toBe('desktop');
  pass(1);
  expect(result.current).toBe('phone');
});

test('every further resize begins the wait again', () => {
  become('Android Mobile', 1200);
  const { result } = renderHook(useDevice);
  resizeTo(600);
  pass(49);
  resizeTo(400);
  pass(49);
  expect(result.current).toBe('desktop');
  pass(1);
  expect(result.current).toBe('phone');
});
