import { act, renderHook } from '@testing-library/react';

import { fakeStreams, fakeTabs, setVisible } from '../../../../testing/live';
import { useNewComments } from './use-new-comments';

let removeFakes: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  removeFakes = fakeTabs();
  setVisible(true);
});
afterEach(() => {
  removeFakes();
  jest.useRealTimers();
  window.history.replaceState(null, '', '/en/watch/abc123');
  Object.defineProperty(window, 'parent', { value: window, configurable: true });
});

const openStreams = async (): Promise<number> => {
  const { open } = fakeStreams({});
  const { unmount } = renderHook(() => useNewComments('abc123', '2026-11-01T10:00:00.000Z'));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  const { length } = open();
  unmount();
  return length;
};

test('a page follows its comments by a stream, and the frame of a preview by none', async () => {
  expect(await openStreams()).toBe(1);
  window.history.replaceState(null, '', '/en/watch/abc123?preview');
  Object.defineProperty(window, 'parent', { value: { postMessage: () => undefined }, configurable: true });
  expect(await openStreams()).toBe(0);
});
