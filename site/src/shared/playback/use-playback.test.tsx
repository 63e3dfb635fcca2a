import { act, renderHook } from '@testing-library/react';

import { fakeGraph } from '../../../testing/graph';
import { wrapInPage } from '../../../testing/page';
import { PLAYBACK } from '../../../testing/player';
import { ApolloScope } from '../graph/ApolloScope/ApolloScope';
import { usePlayback } from './use-playback';

const NOW = Date.parse('2026-11-21T18:00:00Z');
const HOUR_MS = 3_600_000;

const playback = (url: string, expiresAt: number) => ({
  video: {
    __typename: 'Video',
    id: 'id-abc123',
    viewerProgress: null,
    playback: {
      __typename: 'Playback',
      stream: { ...PLAYBACK, url, expiresAt: new Date(expiresAt).toISOString() },
      errors: [],
    },
  },
});

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('an address that ran out while the device slept is renewed when the page is seen again', async () => {
  const replies = [playback('/media/1-a/abc123/master.m3u8', NOW + 2 * HOUR_MS)];
  const renewed = playback('/media/2-b/abc123/master.m3u8', NOW + 6 * HOUR_MS);
  const log = fakeGraph({ Playback: () => replies.shift() ?? renewed });
  const { result } = renderHook(() => usePlayback('abc123'), {
    wrapper: ({ children }) => <>{wrapInPage(<ApolloScope>{children}</ApolloScope>)}</>,
  });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(log).toHaveLength(1);
  jest.setSystemTime(NOW + 3 * HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(log).toHaveLength(2);
  expect(result.current.playback?.url).toBe('/media/2-b/abc123/master.m3u8');
});
