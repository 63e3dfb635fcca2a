import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFresh } from '../../../shared/content/use-fresh';
import { isolateText } from '../../../shared/i18n/isolate-text';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { SearchForm } from '../../../shared/search/SearchForm/SearchForm';
import { Button } from '../../../shared/ui/Button/Button';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { isNarrowed } from '../search-address';
import { SearchFilters } from '../SearchFilters/SearchFilters';
import { SearchList } from '../SearchResults/SearchList';
import { SearchOverview } from '../SearchResults/SearchOverview';
import { SearchSkeleton } from '../SearchResults/SearchSkeleton';
import { RecentSearches } from '../SearchStart/RecentSearches';
import { SearchStart } from '../SearchStart/SearchStart';
import { useSearchAddress } from '../use-search-address';
import { QUERY_SCRIPT } from './query-script';
import { SearchPageOperation } from './search-page.query.generated';
import type { SearchPageQuery } from './search-page.query.generated';
import * as styles from './SearchPage.module.css';

/** Page of search: the field, results with filters in the URL, and what to browse without a query. */
export const SearchPage = ({ built }: { built: SearchPageQuery }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const fresh = useFresh(built, SearchPageOperation, {}, locale);
  const [address, change] = useSearchAddress();
  const query = address?.query ?? '';
  // A viewer who followed a link to the search wants to type; a page that was loaded keeps its focus order.
  const [followed] = useState(address !== null);
  const start = <SearchStart channels={fresh.channels} shows={fresh.shows} />;
  const empty = address && (
    <>
      <EmptyState
        title={t('search.none', { query: isolateText(query) })}
        text={t(isNarrowed(address) ? 'search.noneNarrowed' : 'search.noneText')}
        action={
          isNarrowed(address) && (
            <Button look="ghost" onClick={() => change({ free: false, live: false, length: null })}>
              {t('search.unfilter')}
            </Button>
          )
        }
      />
      {start}
    </>
  );
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('search.title')}</h1>
        <SearchForm look="page" query={query} focused={followed && query === ''} />
        <noscript>
          <p className={styles.note}>{t('search.scripts')}</p>
        </noscript>
      </div>
      {address === null && (
        <>
          <script dangerouslySetInnerHTML={{ __html: QUERY_SCRIPT }} />
          <div className={styles.waiting}>
            <SearchSkeleton />
          </div>
          <div className={styles.start}>{start}</div>
        </>
      )}
      {address?.query === '' && (
        <>
          <RecentSearches />
          {start}
        </>
      )}
      {address && query !== '' && (
        <>
          <SearchFilters address={address} onChange={change} />
          {address.kind ? (
            <SearchList address={address} kind={address.kind} empty={empty} />
          ) : (
            <SearchOverview address={address} empty={empty} />
          )}
        </>
      )}
    </>
  );
};
