import ar from '@sahra/schemas/messages/ar.json';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as gatsby from 'gatsby';

import { createAccessToken, fakeGraph, session } from '../../../testing/graph';
import type { Reply } from '../../../testing/graph';
import { renderInPage } from '../../../testing/page';
import { clearSession } from '../auth/clear-session';
import { startSession } from '../auth/start-session';
import { toasts } from '../messages/toasts';
import { FollowButton } from './FollowButton';

const signIn = () => startSession(session(createAccessToken(600)) as Parameters<typeof startSession>[0]);
const following = (...slugs: string[]): Reply => ({
  viewer: {
    __typename: 'Viewer',
    id: 'v1',
    preferences: {
      __typename: 'Preferences',
      channels: slugs.map((slug) => ({ __typename: 'Channel', slug })),
      shows: [
        { __typename: 'Show', slug: 'newest' },
        { __typename: 'Show', slug: 'oldest' },
      ],
    },
  },
});
const kept: Reply = { savePreferences: { __typename: 'SavePreferencesPayload', errors: [] } };
const told = () => toasts.get().map(({ kind, text }) => [kind, text]);

let navigated: jest.SpyInstance;
beforeEach(() => {
  navigated = jest.spyOn(gatsby, 'navigate').mockReturnValue(undefined);
  window.history.replaceState(null, '', '/en/padel?tab=clips');
});
afterEach(() => {
  navigated.mockRestore();
  sessionStorage.clear();
  act(() => clearSession());
  toasts.set([]);
});

test('adds the channel to those that the viewer has, and takes only this one out again', async () => {
  signIn();
  let channels = ['music'];
  const log = fakeGraph({
    Following: () => following(...channels),
    SaveFollowing: ({ variables }) => {
      channels = (variables as { input: { channelSlugs: string[] } }).input.channelSlugs;
      return kept;
    },
  });
  renderInPage(<FollowButton kind="channel" slug="padel" name="Padel" />);
  await waitFor(() => expect(log).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Follow Padel' }));
  await waitFor(() => expect(told()).toEqual([['done', 'Padel is now among your channels.']]));
  expect(channels).toEqual(['music', 'padel']);
  await userEvent.click(screen.getByRole('button', { name: 'Following Padel' }));
  await waitFor(() => expect(told()).toContainEqual(['done', 'Padel is no longer among your channels.']));
  expect(channels).toEqual(['music']);
});

test('two channels that are followed one right after the other are both kept', async () => {
  signIn();
  let channels: string[] = [];
  fakeGraph({
    Following: () => following(...channels),
    SaveFollowing: ({ variables }) => {
      channels = (variables as { input: { channelSlugs: string[] } }).input.channelSlugs;
      return kept;
    },
  });
  renderInPage(
    <>
      <FollowButton kind="channel" slug="padel" name="Padel" />
      <FollowButton kind="channel" slug="music" name="Music" />
    </>,
  );
  act(() => screen.getByRole('button', { name: 'Follow Padel' }).click());
  act(() => screen.getByRole('button', { name: 'Follow Music' }).click());
  await waitFor(() => expect(told()).toHaveLength(2));
  expect(channels).toEqual(['padel', 'music']);
});

test('shows that the viewer follows already', async () => {
  signIn();
  fakeGraph({ Following: following('padel') });
  renderInPage(<FollowButton kind="channel" slug="padel" name="Padel" />);
  expect(await screen.findByRole('button', { name: 'Following Padel' })).toBeInTheDocument();
});

test('what could not be kept is reported and taken back', async () => {
  signIn();
  fakeGraph({ Following: following(), SaveFollowing: 'unreachable' });
  renderInPage(<FollowButton kind="channel" slug="padel" name="بادل" />, 'ar');
  await userEvent.click(screen.getByRole('button', { name: 'متابعة بادل' }));
  await waitFor(() => expect(told()).toEqual([['failed', ar.SOMETHING_WENT_WRONG]]));
  expect(screen.getByRole('button', { name: 'متابعة بادل' })).toBeInTheDocument();
});

test('a visitor is led to log in and back, and follows then', async () => {
  const log = fakeGraph({ Following: following(), SaveFollowing: kept });
  const { unmount } = renderInPage(<FollowButton kind="channel" slug="padel" name="Padel" />);
  await userEvent.click(screen.getByRole('button', { name: 'Follow Padel' }));
  expect(log).toEqual([]);
  const [[target]] = navigated.mock.calls as [[string]];
  expect(new URL(target, 'https://sahra.example').searchParams.get('callbackUrl')).toBe(
    '/en/padel?tab=clips',
  );
  unmount();
  signIn();
  renderInPage(<FollowButton kind="channel" slug="padel" name="Padel" />);
  expect(await screen.findByRole('button', { name: 'Following Padel' })).toBeInTheDocument();
  await waitFor(() => expect(told()).toEqual([['done', 'Padel is now among your channels.']]));
});

test('follows a show: it is added to the others in their order, and channels stay', async () => {
  signIn();
  const log = fakeGraph({ Following: following('music'), SaveFollowing: kept });
  renderInPage(<FollowButton kind="show" slug="oud" name="عود" />, 'ar');
  await waitFor(() => expect(log).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'متابعة عود' }));
  await waitFor(() => expect(told()).toEqual([['done', 'أصبح برنامج عود ضمن متابعاتك.']]));
  expect(log.at(-1)?.variables).toEqual({ input: { showSlugs: ['oldest', 'newest', 'oud'] } });
});
