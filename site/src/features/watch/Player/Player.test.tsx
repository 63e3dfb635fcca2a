import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { Player } from './Player';

const RECORD: Parameters<typeof Player>[0]['record'] = {
  __typename: 'Video',
  code: 'abc123',
  title: 'Harbour Cup',
  description: 'A match.',
  language: 'EN',
  kind: 'EPISODE',
  live: false,
  liveState: null,
  recorded: true,
  premium: false,
  startsAt: null,
  endsAt: null,
  durationSeconds: 2590,
  episodeNumber: 4,
  publishedAt: '2026-11-20T00:00:00.000Z',
  views: null,
  commentCount: null,
  thumbnail: null,
  show: null,
  channel: null,
};
const PLAYBACK: Parameters<typeof Player>[0]['playback'] = {
  __typename: 'Stream',
  url: '/media/1-a/abc123/master.m3u8',
  expiresAt: '2036-11-21T18:00:00Z',
  live: false,
  tracks: [],
};

/** Renders the player and makes its video writable. jsdom plays nothing, so the test sets position and state. */
const watching = (renew: () => Promise<void>): HTMLVideoElement => {
  const { container } = renderInPage(
    <Player record={RECORD} id="id-abc123" playback={PLAYBACK} resumeSeconds={0} next={null} renew={renew} />,
  );
  const video = container.querySelector('video');
  if (!video) throw new Error('there is no video');
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true });
  Object.defineProperty(video, 'paused', { value: true, writable: true });
  return video;
};

beforeEach(() => {
  // The track list of jsdom fires no events for new tracks.
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
    configurable: true,
    value: Object.assign(new EventTarget(), { length: 0 }),
  });
  HTMLMediaElement.prototype.play = jest.fn(async function play(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
  });
  HTMLMediaElement.prototype.load = jest.fn();
});

test('nothing plays before the star is pressed; then the bar is there', async () => {
  const video = watching(async () => undefined);
  fireEvent.loadStart(video);
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
  expect(screen.queryByRole('slider', { name: 'Timeline' })).not.toBeInTheDocument();
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('slider', { name: 'Timeline' })).toBeInTheDocument();
});

test('each of several quick presses counts, also before the picture of the first is there', async () => {
  const video = watching(async () => undefined);
  fireEvent.loadStart(video);
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  const slider = await screen.findByRole('slider', { name: 'Timeline' });
  fireEvent.keyDown(document.body, { key: 'l' });
  fireEvent.keyDown(document.body, { key: 'l' });
  expect(video.currentTime).toBe(20);
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(video.currentTime).toBe(10);
  fireEvent.click(screen.getByRole('button', { name: 'Forward 10 seconds' }));
  fireEvent.click(screen.getByRole('button', { name: 'Forward 10 seconds' }));
  expect(video.currentTime).toBe(30);
});

test('another try asks for a fresh address and goes on from the same second', async () => {
  const renew = jest.fn(async () => undefined);
  const video = watching(renew);
  fireEvent.loadStart(video);
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  video.currentTime = 992;
  Object.defineProperty(video, 'error', { value: { code: 2 } });
  fireEvent.error(video);
  expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost');
  expect(screen.getByRole('alert')).toHaveTextContent('16:32');

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(renew).toHaveBeenCalledTimes(1);
  video.currentTime = 0;
  act(() => void video.dispatchEvent(new Event('loadedmetadata')));
  expect(video.currentTime).toBe(992);
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
});

test('when the graph is away the words stay, and another try is possible', async () => {
  const video = watching(() => Promise.reject(new Error('away')));
  fireEvent.loadStart(video);
  Object.defineProperty(video, 'error', { value: { code: 2 } });
  fireEvent.error(video);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled'),
  );
  expect(screen.getByRole('alert')).toBeInTheDocument();
});
