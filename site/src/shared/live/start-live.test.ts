import { startLive } from './start-live';
import { startLiveUpdates } from './live-updates';

jest.mock('./live-updates', () => ({ startLiveUpdates: jest.fn() }));

test('the first page is loaded and idle before anything is loaded for live updates', async () => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' });
  startLive();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(startLiveUpdates).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(startLiveUpdates).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(startLiveUpdates).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(document, 'readyState');
  jest.useRealTimers();
});
