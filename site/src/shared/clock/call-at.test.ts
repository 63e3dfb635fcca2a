import { callAt } from './call-at';

const HOUR_MS = 3_600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it is called once, at its moment', () => {
  const act = jest.fn();
  callAt(Date.now() + HOUR_MS, act);
  jest.advanceTimersByTime(HOUR_MS - 1);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(act).toHaveBeenCalledTimes(1);
});

test('a sleep of the device delays it by half a minute at most', () => {
  const act = jest.fn();
  callAt(Date.now() + HOUR_MS, act);
  jest.setSystemTime(Date.now() + 2 * HOUR_MS);
  jest.advanceTimersByTime(30_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('after a sleep it is called when the page is seen again, unless it was cancelled', () => {
  const [act, cancelled] = [jest.fn(), jest.fn()];
  callAt(Date.now() + HOUR_MS, act);
  callAt(Date.now() + HOUR_MS, cancelled)();
  jest.setSystemTime(Date.now() + 2 * HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(act).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(HOUR_MS);
  expect(cancelled).not.toHaveBeenCalled();
});
