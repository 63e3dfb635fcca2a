import { act, fireEvent, screen } from '@testing-library/react';

import { fakeMedia, playPlayer } from '../../../../testing/player';
import type { Failure } from '../../../shared/playback/failure';
import type { Attempt } from '../../../shared/playback/HlsSource';

interface Opened {
  attempt: Attempt;
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
