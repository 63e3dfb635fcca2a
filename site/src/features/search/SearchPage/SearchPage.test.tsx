import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { channelCard, showCard, videoCard } from '../../../../testing/catalogue';
import { fakeGraph } from '../../../../testing/graph';
import type { GraphCall } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { addRecentSearch, clearRecentSearches } from '../../../shared/search/recent-searches';
import { SearchPage } from './SearchPage';
import type { SearchPageQuery } from './search-page.query.generated';

const BUILT: SearchPageQuery = {
  contentVersion: 1,
  metaTags: null,
  channels: { __typename: 'ChannelConnection', nodes: [channelCard('padel')] },
  shows: { __typename: 'ShowConnection', nodes: [showCard('rest')] },
};
const COUNTS = { __typename: 'SearchCounts', shows: 1, videos: 14, channels: 0 };
const nothing = { __typename: 'SearchConnection', nodes: [] };
const overview = (best: Record<string, unknown> = {}, lists: Record<string, unknown> = {}) => ({
  best: {
    __typename: 'SearchConnection',
    correctedQuery: null,
    omittedWords: [],
    totalCount: 15,
    counts: COUNTS,
    nodes: [{ __typename: 'Video' }],
    ...best,
  },
  shows: { ...nothing, nodes: [showCard('cup')] },
  videos: { ...nothing, nodes: [videoCard('final'), videoCard('semi')] },
  channels: nothing,
  ...lists,
});
const page = (codes: readonly string[], endCursor: string | null) => ({
  search: {
    __typename: 'SearchConnection',
    correctedQuery: null,
    omittedWords: [],
    totalCount: 3,
    counts: COUNTS,
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    nodes: codes.map((code) => videoCard(code)),
  },
});
const open = (search: string, locale: 'en' | 'ar' = 'en') => {
  window.history.replaceState(null, '', `/${locale}/search${search}`);
  renderInPage(<SearchPage built={BUILT} />, locale);
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(clearRecentSearches);

test('results stand by kind, that of the best hit first, with a way to the rest', async () => {
  fakeGraph({ SearchOverview: overview() });
  open('?q=harbour');
  expect(await screen.findByText('15 results for')).toHaveTextContent('15 results for harbour');
  expect(headings()).toEqual(['Videos', 'Shows']);
  expect(screen.getByRole('link', { name: 'See all videos (14)' })).toHaveAttribute(
    'href',
    '/en/search?q=harbour&kind=videos',
  );
  expect(screen.queryByRole('link', { name: /See all shows/ })).not.toBeInTheDocument();
});

test('filters stand in the address and narrow what is asked', async () => {
  const calls = fakeGraph({ SearchOverview: overview() });
  open('?q=harbour&free=1');
  await screen.findByText('15 results for');
  expect(screen.getByRole('button', { name: 'Free' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: '10 to 30 min' }));
  expect(window.location.search).toBe('?q=harbour&length=medium&free=1');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.variables['videos']).toEqual({
    kind: 'VIDEO',
    minSeconds: 600,
    maxSeconds: 1800,
    premium: false,
  });
});

test('one kind is listed page by page', async () => {
  const replies = (asked: GraphCall) =>
    asked.variables['after'] === 'next' ? page(['c'], null) : page(['a', 'b'], 'next');
  fakeGraph({ SearchList: replies });
  open('?q=harbour&kind=videos');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/watch/a',
    '/en/watch/b',
    '/en/watch/c',
  ]);
  // The button is gone.
  expect(links[2]).toHaveFocus();
});

test('a viewer who goes on while the last page is read keeps their place', async () => {
  let answer = (): void => undefined;
  const reading = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const replies = async (asked: GraphCall) => {
    if (asked.variables['after'] !== 'next') return page(['a', 'b'], 'next');
    await reading;
    return page(['c'], null);
  };
  fakeGraph({ SearchList: replies });
  open('?q=harbour&kind=videos');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  const field = screen.getByRole('combobox');
  field.focus();
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
  expect(field).toHaveFocus();
});

test('a corrected query is shown', async () => {
  fakeGraph({ SearchOverview: overview({ correctedQuery: 'harbour', totalCount: 2 }) });
  open('?q=harbuor');
  const told = await screen.findByText(/Spelled a little differently/);
  expect(told).toHaveTextContent('Spelled a little differently: 2 results for harbour');
});

test('a word that was left out is named, and its rest is no other spelling', async () => {
  fakeGraph({
    SearchOverview: overview({ correctedQuery: 'harbour', omittedWords: ['dragon'], totalCount: 2 }),
  });
  open('?q=harbour dragon');
  const told = await screen.findByRole('status');
  await waitFor(() =>
    expect(told).toHaveTextContent('2 results for harbour Nothing has all your words. Left out: dragon'),
  );
  expect(told).not.toHaveTextContent('Spelled');
});

test('nothing found offers a way on: without filters, and what there is', async () => {
  const none = overview({ totalCount: 0, nodes: [] }, { shows: nothing, videos: nothing });
  fakeGraph({ SearchOverview: none });
  open('?q=zzz&live=1');
  expect(await screen.findByRole('heading', { name: /Nothing found for/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Channel padel' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filters' }));
  expect(window.location.search).toBe('?q=zzz');
});

test('a search that failed keeps its words and is tried again', async () => {
  let works = false;
  fakeGraph({ SearchOverview: () => (works ? overview() : 'unreachable') });
  open('?q=harbour');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search did not go through');
  expect(screen.getByRole('combobox')).toHaveValue('harbour');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('15 results for')).toBeInTheDocument();
});

test('without a query there are earlier searches, channels and shows', async () => {
  fakeGraph({});
  addRecentSearch('بادل');
  open('', 'ar');
  expect(screen.getByRole('link', { name: 'بادل' })).toHaveAttribute(
    'href',
    `/ar/search?q=${encodeURIComponent('بادل')}`,
  );
  expect(headings()).toEqual(['عمليات بحث سابقة', 'القنوات', 'بداية جيدة']);
  await userEvent.click(screen.getByRole('button', { name: /امسح «/ }));
  expect(screen.queryByRole('link', { name: 'بادل' })).not.toBeInTheDocument();
});
