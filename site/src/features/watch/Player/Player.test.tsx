import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';

import { fakeMedia, PLAYBACK, playPlayer, renderPlayer } from '../../../../testing/player';
import { requestAutoplay } from '../../../shared/playback/autoplay-request';
import { playerPreferences, updatePlayerPreferences } from './preferences/player-preferences';

beforeEach(fakeMedia);

const watching = (renew: () => Promise<void>): HTMLVideoElement => renderPlayer({ renew });

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

test('the controls stay for as long as the timeline is dragged, also while the finger rests', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const video = await playPlayer();
    fireEvent.play(video);
    fireEvent.playing(video);
    // The star gave the focus on, as to a keyboard; a finger does not.
    act(() => (document.activeElement as HTMLElement).blur());
    const surface = document.querySelector('[data-surface]');
    const slider = screen.getByRole('slider', { name: 'Timeline' });
    slider.setPointerCapture = () => undefined;
    const touch = (type: string): void =>
      void fireEvent(slider, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerId: 4 }));
    const rest = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(10_000));
    touch('pointerdown');
    await rest();
    expect(surface).toHaveAttribute('data-shown', 'true');
    touch('pointerup');
    expect(surface).toHaveAttribute('data-shown', 'true');
    await rest();
    expect(surface).toHaveAttribute('data-shown', 'false');
  } finally {
    jest.useRealTimers();
  }
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

const breakLine = (video: HTMLVideoElement): void => {
  Object.defineProperty(video, 'error', { value: { code: 2 }, configurable: true });
  fireEvent.error(video);
};
/** Lets what was asked for on the way to another try arrive, and opens the stream. */
const reopen = async (video: HTMLVideoElement): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  act(() => void video.dispatchEvent(new Event('loadedmetadata')));
};

test('a line that fails before any picture is tried again from the second to start at', async () => {
  window.history.replaceState({}, '', '/en/watch/abc123?t=992');
  const video = renderPlayer();
  window.history.replaceState({}, '', '/');
  fireEvent.loadStart(video);
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  breakLine(video);
  expect(await screen.findByRole('alert')).toHaveTextContent('16:32');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await reopen(video);
  expect(video.currentTime).toBe(992);
});

test('the second of the address is kept until the film begins, and a reload does not go back to it', async () => {
  window.history.replaceState({}, '', '/en/watch/abc123?t=992&from=mail');
  const video = renderPlayer();
  fireEvent.loadStart(video);
  expect(window.location.search).toBe('?t=992&from=mail');
  fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
  fireEvent.playing(video);
  expect(window.location.search).toBe('?from=mail');
  window.history.replaceState({}, '', '/');
});

test('a film that nobody started stays at rest when the network returns', async () => {
  const video = watching(async () => undefined);
  fireEvent.loadStart(video);
  breakLine(video);
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  await reopen(video);
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
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

test('speed and look of captions are kept for the next film of this device', async () => {
  const tracks = [
    { __typename: 'CaptionTrack' as const, language: 'EN' as const, label: 'English', url: '/c.vtt' },
  ];
  const video = await playPlayer({ playback: { ...PLAYBACK, tracks } });
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  fireEvent.click(screen.getByRole('menuitemradio', { name: /1\.5×/ }));
  expect([video.playbackRate, video.defaultPlaybackRate]).toEqual([1.5, 1.5]);
  fireEvent.keyDown(document.body, { key: 'c', code: 'KeyC' });
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Large' }));
  cleanup();
  const later = renderPlayer();
  fireEvent.loadStart(later);
  await waitFor(() => expect(later.playbackRate).toBe(1.5));
  expect(playerPreferences.get()).toMatchObject({ captions: 'page', captionSize: 'large' });
  cleanup();
  updatePlayerPreferences({ speed: 1, captions: 'off', captionSize: 'normal' });
});

test('captions are drawn over the controls, and not at all under a message', async () => {
  const video = await playPlayer();
  const captions = (): Element[] => [...document.querySelectorAll('[data-place]')];
  expect(captions()).toHaveLength(2);
  const bar = screen.getByRole('slider', { name: 'Timeline' });
  for (const words of captions())
    expect(bar.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  breakLine(video);
  await screen.findByRole('alert');
  expect(captions()).toHaveLength(0);
});

/** Refuses the next starts, as browsers do without a press. */
const refuse = (times: number): void => {
  const play = HTMLMediaElement.prototype.play as jest.Mock;
  for (let time = 0; time < times; time += 1)
    play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
};

test('a star that was pressed on the page is not asked for again, unless the browser wants a press', async () => {
  requestAutoplay('abc123');
  const video = renderPlayer();
  fireEvent.loadStart(video);
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Play' })).not.toBeInTheDocument();
  refuse(2);
  act(() => void video.dispatchEvent(new Event('loadedmetadata')));
  expect(await screen.findByRole('button', { name: 'Play' })).toBeInTheDocument();
  // That press brings the sound.
  expect(video.muted).toBe(false);
});

test('where the browser plays only without sound, one tap brings the sound', async () => {
  requestAutoplay('abc123');
  const video = renderPlayer();
  fireEvent.loadStart(video);
  refuse(1);
  await act(async () => void video.dispatchEvent(new Event('loadedmetadata')));
  expect(video.muted).toBe(true);
  // The choice of the device is still a film with sound.
  expect(playerPreferences.get().muted).toBe(false);
  const tap = await screen.findByText('Tap for sound');
  fireEvent.click(tap);
  fireEvent.volumeChange(video);
  expect(video.muted).toBe(false);
  expect(screen.queryByText('Tap for sound')).not.toBeInTheDocument();
});
