import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as gatsby from 'gatsby';

import { fakeGraph, createAccessToken, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { startSession } from '../../auth/start-session';
import { clearSession } from '../../auth/clear-session';
import { toasts } from '../../messages/toasts';
import { openPlayer } from '../../playback/open-player';
import { SaveButton } from './SaveButton';

const signIn = () => startSession(session(createAccessToken(600)) as Parameters<typeof startSession>[0]);
const saved = (viewerHasSaved: boolean | null): Reply => ({
  video: { __typename: 'Video', code: 'oud-1', viewerHasSaved },
});
const added = (code: string | null): Reply => ({
  addToWatchlist: {
    __typename: 'AddToWatchlistPayload',
    errors: code === null ? [] : [{ __typename: 'FormError', code, field: null, message: 'x' }],
  },
});
const removed: Reply = {
  removeFromWatchlist: { __typename: 'RemoveFromWatchlistPayload', errors: [] },
};
const VIDEO = { type: 'video', code: 'oud-1' } as const;
const SHOW = { type: 'show', id: 'U2hvdzpvdWQ' } as const;
const button = () => screen.getByRole('button', { name: 'My Watchlist' });
const told = () => toasts.get().map(({ kind, text }) => [kind, text]);

let navigated: jest.SpyInstance;
beforeEach(() => {
  navigated = jest.spyOn(gatsby, 'navigate').mockReturnValue(undefined);
  window.history.replaceState(null, '', '/en/watch/oud-1?t=12');
});
afterEach(() => {
  navigated.mockRestore();
  sessionStorage.clear();
  act(() => clearSession());
  toasts.set([]);
});

test('shows what the viewer has saved, takes it out and puts it back', async () => {
  signIn();
  const log = fakeGraph({ Saved: saved(true), RemoveFromWatchlist: removed, AddToWatchlist: added(null) });
  renderInPage(<SaveButton item={VIDEO} />);
  await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(told()).toEqual([['done', 'Removed from My Watchlist']]));
  await userEvent.click(button());
  await waitFor(() => expect(told()).toContainEqual(['done', 'Saved to My Watchlist']));
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(log.map(({ name, variables }) => [name, variables])).toEqual([
    ['Saved', { code: 'oud-1' }],
    ['RemoveFromWatchlist', { input: { videoCode: 'oud-1' } }],
    ['AddToWatchlist', { input: { videoCode: 'oud-1' } }],
  ]);
  expect(log[1]?.headers.get('authorization')).toMatch(/^Bearer /);
});

test('a press is sent once while it is under way', async () => {
  signIn();
  let answer: (reply: Reply) => void = () => undefined;
  const log = fakeGraph({
    Saved: saved(false),
    AddToWatchlist: () => new Promise<Reply>((resolve) => (answer = resolve)),
  });
  renderInPage(<SaveButton item={VIDEO} />);
  await userEvent.dblClick(button());
  await waitFor(() => expect(log.some(({ name }) => name === 'AddToWatchlist')).toBe(true));
  await userEvent.click(button());
  act(() => answer(added(null)));
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(log.filter(({ name }) => name !== 'Saved')).toHaveLength(1);
});

test.each([
  ['en', added('WATCHLIST_FULL'), en.WATCHLIST_FULL, 'My Watchlist'],
  ['ar', 'unreachable', ar.SOMETHING_WENT_WRONG, 'قائمتي'],
] as const)('what could not be done is reported in %s and taken back', async (locale, reply, text, name) => {
  signIn();
  fakeGraph({ Saved: saved(false), AddToWatchlist: reply });
  renderInPage(<SaveButton item={VIDEO} />, locale);
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(told()).toEqual([['failed', text]]));
  expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor is led to log in and back, asks nothing before, and finds it saved', async () => {
  const log = fakeGraph({ AddToWatchlist: added(null) });
  const { unmount } = renderInPage(<SaveButton item={VIDEO} />);
  await userEvent.click(screen.getByRole('button', { name: 'My Watchlist' }));
  expect(log).toEqual([]);
  const [[target]] = navigated.mock.calls as [[string]];
  const login = new URL(target, 'https://sahra.example');
  expect(login.pathname).toBe('/en/auth/login');
  expect(login.searchParams.get('callbackUrl')).toBe('/en/watch/oud-1?t=12');
  unmount();
  signIn();
  renderInPage(<SaveButton item={VIDEO} />);
  await waitFor(() => expect(told()).toEqual([['done', 'Saved to My Watchlist']]));
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(log.map(({ name }) => name)).toEqual(['AddToWatchlist']);
});

test('when nobody can say what is saved, the button still saves', async () => {
  signIn();
  fakeGraph({ Saved: 'unreachable', AddToWatchlist: added(null) });
  renderInPage(<SaveButton item={VIDEO} />);
  await userEvent.click(button());
  await waitFor(() => expect(told()).toEqual([['done', 'Saved to My Watchlist']]));
});

test('saves a show as a show, and takes it out again', async () => {
  signIn();
  const log = fakeGraph({
    SavedShow: { node: { __typename: 'Show', id: SHOW.id, viewerHasSaved: false } },
    AddShowToWatchlist: { addShowToWatchlist: { __typename: 'AddShowToWatchlistPayload', errors: [] } },
    RemoveShowFromWatchlist: {
      removeShowFromWatchlist: { __typename: 'RemoveShowFromWatchlistPayload', errors: [] },
    },
  });
  renderInPage(<SaveButton item={SHOW} />);
  await userEvent.click(button());
  await waitFor(() => expect(told()).toEqual([['done', 'Saved to My Watchlist']]));
  await userEvent.click(button());
  await waitFor(() => expect(told()).toContainEqual(['done', 'Removed from My Watchlist']));
  expect(
    log.filter(({ name }) => name !== 'SavedShow').map(({ name, variables }) => [name, variables]),
  ).toEqual([
    ['AddShowToWatchlist', { input: { showId: SHOW.id } }],
    ['RemoveShowFromWatchlist', { input: { showId: SHOW.id } }],
  ]);
});

test('a visitor who watches comes back to the same second', async () => {
  fakeGraph({});
  const video = document.createElement('video');
  video.currentTime = 83.9;
  openPlayer.set({ code: 'oud-1', video, live: false, storyboard: null, playFrom: () => undefined });
  renderInPage(<SaveButton item={VIDEO} />);
  await userEvent.click(screen.getByRole('button', { name: 'My Watchlist' }));
  const [[target]] = navigated.mock.calls as [[string]];
  expect(new URL(target, 'https://sahra.example').searchParams.get('callbackUrl')).toBe(
    '/en/watch/oud-1?t=83',
  );
  act(() => openPlayer.set(null));
});
