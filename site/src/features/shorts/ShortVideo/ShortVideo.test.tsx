import { act, screen, waitFor } from '@testing-library/react';
import type Hls from 'hls.js/light';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { fakeMedia, PLAYBACK } from '../../../../testing/player';
import type { Failure } from '../../../shared/playback/failure';
import type { Attempt } from '../../../shared/playback/HlsSource';
import { ShortVideoEntry } from './ShortVideoEntry';

interface Opened {
  attempt: Attempt;
  renewals: number;
  onEngine: (hls: Hls | null) => void;
  onFailure: (failure: Failure | null) => void;
}

let mockOpened: Opened | undefined;

jest.mock('../../../shared/playback/HlsSource', () => ({
  HlsSource: (opened: Opened) => {
    mockOpened = opened;
    return null;
  },
}));

beforeEach(() => {
  fakeMedia();
  mockOpened = undefined;
});

/** Shows a short that plays. Returns how often its URL was asked for. */
const play = async () => {
  const playback = { __typename: 'Playback', stream: PLAYBACK, errors: [] };
  const log = fakeGraph({
    Playback: { video: { __typename: 'Video', id: 'id-a', viewerProgress: null, playback } },
  });
  const line = { current: document.createElement('i') };
  const calls = { onSilenced: jest.fn(), onBlocked: jest.fn() };
  renderInPage(
    <ShortVideoEntry code="a" title="Title a" playing muted builtPaths={[]} line={line} {...calls} />,
  );
  await waitFor(() => expect(mockOpened).toBeDefined());
  return () => log.filter(({ name }) => name === 'Playback').length;
};

const refuse = () => act(async () => mockOpened?.onFailure('access'));

test('an address that ran out is renewed once by itself, and the short goes on', async () => {
  const asked = await play();
  expect(asked()).toBe(1);
  await act(async () => mockOpened?.onEngine({} as Hls));
  await refuse();
  await waitFor(() => expect(mockOpened).toMatchObject({ renewals: 1, attempt: { count: 0 } }));
  expect(asked()).toBe(2);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await refuse();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(asked()).toBe(2);
});

test('where the browser plays HLS itself, the short is opened again', async () => {
  await play();
  await refuse();
  await waitFor(() =>
    expect(mockOpened).toMatchObject({ renewals: 0, attempt: { count: 1, playing: true } }),
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
