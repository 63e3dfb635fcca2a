import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';

import { fakeMedia, PLAYBACK, playPlayer, renderPlayer } from '../../../../../testing/player';
import type { Playback } from '../../../../shared/playback/use-playback';
import { parsePlayerPreferences, updatePlayerPreferences } from '../preferences/player-preferences';
import { useAudioOnly } from './use-audio-only';

const AUDIO = '/media/1-a/abc123/audio.m3u8';
const playback: Playback = { ...PLAYBACK, audio: AUDIO };

beforeEach(fakeMedia);
afterEach(() => {
  cleanup();
  updatePlayerPreferences({ audioOnly: false, speed: 1 });
});

const pathOf = (video: HTMLVideoElement): string => new URL(video.src).pathname;
const findSwitch = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  return screen.queryByRole('menuitemcheckbox', { name: 'Audio only' });
};
const press = (): void => {
  const item = findSwitch();
  if (!item) throw new Error('There is no switch.');
  fireEvent.click(item);
};
/** Brings the video to a second, with its data. */
const stand = (video: HTMLVideoElement, second: number): void => {
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA, writable: true });
  video.currentTime = second;
};
const open = (video: HTMLVideoElement): void => {
  video.currentTime = 0;
  act(() => void video.dispatchEvent(new Event('loadedmetadata')));
};

test('a film whose sound cannot be played alone has no switch', async () => {
  updatePlayerPreferences({ audioOnly: true });
  const video = await playPlayer();
  expect(findSwitch()).toBeNull();
  expect(pathOf(video)).toBe(PLAYBACK.url);
});

test('the switch changes to the sound and back, at the same second, playing and at the same speed', async () => {
  const video = await playPlayer({ playback });
  const play = video.play as jest.Mock;
  updatePlayerPreferences({ speed: 1.5 });
  video.defaultPlaybackRate = 1.5;
  stand(video, 300);
  play.mockClear();
  press();
  expect(pathOf(video)).toBe(AUDIO);
  open(video);
  expect([video.currentTime, video.defaultPlaybackRate]).toEqual([300, 1.5]);
  expect(play).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Audio only')).toBeInTheDocument();
  expect(parsePlayerPreferences(localStorage.getItem('sahra.player')).audioOnly).toBe(true);

  stand(video, 420);
  expect(findSwitch()).toHaveAttribute('aria-checked', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  press();
  expect(pathOf(video)).toBe(PLAYBACK.url);
  open(video);
  expect(video.currentTime).toBe(420);
  expect(screen.queryByText('Audio only')).not.toBeInTheDocument();
});

test('a paused film stays paused, and shows its second', async () => {
  const video = await playPlayer({ playback });
  stand(video, 300);
  Object.defineProperty(video, 'paused', { value: true, writable: true });
  const play = video.play as jest.Mock;
  play.mockClear();
  press();
  expect(video.load).toHaveBeenCalled();
  open(video);
  expect(video.currentTime).toBe(300);
  expect(play).not.toHaveBeenCalled();
});

test('two quick switches keep the second of the first', async () => {
  const video = await playPlayer({ playback });
  stand(video, 300);
  press();
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_NOTHING });
  video.currentTime = 0;
  press();
  open(video);
  expect(video.currentTime).toBe(300);
});

test('the choice of this device holds for the next film, before it is played', () => {
  updatePlayerPreferences({ audioOnly: true });
  expect(pathOf(renderPlayer({ playback }))).toBe(AUDIO);
});

test('what plays goes on when a renewed response comes without the sound', () => {
  updatePlayerPreferences({ audioOnly: true });
  const { result, rerender } = renderHook((given: Playback) => useAudioOnly(given, jest.fn()), {
    initialProps: playback,
  });
  rerender({ ...PLAYBACK, url: '/media/2-b/abc123/master.m3u8' });
  expect(result.current).toMatchObject({ on: true, url: '/media/2-b/abc123/audio.m3u8' });
});
