import en from '@sahra/schemas/messages/en.json';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { videoCard } from '../../../../testing/catalogue';
import { fakeGraph, createAccessToken, session, ofViewer } from '../../../../testing/graph';
import type { Reply } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { startSession } from '../../../shared/auth/start-session';
import { clearSession } from '../../../shared/auth/clear-session';
import { toasts } from '../../../shared/messages/toasts';
import { SavedPage } from './SavedPage';

const pageOf = (codes: string[], endCursor: string | null = null, shows: string[] = []): Reply =>
  ofViewer({
    watchlist: {
      __typename: 'WatchlistConnection',
      edges: codes.map((code, at) => ({
        __typename: 'WatchlistEdge',
        addedAt: `2026-11-20T20:${59 - at}:00.000Z`,
        node: videoCard(code),
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    },
    watchlistShows: {
      __typename: 'WatchlistShowConnection',
      edges: shows.map((slug, at) => ({
        __typename: 'WatchlistShowEdge',
        addedAt: `2026-11-20T20:58:${50 - at}.000Z`,
        node: {
          __typename: 'Show',
          id: `id-of-${slug}`,
          slug,
          title: `Show ${slug}`,
          language: 'EN',
          premium: false,
          episodeCount: 3,
          thumbnail: null,
        },
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  });
const removed = (errors: unknown[] = []): Reply => ({
  removeFromWatchlist: { __typename: 'RemoveFromWatchlistPayload', errors },
});
const added = (errors: unknown[] = []): Reply => ({
  addToWatchlist: { __typename: 'AddToWatchlistPayload', errors },
});
const titles = () =>
  screen.queryAllByRole('link', { name: /^Video/ }).map((link) => link.getAttribute('href'));
const hrefs = (...codes: string[]) => codes.map((code) => `/en/watch/${code}`);
const remove = (code: string) =>
  screen.findByRole('button', { name: `Remove Video ${code} from My Watchlist` });
const told = () => toasts.get().map(({ kind, text }) => [kind, text]);

beforeEach(() => startSession(session(createAccessToken(600)) as never));
afterEach(() => {
  act(clearSession);
  toasts.set([]);
});

test('a visitor sees nobody’s list, and nothing is asked', () => {
  clearSession();
  const log = fakeGraph({});
  renderInPage(<SavedPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'My Watchlist' })).toBeVisible();
  expect(screen.getByText('Everything you keep for later.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(log).toEqual([]);
});

test('the list is shown in its order, the next page behind it, each video once', async () => {
  fakeGraph({
    Watchlist: ({ variables }) => (variables['after'] ? pageOf(['b', 'c']) : pageOf(['a', 'b'], 'end')),
  });
  renderInPage(<SavedPage />);
  await waitFor(() => expect(titles()).toEqual(hrefs('a', 'b')));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toEqual(hrefs('a', 'b', 'c')));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: /^Video c/ })).toHaveFocus());
});

test('a next page that does not come is reported, and can be asked for again', async () => {
  let away = true;
  fakeGraph({
    Watchlist: ({ variables }) =>
      !variables['after'] ? pageOf(['a'], 'end') : away ? 'unreachable' : pageOf(['b']),
  });
  renderInPage(<SavedPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(told()).toEqual([['failed', en.SOMETHING_WENT_WRONG]]));
  expect(titles()).toEqual(hrefs('a'));
  away = false;
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toEqual(hrefs('a', 'b')));
});

test('a video leaves the list at once, gives its focus to the next, and comes back where it was', async () => {
  const log = fakeGraph({
    Watchlist: pageOf(['a', 'b', 'c']),
    RemoveFromWatchlist: removed(),
    AddToWatchlist: added(),
  });
  renderInPage(<SavedPage />);
  await userEvent.click(await remove('b'));
  expect(titles()).toEqual(hrefs('a', 'c'));
  await waitFor(() => expect(screen.getByRole('link', { name: /^Video c/ })).toHaveFocus());
  await waitFor(() => expect(told()).toEqual([['done', 'Removed from My Watchlist']]));
  act(() => toasts.get()[0]?.action?.run());
  await waitFor(() => expect(titles()).toEqual(hrefs('a', 'b', 'c')));
  await waitFor(() => expect(told()).toContainEqual(['done', 'Back in My Watchlist']));
  expect(log.slice(1).map(({ name, variables }) => [name, variables])).toEqual([
    ['RemoveFromWatchlist', { input: { videoCode: 'b' } }],
    ['AddToWatchlist', { input: { videoCode: 'b' } }],
  ]);
});

test('what could not be removed is reported, and stands there again', async () => {
  fakeGraph({ Watchlist: pageOf(['a', 'b']), RemoveFromWatchlist: 'unreachable' });
  renderInPage(<SavedPage />);
  await userEvent.click(await remove('a'));
  await waitFor(() => expect(told()).toEqual([['failed', en.SOMETHING_WENT_WRONG]]));
  expect(titles()).toEqual(hrefs('a', 'b'));
});

test('an empty list says how it fills, also once the last video is removed, and leads to the shows', async () => {
  fakeGraph({ Watchlist: pageOf(['a']), RemoveFromWatchlist: removed() });
  renderInPage(<SavedPage />, 'ar');
  await userEvent.click(await screen.findByRole('button', { name: 'إزالة Video a من قائمتي' }));
  expect(screen.getByRole('heading', { name: 'ثمانية مقاعد، ولم يصل أحد بعد' })).toBeVisible();
  const explore = screen.getByRole('link', { name: 'استكشف البرامج' });
  expect(explore).toHaveAttribute('href', '/ar/shows');
  await waitFor(() => expect(explore).toHaveFocus());
});

test('who has saved nothing yet is led to the shows', async () => {
  fakeGraph({ Watchlist: pageOf([]) });
  renderInPage(<SavedPage />);
  expect(await screen.findByRole('heading', { name: 'Eight seats, nobody here yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore shows' })).toHaveAttribute('href', '/en/shows');
});

test('a list that does not come can be asked for again', async () => {
  let away = true;
  fakeGraph({ Watchlist: () => (away ? 'unreachable' : pageOf(['a'])) });
  renderInPage(<SavedPage />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  away = false;
  await userEvent.click(retry);
  await waitFor(() => expect(titles()).toEqual(hrefs('a')));
});

test('shows stand among the videos by the time they were saved, and leave the list as shows', async () => {
  const log = fakeGraph({
    Watchlist: pageOf(['a', 'b'], null, ['oud']),
    RemoveShowFromWatchlist: {
      removeShowFromWatchlist: { __typename: 'RemoveShowFromWatchlistPayload', errors: [] },
    },
  });
  renderInPage(<SavedPage />);
  const button = await screen.findByRole('button', { name: 'Remove Show oud from My Watchlist' });
  const all = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(all).toEqual(['/en/watch/a', '/en/shows/oud', '/en/watch/b']);
  await userEvent.click(button);
  await waitFor(() => expect(told()).toEqual([['done', 'Removed from My Watchlist']]));
  expect(titles()).toEqual(hrefs('a', 'b'));
  expect(log.at(-1)).toMatchObject({
    name: 'RemoveShowFromWatchlist',
    variables: { input: { showId: 'id-of-oud' } },
  });
});
