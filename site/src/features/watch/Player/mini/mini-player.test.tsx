import { act, fireEvent, screen } from '@testing-library/react';
import { STILL_WATCHING_SECONDS } from '@sahra/schemas/constants';

import { fakeMedia, playPlayer } from '../../../../../testing/player';

let scroll: (seen: boolean, top: number) => void;

beforeEach(() => {
  fakeMedia();
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: unknown[]) => void) {
      scroll = (isIntersecting, top) => act(() => tell([{ isIntersecting, boundingClientRect: { top } }]));
    }
    observe = (): void => undefined;
    disconnect = (): void => undefined;
  } as never;
});

const player = (): HTMLElement | null => document.querySelector('[data-player]');
const away = (): void => scroll(false, -900);

test('a film that plays goes into the card when its stage is scrolled away, with the same element', async () => {
  const video = await playPlayer();
  expect(screen.queryByRole('region', { name: 'Mini player' })).not.toBeInTheDocument();
  away();
  const card = screen.getByRole('region', { name: 'Mini player' });
  expect(card).toHaveTextContent('Harbour Cup');
  expect(player()).toHaveAttribute('data-mini');
  expect(document.querySelector('video')).toBe(video);
  expect(document.documentElement.style.getPropertyValue('--player-bar')).not.toBe('');
  scroll(true, 40);
  expect(screen.queryByRole('region', { name: 'Mini player' })).not.toBeInTheDocument();
  expect(screen.getByRole('slider', { name: 'Timeline' })).toBeInTheDocument();
  expect(document.documentElement.style.getPropertyValue('--player-bar')).toBe('');
});

test('closing pauses at the second, and the card is back when the film plays again', async () => {
  const video = await playPlayer();
  video.currentTime = 992;
  away();
  fireEvent.click(screen.getByRole('button', { name: 'Pause and close' }));
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  expect(player()).not.toHaveAttribute('data-mini');
  expect(video.currentTime).toBe(992);
  act(() => void video.dispatchEvent(new Event('play')));
  expect(player()).toHaveAttribute('data-mini');
});

test('a paused film stays in its stage; one that is paused in the card stays in the card', async () => {
  const video = await playPlayer();
  Object.defineProperty(video, 'paused', { value: true, writable: true });
  away();
  expect(player()).not.toHaveAttribute('data-mini');
  Object.defineProperty(video, 'paused', { value: false, writable: true });
  act(() => void video.dispatchEvent(new Event('play')));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(player()).toHaveAttribute('data-mini');
});

test('the keyboard goes along, there and back', async () => {
  await playPlayer();
  act(() => screen.getByRole('button', { name: 'Settings' }).focus());
  away();
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  expect(player()).toHaveAttribute('data-mini');
  scroll(true, 0);
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
  expect(player()).not.toHaveAttribute('data-mini');
});

test('the question whether somebody still watches ends the card: it is asked on the stage', async () => {
  const video = await playPlayer();
  away();
  // At this rate one second of the film lasts a thousand seconds.
  Object.defineProperty(video, 'playbackRate', { value: 0.001 });
  act(() => {
    for (let second = 0; second <= STILL_WATCHING_SECONDS / 1000 + 2; second += 2) {
      video.currentTime = second;
      video.dispatchEvent(new Event('timeupdate'));
    }
  });
  expect(player()).not.toHaveAttribute('data-mini');
  expect(screen.getByRole('alert')).toHaveTextContent('Still watching?');
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
});

test('a stage below the window is not scrolled away', async () => {
  await playPlayer();
  scroll(false, 1200);
  expect(player()).not.toHaveAttribute('data-mini');
});
