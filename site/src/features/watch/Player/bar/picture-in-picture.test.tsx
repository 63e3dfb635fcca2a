import { act, cleanup, fireEvent, screen } from '@testing-library/react';

import { fakeMedia, PLAYBACK, playPlayer } from '../../../../../testing/player';
import { updatePlayerPreferences } from '../preferences/player-preferences';

const request = jest.fn(async () => undefined);
const exit = jest.fn(async () => undefined);
const findButton = () => screen.queryByRole('button', { name: 'Picture in picture' });
const press = (): void => {
  const button = findButton();
  if (!button) throw new Error('There is no button.');
  fireEvent.click(button);
};

beforeEach(() => {
  fakeMedia();
  request.mockClear();
  exit.mockClear();
  Object.assign(window, {
    matchMedia: () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: true });
  Object.assign(document, { exitPictureInPicture: exit });
  Object.assign(HTMLVideoElement.prototype, { requestPictureInPicture: request });
});
afterEach(() => {
  cleanup();
  updatePlayerPreferences({ audioOnly: false });
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(document, 'pictureInPictureEnabled');
  Reflect.deleteProperty(document, 'exitPictureInPicture');
  Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestPictureInPicture');
});

test('the button opens the small window, and closes it; its state is that of the window', async () => {
  const video = await playPlayer();
  expect(findButton()).toHaveAttribute('aria-pressed', 'false');
  press();
  expect(request).toHaveBeenCalledTimes(1);
  act(() => void video.dispatchEvent(new Event('enterpictureinpicture')));
  expect(findButton()).toHaveAttribute('aria-pressed', 'true');
  press();
  expect(exit).toHaveBeenCalledTimes(1);
  expect(request).toHaveBeenCalledTimes(1);
  // The viewer may close the window itself.
  act(() => void video.dispatchEvent(new Event('leavepictureinpicture')));
  expect(findButton()).toHaveAttribute('aria-pressed', 'false');
});

test('sound alone has no picture for a window of its own', async () => {
  updatePlayerPreferences({ audioOnly: true });
  await playPlayer({ playback: { ...PLAYBACK, audio: '/media/1-a/abc123/audio.m3u8' } });
  expect(findButton()).not.toBeInTheDocument();
});

test('a browser that has no such windows has no button', async () => {
  Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: false });
  await playPlayer();
  expect(findButton()).not.toBeInTheDocument();
});
