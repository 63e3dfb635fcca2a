import { useState } from 'react';

import { watchlistKey } from '../../../shared/watchlist/watchlist-item';
import type { WatchlistItem } from '../../../shared/watchlist/watchlist-item';
import { watchlistItemOf } from '../SavedCard/saved-item';
import type { SavedItem } from '../SavedCard/saved-item';
import { newestFirst } from './newest-first';
import { useWatchlistQuery } from './watchlist.query.generated';
import type { WatchlistQuery } from './watchlist.query.generated';

/** Page size: fills whole rows of two, three and four cards, and more than one screen. */
const PAGE = 24;

interface List<Edge> {
  edges: Edge[];
}

const joinedList = <Edge, Page extends List<Edge>>(
  before: Page | null | undefined,
  more: Page | null | undefined,
  keyOf: (edge: Page['edges'][number]) => string,
): Page | null => {
  if (!before || !more) return before ?? null;
  const known = new Set(before.edges.map(keyOf));
  return { ...more, edges: [...before.edges, ...more.edges.filter((edge) => !known.has(keyOf(edge)))] };
};

const joined = ({ viewer }: WatchlistQuery, { viewer: next }: WatchlistQuery): WatchlistQuery => ({
  viewer: viewer && {
    ...viewer,
    watchlist: joinedList(viewer.watchlist, next?.watchlist, ({ node }) => node.code),
    watchlistShows: joinedList(viewer.watchlistShows, next?.watchlistShows, ({ node }) => node.id),
  },
});

/** Loads what the viewer has saved page by page, shows and videos in one order, without what was removed meanwhile. */
export const useWatchlist = () => {
  const result = useWatchlistQuery({
    variables: { first: PAGE },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const videos = result.data?.viewer?.watchlist;
  const shows = result.data?.viewer?.watchlistShows;
  const items = newestFirst([
    {
      items: videos?.edges.map(({ addedAt, node }): SavedItem => ({ type: 'video', addedAt, node })) ?? [],
      hasMore: videos?.pageInfo.hasNextPage ?? false,
    },
    {
      items: shows?.edges.map(({ addedAt, node }): SavedItem => ({ type: 'show', addedAt, node })) ?? [],
      hasMore: shows?.pageInfo.hasNextPage ?? false,
    },
  ]).filter((item) => !gone.has(watchlistKey(watchlistItemOf(item))));

  return {
    result,
    items,
    more: Boolean(videos?.pageInfo.hasNextPage) || Boolean(shows?.pageInfo.hasNextPage),
    /** Hides an item, or shows it again at its position. */
    show: (item: WatchlistItem, shown: boolean): void =>
      setGone((before) => {
        const after = new Set(before);
        if (shown) after.delete(watchlistKey(item));
        else after.add(watchlistKey(item));
        return after;
      }),
    /** Returns true when the next page is loaded. */
    loadMore: async (): Promise<boolean> => {
      try {
        await result.fetchMore({
          variables: {
            first: PAGE,
            after: videos?.pageInfo.endCursor ?? null,
            afterShow: shows?.pageInfo.endCursor ?? null,
          },
          updateQuery: (before, { fetchMoreResult }) => joined(before, fetchMoreResult),
        });
        return true;
      } catch {
        return false;
      }
    },
  };
};
