import { act, render, screen } from '@testing-library/react';

import { liveStateOf } from '../catalogue/live-state';
import { callAt } from './call-at';
import { noteServerMoment, serverNow } from './server-clock';
import { useNow } from './use-now';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-28T18:00:00Z');

/** The server answers by its own clock, which is `ahead` of the device's. */
const serverAhead = (ahead: number): jest.Mock => {
  const answer = jest.fn(() =>
    Promise.resolve(new Response(null, { headers: { date: new Date(Date.now() + ahead).toUTCString() } })),
  );
  globalThis.fetch = answer;
  return answer;
};

const Clock = () => <p>{new Date(useNow() ?? 0).toISOString()}</p>;
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));
const wake = () => act(() => Promise.resolve(document.dispatchEvent(new Event('visibilitychange'))));

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('what is on is told by the server’s clock, also after the device’s was set', async () => {
  const event = { liveState: 'UPCOMING', startsAt: '2026-11-28T21:00:00Z', endsAt: null } as const;
  const asked = serverAhead(-5 * HOUR_MS);
  jest.setSystemTime(NOW + 5 * HOUR_MS);
  render(<Clock />);
  expect(liveStateOf(event, Date.now())).toBe('LIVE');
  await settle();
  expect(screen.getByText('2026-11-28T18:00:00.000Z')).toBeVisible();
  expect(liveStateOf(event, serverNow())).toBe('UPCOMING');

  await wake();
  expect(asked).toHaveBeenCalledTimes(1);
  serverAhead(0);
  jest.setSystemTime(NOW);
  await wake();
  await settle();
  expect(serverNow()).toBe(NOW);
});

test('a moment of the server comes by its clock', () => {
  noteServerMoment(NOW + HOUR_MS);
  const call = jest.fn();
  callAt(NOW + HOUR_MS + 1000, call);
  jest.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a second more or less is the network, and an answer that does not come changes nothing', async () => {
  noteServerMoment(Date.now());
  const before = serverNow();
  noteServerMoment(before + 30_000);
  expect(serverNow()).toBe(before);
  globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
  jest.setSystemTime(NOW + HOUR_MS);
  await wake();
  await settle();
  expect(serverNow()).toBe(before + HOUR_MS);
});
