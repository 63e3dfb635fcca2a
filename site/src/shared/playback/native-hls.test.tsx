import { render, waitFor } from '@testing-library/react';

import { HlsSource } from './HlsSource';

/** A browser that plays HLS itself. */
jest.mock('hls.js/light', () => ({ __esModule: true, default: { isSupported: () => false } }));

beforeEach(() => {
  HTMLMediaElement.prototype.load = jest.fn();
});

const nothing = () => undefined;
const source = (video: HTMLVideoElement, onFailure: (failure: unknown) => void, count = 0) => (
  <HlsSource
    {...{ url: '/media/1-a/abc123/master.m3u8', attempt: { count, from: 0, playing: false } }}
    {...{ live: false, onFailure, onEngine: nothing, video }}
  />
);

test('an address that is refused is access that ended, so that it is renewed', async () => {
  Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 403 }) });
  const onFailure = jest.fn();
  const video = document.createElement('video');
  render(source(video, onFailure));
  video.dispatchEvent(new Event('error'));
  await waitFor(() => expect(onFailure.mock.calls).toEqual([['access']]));
});

test('an error of an opening that is over is not told', async () => {
  let answer = (_response: object): void => undefined;
  const late = new Promise<object>((resolve) => {
    answer = resolve;
  });
  Object.assign(globalThis, { fetch: () => late });
  const onFailure = jest.fn();
  const video = document.createElement('video');
  const { rerender } = render(source(video, onFailure));
  video.dispatchEvent(new Event('error'));
  rerender(source(video, onFailure, 1));
  answer({ ok: false, status: 403 });
  await late;
  for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
  expect(onFailure).not.toHaveBeenCalled();
});
