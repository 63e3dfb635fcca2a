import { useState } from 'react';

import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { useWatchlistQuery } from './watchlist.query.generated';
import type { WatchlistQuery } from './watchlist.query.generated';

/** Page size: fills whole rows of two, three and four cards, and more than one screen. */
const PAGE = 24;

const joined = ({ viewer }: WatchlistQuery, next: WatchlistQuery): WatchlistQuery => {
  const more = next.viewer?.watchlist;
  if (!viewer?.watchlist || !more) return { viewer };
  const { nodes } = viewer.watchlist;
  const known = new Set(nodes.map(({ code }) => code));
  const added = more.nodes.filter(({ code }) => !known.has(code));
  return { viewer: { ...viewer, watchlist: { ...more, nodes: [...nodes, ...added] } } };
};

/** Loads the watchlist page by page, without the videos removed in the meantime. */
export const useWatchlist = () => {
  const result = useWatchlistQuery({
    variables: { first: PAGE },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const list = result.data?.viewer?.watchlist;
  const videos: readonly VideoCardFragment[] = list?.nodes.filter(({ code }) => !gone.has(code)) ?? [];

  return {
    result,
    videos,
    more: list?.pageInfo.hasNextPage ?? false,
    /** Hides a video, or shows it again at its position. */
    show: (code: string, shown: boolean): void =>
      setGone((before) => {
        const after = new Set(before);
        if (shown) after.delete(code);
        else after.add(code);
        return after;
      }),
    /** Returns true when the next page is loaded. */
    loadMore: async (): Promise<boolean> => {
      try {
        await result.fetchMore({
          variables: { first: PAGE, after: list?.pageInfo.endCursor ?? null },
          updateQuery: (before, { fetchMoreResult }) => joined(before, fetchMoreResult),
        });
        return true;
      } catch {
        return false;
      }
    },
  };
};
