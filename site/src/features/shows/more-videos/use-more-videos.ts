import { useCallback, useRef, useState } from 'react';

import { queryGraph } from '../../../shared/graph/query-graph';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { loadMessage } from '../../../shared/messages/load-message';
import { showToast } from '../../../shared/messages/toasts';
import type { EpisodeRowFragment } from '../EpisodeRow/episode-row.fragment.generated';
import type { VideoListFragment } from '../ShowPage/video-list.fragment.generated';
import { MoreVideosOperation } from './more-videos.query.generated';

interface MoreVideos {
  videos: readonly EpisodeRowFragment[];
  /** Whether further videos can be loaded. */
  hasMore: boolean;
  isLoading: boolean;
  /** Loads the next page; a failure is announced. Returns whether it came. */
  loadMore: () => Promise<boolean>;
}

/** Reads the videos of one kind page by page, after the first page, which the site's build read. */
export const useMoreVideos = (
  slug: string,
  kind: EpisodeRowFragment['kind'],
  built: VideoListFragment,
): MoreVideos => {
  const { locale } = usePageLocale();
  const [loaded, setLoaded] = useState({ built, list: built });
  const [isLoading, setIsLoading] = useState(false);
  const underWay = useRef(false);
  // A publish replaces the first page: what was loaded after the old one may overlap with it.
  const list = loaded.built === built ? loaded.list : built;
  const { hasNextPage, endCursor } = list.pageInfo;

  const loadMore = useCallback(async (): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    setIsLoading(true);
    try {
      const { data } = await queryGraph(MoreVideosOperation, { slug, kind, after: endCursor }, locale);
      const next = data.show?.videos;
      if (!next) throw new Error('The show is gone');
      const known = new Set(list.nodes.map(({ code }) => code));
      const nodes = [...list.nodes, ...next.nodes.filter(({ code }) => !known.has(code))];
      setLoaded({ built, list: { ...next, nodes } });
      return true;
    } catch {
      showToast('failed', await loadMessage('SOMETHING_WENT_WRONG', locale));
      return false;
    } finally {
      underWay.current = false;
      setIsLoading(false);
    }
  }, [slug, kind, locale, built, list, endCursor]);

  return { videos: list.nodes, hasMore: hasNextPage, isLoading, loadMore };
};
