import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { queryGraph } from '../../../shared/graph/query-graph';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { Button } from '../../../shared/ui/Button/Button';
import { searchFilterOf } from '../search-address';
import type { SearchAddress, SearchKindChoice } from '../search-address';
import { useSearchRequest } from '../use-search-request';
import { SearchFailed } from './SearchFailed';
import { SearchHits } from './SearchHits';
import type { SearchHit } from './SearchHits';
import { SearchListOperation } from './search-list.query.generated';
import * as styles from './SearchResults.module.css';
import { SearchSkeleton } from './SearchSkeleton';
import { SearchSummary } from './SearchSummary';

interface More {
  /** Request that these pages continue. */
  key: string;
  hits: readonly SearchHit[];
  /** Cursor of the next page; null after the last one. */
  after: string | null;
  state: 'idle' | 'loading' | 'failed';
}

interface Props {
  address: SearchAddress;
  kind: SearchKindChoice;
  /** Shown when nothing was found. */
  empty: ReactNode;
}

/** All results of one kind, page by page. */
export const SearchList = ({ address, kind, empty }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const variables = { query: address.query, filter: searchFilterOf(address, kind) };
  const key = JSON.stringify(variables) + locale;
  const read = async (after: string | null) =>
    (await queryGraph(SearchListOperation, { ...variables, after }, locale)).data.search;
  const request = useSearchRequest(key, () => read(null));
  const [later, setLater] = useState<More | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<number | null>(null);
  // The pressed button is gone after the last page: the focus goes to the first new result, if it was lost with it.
  useEffect(() => {
    if (focus === null) return;
    if (document.activeElement === document.body)
      list.current?.querySelectorAll<HTMLElement>('li > a')[focus]?.focus();
    setFocus(null);
  }, [focus]);

  if (request.state === 'loading')
    return (
      <>
        <SearchSummary query={address.query} corrected={false} count={null} />
        <SearchSkeleton />
      </>
    );
  if (request.state === 'failed') return <SearchFailed retry={request.retry} />;
  const { nodes, pageInfo, totalCount, correctedQuery, omittedWords } = request.data;
  const more: More =
    later?.key === key
      ? later
      : { key, hits: [], after: pageInfo.hasNextPage ? pageInfo.endCursor : null, state: 'idle' };
  const loadMore = async (): Promise<void> => {
    setLater({ ...more, state: 'loading' });
    const page = await read(more.after).catch(() => null);
    if (page && !page.pageInfo.hasNextPage) setFocus(nodes.length + more.hits.length);
    setLater(
      page
        ? {
            key,
            hits: [...more.hits, ...page.nodes],
            after: page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
            state: 'idle',
          }
        : { ...more, state: 'failed' },
    );
  };
  return (
    <>
      <SearchSummary
        query={correctedQuery ?? address.query}
        corrected={correctedQuery !== null && omittedWords.length === 0}
        omitted={omittedWords}
        count={totalCount}
      />
      {totalCount === 0 ? (
        empty
      ) : (
        <div ref={list}>
          <SearchHits kind={kind} hits={[...nodes, ...more.hits]} />
        </div>
      )}
      {more.state === 'failed' && (
        <p role="alert" className={styles.more}>
          {t('search.moreFailed')}
        </p>
      )}
      {more.after !== null && (
        <p className={styles.more}>
          <Button look="ghost" busy={more.state === 'loading'} onClick={() => void loadMore()}>
            {t('search.more')}
          </Button>
        </p>
      )}
    </>
  );
};
