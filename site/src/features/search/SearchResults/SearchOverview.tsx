import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';

import { queryGraph } from '../../../shared/graph/query-graph';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { formatSearchAddress, KIND_CHOICES, searchFilterOf } from '../search-address';
import type { SearchAddress, SearchKindChoice } from '../search-address';
import { useSearchRequest } from '../use-search-request';
import { SearchFailed } from './SearchFailed';
import { SearchHits } from './SearchHits';
import { SearchOverviewOperation } from './search-overview.query.generated';
import * as styles from './SearchResults.module.css';
import { SearchSkeleton } from './SearchSkeleton';
import { SearchSummary } from './SearchSummary';

const KIND_OF_BEST = { Show: 'shows', Video: 'videos', Channel: 'channels' } as const;

interface Props {
  address: SearchAddress;
  /** Shown when nothing was found. */
  empty: ReactNode;
}

/** First results of every kind; the kind of the best hit stands first. */
export const SearchOverview = ({ address, empty }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { query } = address;
  const variables = {
    query,
    best: searchFilterOf(address, null),
    shows: searchFilterOf(address, 'shows'),
    videos: searchFilterOf(address, 'videos'),
    channels: searchFilterOf(address, 'channels'),
  };
  const request = useSearchRequest(JSON.stringify(variables) + locale, async () => {
    const { data } = await queryGraph(SearchOverviewOperation, variables, locale);
    return data.best && data;
  });
  if (request.state === 'failed') return <SearchFailed retry={request.retry} />;
  const best = request.state === 'ready' ? request.data.best : null;
  const [first] = best?.nodes ?? [];
  const lead: SearchKindChoice = first ? KIND_OF_BEST[first.__typename] : 'shows';
  const order = [lead, ...KIND_CHOICES.filter((kind) => kind !== lead)];
  return (
    <>
      <SearchSummary
        query={best?.correctedQuery ?? query}
        corrected={Boolean(best?.correctedQuery) && best?.omittedWords.length === 0}
        omitted={best?.omittedWords ?? []}
        count={best?.totalCount ?? null}
      />
      {request.state === 'loading' && <SearchSkeleton />}
      {best?.totalCount === 0 && empty}
      {request.state === 'ready' &&
        order.map((kind) => {
          const hits = request.data[kind]?.nodes ?? [];
          const count = request.data.best?.counts[kind] ?? 0;
          if (hits.length === 0) return null;
          return (
            <div key={kind}>
              <SearchHits kind={kind} hits={hits} title={t(`search.${kind}`)} />
              {count > hits.length && (
                <p className={styles.more}>
                  <LocaleLink
                    to={`/search${formatSearchAddress({ ...address, kind })}`}
                    className={buttonClass('ghost')}
                  >
                    {t(`search.all.${kind}`, { number: count })}
                  </LocaleLink>
                </p>
              )}
            </div>
          );
        })}
    </>
  );
};
