import { waitFor } from '@testing-library/react';

import { createAccessToken, fakeGraph, session } from '../../../testing/graph';
import { clearSession } from '../auth/clear-session';
import { startSession } from '../auth/start-session';
import { keepGuestProgress, readGuestProgress } from './guest-progress';
import { startProgressMerge } from './guest-progress-merge';

const entry = (code: string, minute: number) => ({
  id: `id-${code}`,
  code,
  positionSeconds: 600,
  durationSeconds: 1800,
  watchedAt: new Date(Date.UTC(2026, 10, 23, 18, minute)).toISOString(),
});
const merged = { mergeProgress: { __typename: 'MergeProgressPayload', kept: 1, errors: [] } };
const signIn = (): void => startSession(session(createAccessToken(600)) as never);
let stop: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  clearSession();
});
afterEach(() => {
  stop();
  clearSession();
});

test('what a guest watched is sent at the login with its times, in lists of 50, and leaves the browser', async () => {
  const log = fakeGraph({ MergeProgress: merged });
  keepGuestProgress(...Array.from({ length: 60 }, (_, index) => entry(`v${index}`, index)));
  stop = startProgressMerge();
  expect(log).toEqual([]);
  signIn();
  await waitFor(() => expect(readGuestProgress()).toEqual([]));
  const lists = log.map(({ variables }) => (variables['input'] as { entries: object[] }).entries);
  expect(lists.map(({ length }) => length)).toEqual([50, 10]);
  expect(lists[0]?.[0]).toEqual({
    videoCode: 'v59',
    positionSeconds: 600,
    durationSeconds: 1800,
    watchedAt: '2026-11-23T18:59:00.000Z',
  });
});

test('what could not be sent stays, and is sent from the next page', async () => {
  const log = fakeGraph({ MergeProgress: 'unreachable' });
  keepGuestProgress(entry('a', 1));
  signIn();
  stop = startProgressMerge();
  await waitFor(() => expect(log).toHaveLength(1));
  expect(readGuestProgress()).toEqual([entry('a', 1)]);
  stop();
  fakeGraph({ MergeProgress: merged });
  await waitFor(() => {
    stop = startProgressMerge();
    expect(readGuestProgress()).toEqual([]);
  });
});
