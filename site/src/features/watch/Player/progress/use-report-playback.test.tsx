import { act, renderHook, waitFor } from '@testing-library/react';

import { createAccessToken, fakeGraph } from '../../../../../testing/graph';
import { wrapInPage } from '../../../../../testing/page';
import { authState } from '../../../../shared/auth/auth-state';
import { clearSession } from '../../../../shared/auth/clear-session';
import { readGuestProgress } from '../../../../shared/progress/guest-progress';
import { useReportPlayback } from './use-report-playback';

const VIEWER = {
  token: createAccessToken(600),
  id: 'viewer-1',
  has_subscription: false,
  subscription_type: null,
  with_ads: false,
  subscription_payment_method: null,
};
const SAVED = { saveProgress: { __typename: 'SaveProgressPayload', errors: [] } };

const set = (video: HTMLVideoElement, values: Partial<HTMLVideoElement>): void => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(video, name, { value, configurable: true });
};
const play = (video: HTMLVideoElement, from: number, to: number): void => {
  for (let second = from; second <= to; second += 0.25) {
    set(video, { currentTime: second });
    video.dispatchEvent(new Event('timeupdate'));
  }
};

/** Plays five seconds of a film of which a position is kept. */
const watch = (kept = 300, from = kept) => {
  const log = fakeGraph({ SaveProgress: SAVED, CountView: {} });
  const video = document.createElement('video');
  set(video, { paused: false, duration: 900.4 });
  const watched = { video, id: 'id-abc123', code: 'abc123', live: false, kept, inCorner: false };
  const { unmount } = renderHook(() => useReportPlayback(watched), {
    wrapper: ({ children }) => <>{wrapInPage(children)}</>,
  });
  play(video, from, from + 5);
  return { video, log, unmount };
};

beforeEach(() => {
  localStorage.clear();
  authState.set(VIEWER);
});

test('leaving reports the position, though the source was closed before', async () => {
  const { video, log, unmount } = watch();
  set(video, { duration: NaN });
  video.dispatchEvent(new Event('durationchange'));
  unmount();
  await waitFor(() => expect(log).toHaveLength(1));
  expect(log[0]).toMatchObject({
    name: 'SaveProgress',
    keepalive: true,
    variables: { input: { videoCode: 'abc123', positionSeconds: 305, durationSeconds: 900 } },
  });
});

test('a link to the beginning replaces a later position, and a first look at the beginning keeps none', async () => {
  const first = watch(0);
  first.unmount();
  expect(first.log).toEqual([]);
  const linked = watch(300, 3);
  linked.unmount();
  await waitFor(() =>
    expect(linked.log[0]).toMatchObject({
      variables: { input: { positionSeconds: 8, durationSeconds: 900 } },
    }),
  );
});

test('what a viewer watched is not kept for the guest after a sign-out; what the guest watches on is', () => {
  const { video, log, unmount } = watch();
  act(clearSession);
  expect(readGuestProgress()).toEqual([]);
  play(video, 305, 309);
  unmount();
  expect(readGuestProgress()).toMatchObject([{ code: 'abc123', positionSeconds: 309 }]);
  expect(log).toEqual([]);
});

test('a sign-out right before leaving keeps nothing', () => {
  const { log, unmount } = watch();
  act(() => {
    clearSession();
    unmount();
  });
  expect(readGuestProgress()).toEqual([]);
  expect(log).toEqual([]);
});

test('a film that plays on after a sign-out is one view', async () => {
  const { video, log } = watch();
  const views = () => log.filter(({ name }) => name === 'CountView').length;
  play(video, 305, 311);
  await waitFor(() => expect(views()).toBe(1));
  act(clearSession);
  play(video, 311, 325);
  await act(async () => undefined);
  expect(views()).toBe(1);
});

test('a page that is left sends the position so that it arrives without the page, one that stays does not', async () => {
  const { video, log, unmount } = watch();
  video.dispatchEvent(new Event('pause'));
  await waitFor(() => expect(log).toMatchObject([{ name: 'SaveProgress', keepalive: false }]));
  play(video, 305, 309);
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(log[1]).toMatchObject({ name: 'SaveProgress', keepalive: true }));
  unmount();
});
