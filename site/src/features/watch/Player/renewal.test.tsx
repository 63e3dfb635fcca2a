import { act, fireEvent, screen } from '@testing-library/react';
import type Hls from 'hls.js/light';

import { fakeMedia, playPlayer } from '../../../../testing/player';
import type { Failure } from '../../../shared/playback/failure';
import type { Attempt } from '../../../shared/playback/HlsSource';

interface Opened {
  attempt: Attempt;
  renewals: number;
  onEngine: (hls: Hls | null) => void;
  onFailure: (failure: Failure | null) => void;
}

let mockOpened: Opened;

jest.mock('../../../shared/playback/HlsSource', () => ({
  HlsSource: (opened: Opened) => {
    mockOpened = opened;
    return null;
  },
}));

beforeEach(fakeMedia);

const refuse = () => act(async () => mockOpened.onFailure('access'));
/** Brings the video to a second, with its data. */
const stand = (video: HTMLVideoElement, second: number): void => {
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA });
  video.currentTime = second;
};

/** Stands in for hls.js: without one, the browser plays HLS itself. */
const engine = {
  on: () => undefined,
  off: () => undefined,
  levels: [],
  currentLevel: -1,
  loadLevel: -1,
} as unknown as Hls;

test('hls.js goes on with the renewed address, and the film is not opened again', async () => {
  const renew = jest.fn(async () => undefined);
  const video = await playPlayer({ renew });
  await act(async () => mockOpened.onEngine(engine));
  stand(video, 300);
  await refuse();
  expect(renew).toHaveBeenCalledTimes(1);
  expect(mockOpened).toMatchObject({ renewals: 1, attempt: { count: 0 } });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('sound that is refused after the picture waits for the same renewal', async () => {
  let answer = (): void => undefined;
  const renew = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const video = await playPlayer({ renew });
  await act(async () => mockOpened.onEngine(engine));
  stand(video, 300);
  fireEvent.pause(video);
  await refuse();
  await refuse();
  expect(renew).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(async () => answer());
  expect(mockOpened.renewals).toBe(1);
});

test('an address that ran out is renewed once by itself, and the film goes on from its second', async () => {
  const renew = jest.fn(async () => undefined);
  const video = await playPlayer({ renew });
  stand(video, 300);
  await refuse();
  expect(renew).toHaveBeenCalledTimes(1);
  expect(mockOpened.attempt).toMatchObject({ count: 1, from: 300, playing: true });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await refuse();
  fireEvent.pause(video);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again');
});

test('a failure from before the renewal is over with it', async () => {
  const video = await playPlayer();
  stand(video, 300);
  await act(async () => mockOpened.onFailure('network'));
  await refuse();
  fireEvent.pause(video);
  expect(await screen.findByRole('button', { name: 'Play' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a paused film stays paused when its address is renewed', async () => {
  const video = await playPlayer();
  stand(video, 300);
  Object.defineProperty(video, 'paused', { value: true });
  await refuse();
  expect(mockOpened.attempt).toMatchObject({ count: 1, from: 300, playing: false, isBegun: true });
});

test('without an answer the failure is said', async () => {
  const video = await playPlayer({ renew: () => Promise.reject(new Error('away')) });
  stand(video, 300);
  await refuse();
  fireEvent.pause(video);
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again');
});
