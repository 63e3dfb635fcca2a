import { useEffect, useRef, useState } from 'react';

import type { Section } from '../../../shared/catalogue/sections/sections';
import type { ShowCardFragment } from '../../../shared/catalogue/show-card.fragment.generated';
import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { queryGraph } from '../../../shared/graph/query-graph';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { SECTION_FILTERS } from '../section-filters';
import { SectionShowsOperation } from './section-shows.query.generated';
import { SectionVideosOperation } from './section-videos.query.generated';

export type SectionItem = ShowCardFragment | VideoCardFragment;

interface Page {
  items: readonly SectionItem[];
  /** Cursor of the next page; null at the end. */
  next: string | null;
}

interface State extends Page {
  status: 'waiting' | 'shown' | 'failed';
}

const WAITING: State = { status: 'waiting', items: [], next: null };

/** Loads a section page by page, beginning after the cursor of the address. */
export const useSection = (section: Section, channel: string | null, after: string | null) => {
  const { locale } = usePageLocale();
  const [state, setState] = useState<State>(WAITING);
  const [tries, setTries] = useState(0);
  /** Key of the list that is shown: an answer for another one is dropped. */
  const shown = useRef('');
  const list = JSON.stringify([section, channel, after, locale, tries]);

  const read = async (cursor: string | null): Promise<Page> => {
    const { of, filter } = SECTION_FILTERS[section];
    const variables = { filter: channel === null ? filter : { ...filter, channel }, after: cursor };
    const found =
      of === 'shows'
        ? (await queryGraph(SectionShowsOperation, variables as never, locale)).data.shows
        : (await queryGraph(SectionVideosOperation, variables as never, locale)).data.videos;
    if (!found) throw new Error(`${section} has no list`);
    const { hasNextPage, endCursor } = found.pageInfo;
    return { items: found.nodes, next: hasNextPage ? endCursor : null };
  };

  const first = useRef(read);
  first.current = read;
  useEffect(() => {
    shown.current = list;
    setState(WAITING);
    first.current(after).then(
      (page) => {
        if (shown.current === list) setState({ status: 'shown', ...page });
      },
      () => {
        if (shown.current === list) setState({ ...WAITING, status: 'failed' });
      },
    );
    return () => {
      shown.current = '';
    };
  }, [list, after]);

  /**
   * Adds the next page.
   * @returns Whether it could be loaded.
   */
  const loadMore = async (): Promise<boolean> => {
    const page = await read(state.next).catch(() => null);
    if (shown.current !== list || page === null) return page !== null;
    setState((known) => ({ status: 'shown', items: [...known.items, ...page.items], next: page.next }));
    return true;
  };

  return { ...state, loadMore, retry: () => setTries((count) => count + 1) };
};
