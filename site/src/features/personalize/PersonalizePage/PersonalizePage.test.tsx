import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';

import { channelCard } from '../../../../testing/catalogue';
import { createAccessToken, fakeGraph, ofViewer, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { clearSession } from '../../../shared/auth/clear-session';
import { startSession } from '../../../shared/auth/start-session';
import { toasts } from '../../../shared/messages/toasts';
import { preferredChannels } from '../../../shared/preferences/preferred-channels';
import { PersonalizePage } from './PersonalizePage';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));

const channels = {
  __typename: 'ChannelConnection',
  nodes: ['padel', 'tech', 'comedy'].map((slug) => channelCard(slug)),
};
const own = (slugs: string[]) => ({
  ...ofViewer({
    preferences: {
      __typename: 'Preferences',
      channels: slugs.map((slug) => ({ __typename: 'Channel', slug })),
    },
  }),
  channels,
});
const answer = (code: string | null): Reply => ({
  savePreferences: {
    __typename: 'SavePreferencesPayload',
    preferences: null,
    errors: code === null ? [] : [{ __typename: 'SavePreferencesError', code }],
  },
});
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
const show = async (locale: 'en' | 'ar' = 'en') => {
  renderInPage(<PersonalizePage awaited={3} />, locale);
  await screen.findByRole('button', { name: 'Channel padel' });
};

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  act(() => toasts.set([]));
  preferredChannels.set(null);
  jest.clearAllMocks();
});

test('shows what is chosen, and says how many', async () => {
  fakeGraph({ ChannelChoice: own(['comedy', 'padel']) });
  await show('ar');
  expect(pressed()).toEqual(['Channel padel', 'Channel comedy']);
  expect(screen.getByText('قناتان مختارتان')).toBeInTheDocument();
});

test('saves the choice in its order, says so and leads home', async () => {
  const log = fakeGraph({ ChannelChoice: own(['padel']), SaveChannels: answer(null) });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Channel comedy' }));
  await userEvent.click(screen.getByRole('button', { name: 'Channel padel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Channel padel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/en/home'));
  expect(log.at(-1)?.variables).toEqual({ input: { channelSlugs: ['comedy', 'padel'] } });
  expect(toasts.get()).toMatchObject([{ kind: 'done', text: 'Changed Successfully' }]);
  expect(preferredChannels.get()).toEqual({ viewer: 'viewer-1', slugs: ['comedy', 'padel'] });
});

test.each([
  ['is refused', answer('NOT_FOUND')],
  ['does not arrive', 'unreachable' as const],
])('a choice that %s stays on the page', async (_what, reply) => {
  fakeGraph({ ChannelChoice: own([]), SaveChannels: reply });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Channel tech' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ kind: 'failed' }]));
  expect(pressed()).toEqual(['Channel tech']);
  expect(navigate).not.toHaveBeenCalled();
});

test('channels that cannot be loaded can be asked for again', async () => {
  fakeGraph({ ChannelChoice: 'unreachable' });
  renderInPage(<PersonalizePage awaited={3} />);
  expect(await screen.findByRole('button', { name: /Try again/ })).toBeInTheDocument();
});
