import { act, render, screen } from '@testing-library/react';

import { createAccessToken, fakeGraph, ofViewer, session } from '../../../testing/graph';
import { wrapInPage } from '../../../testing/page';
import { clearSession } from '../auth/clear-session';
import { startSession } from '../auth/start-session';
import { inPreferredOrder } from './in-preferred-order';
import { preferredChannels } from './preferred-channels';
import { usePreferredChannels } from './use-preferred-channels';

const ORDER = ['padel', 'tech', 'comedy', 'music'].map((slug) => ({ slug }));
const Channels = () => (
  <p>
    {inPreferredOrder(ORDER, usePreferredChannels())
      .map(({ slug }) => slug)
      .join(' ')}
  </p>
);
const chosen = (...slugs: string[]) =>
  ofViewer({
    preferences: {
      __typename: 'Preferences',
      channels: slugs.map((slug) => ({ __typename: 'Channel', slug })),
    },
  });

afterEach(() => {
  act(clearSession);
  act(() => preferredChannels.set(null));
});

test('the channels that the viewer chose come first, in the order of the choice', async () => {
  fakeGraph({ PreferredChannels: chosen('music', 'tech') });
  startSession(session(createAccessToken(600)) as never);
  render(<>{wrapInPage(<Channels />)}</>);
  expect(await screen.findByText('music tech padel comedy')).toBeInTheDocument();
});

test('a visitor has the order of the editors, and nothing is asked', () => {
  const log = fakeGraph({});
  render(<>{wrapInPage(<Channels />)}</>);
  expect(screen.getByText('padel tech comedy music')).toBeInTheDocument();
  expect(log).toEqual([]);
});

test('the choice of a viewer is not that of the next one', () => {
  fakeGraph({ PreferredChannels: 'unreachable' });
  preferredChannels.set({ viewer: 'viewer-2', slugs: ['music'] });
  startSession(session(createAccessToken(600)) as never);
  render(<>{wrapInPage(<Channels />)}</>);
  expect(screen.getByText('padel tech comedy music')).toBeInTheDocument();
});
