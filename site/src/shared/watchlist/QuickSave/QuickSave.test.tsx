import en from '@sahra/schemas/messages/en.json';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as gatsby from 'gatsby';

import { createAccessToken, fakeGraph, session } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { clearSession } from '../../auth/clear-session';
import { startSession } from '../../auth/start-session';
import { toasts } from '../../messages/toasts';
import { savedCodes } from '../saved-codes';
import { QuickSave } from './QuickSave';

const signIn = () => startSession(session(createAccessToken(600)) as Parameters<typeof startSession>[0]);
const list = (codes: readonly string[], endCursor: string | null = null): Reply => ({
  viewer: {
    __typename: 'Viewer',
    id: 'v1',
    watchlist: {
      __typename: 'WatchlistConnection',
      nodes: codes.map((code) => ({ __typename: 'Video', code })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
  },
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
const button = (title: string) => screen.getByRole('button', { name: `My Watchlist: ${title}` });
const told = () => toasts.get().map(({ kind, text }) => [kind, text]);
const cards = (
  <>
    <QuickSave code="oud-1" title="One" />
    <QuickSave code="oud-2" title="Two" />
    <QuickSave code="oud-3" title="Three" />
  </>
);

let navigated: jest.SpyInstance;
beforeEach(() => {
  navigated = jest.spyOn(gatsby, 'navigate').mockReturnValue(undefined);
  window.history.replaceState(null, '', '/en/padel');
});
afterEach(() => {
  navigated.mockRestore();
  sessionStorage.clear();
  act(() => {
    clearSession();
    savedCodes.set(null);
  });
  toasts.set([]);
});

test('all cards learn from one list what is saved', async () => {
  signIn();
  const log = fakeGraph({
    SavedCodes: ({ variables: { after } }) => (after === null ? list(['oud-1'], 'c1') : list(['oud-3'])),
  });
  renderInPage(cards);
  await waitFor(() => expect(button('One')).toHaveAttribute('aria-pressed', 'true'));
  expect(button('Two')).toHaveAttribute('aria-pressed', 'false');
  expect(button('Three')).toHaveAttribute('aria-pressed', 'true');
  expect(log.map(({ variables }) => variables)).toEqual([{ after: null }, { after: 'c1' }]);
});

test('saves at once and takes out again, and the cards of the same video agree', async () => {
  signIn();
  fakeGraph({ SavedCodes: list([]), AddToWatchlist: added(null), RemoveFromWatchlist: removed });
  renderInPage(
    <>
      <QuickSave code="oud-1" title="One" />
      <QuickSave code="oud-1" title="One again" />
    </>,
  );
  await waitFor(() => expect(savedCodes.get()).not.toBeNull());
  await userEvent.click(button('One'));
  await waitFor(() => expect(told()).toEqual([['done', 'Saved to My Watchlist']]));
  expect(button('One again')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('One again'));
  await waitFor(() => expect(told()).toContainEqual(['done', 'Removed from My Watchlist']));
  expect(button('One')).toHaveAttribute('aria-pressed', 'false');
});

test('a full list is reported, and the press taken back', async () => {
  signIn();
  fakeGraph({ SavedCodes: list([]), AddToWatchlist: added('WATCHLIST_FULL') });
  renderInPage(cards);
  await userEvent.click(button('Two'));
  await waitFor(() => expect(told()).toEqual([['failed', en.WATCHLIST_FULL]]));
  expect(button('Two')).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor asks nothing, is led to log in and back, and finds it saved', async () => {
  const log = fakeGraph({ SavedCodes: list([]), AddToWatchlist: added(null) });
  const { unmount } = renderInPage(cards);
  await userEvent.click(button('Three'));
  expect(log).toEqual([]);
  const [[target]] = navigated.mock.calls as [[string]];
  expect(new URL(target, 'https://sahra.example').searchParams.get('callbackUrl')).toBe('/en/padel');
  unmount();
  signIn();
  renderInPage(cards);
  await waitFor(() => expect(told()).toEqual([['done', 'Saved to My Watchlist']]));
  expect(button('Three')).toHaveAttribute('aria-pressed', 'true');
});
