import { SEARCH_QUERY_LENGTH } from '@sahra/schemas/constants';
import { useEffect, useState } from 'react';

import { queryGraph } from '../graph/query-graph';
import { usePageLocale } from '../i18n/locale-context';
import { SearchSuggestionsOperation } from './search-suggestions.query.generated';
import type { SearchSuggestionsQuery } from './search-suggestions.query.generated';

export type Suggestion = NonNullable<SearchSuggestionsQuery['suggestions']>[number];

/** In milliseconds: one request after a pause in typing, not one for each letter. */
const PAUSE_MS = 150;
const NONE: readonly Suggestion[] = [];

interface Suggested {
  /** Query that the list belongs to. */
  query: string;
  list: readonly Suggestion[];
}

/**
 * Hook that reads title suggestions for what has been typed. The list of the last letters stays until the next one
 * arrives; a request that fails leaves it empty, because pressing Enter still searches.
 */
export const useSuggestions = (typed: string): Suggested => {
  const { locale } = usePageLocale();
  const query = typed.trim().slice(0, SEARCH_QUERY_LENGTH.max);
  const [suggested, setSuggested] = useState<Suggested>({ query: '', list: NONE });
  useEffect(() => {
    if (query === '') return;
    let wanted = true;
    const timer = setTimeout(() => {
      void queryGraph(SearchSuggestionsOperation, { query }, locale)
        .then(({ data }) => data.suggestions ?? NONE)
        .catch(() => NONE)
        .then((list) => {
          if (wanted) setSuggested({ query, list });
        });
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [query, locale]);
  return query === '' ? { query, list: NONE } : suggested;
};
