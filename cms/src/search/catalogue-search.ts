import type { Locale } from '@sahra/schemas/constants';

import { correctedQuery } from './corrected-query';
import { otherKeyboard } from './keyboard-slip';
import { SEARCH_TYPES, type SearchDocument, type SearchType } from './search-document';
import { passes, type SearchFilter } from './search-filter';
import type { Accepts, Hit, SearchIndex } from './search-index';

export interface Found {
  /** The likeliest first. */
  documents: SearchDocument[];
  /** What was looked for instead, when the query itself has a slip or was typed on the other keyboard. */
  correctedQuery: string | null;
  /** How many there are of each type, before a type is chosen. */
  counts: Record<SearchType, number>;
}

export interface Suggestion {
  text: string;
  type: SearchType;
  key: string;
}

interface Asked {
  hits: Hit[];
  correctedQuery: string | null;
}

const countByType = (hits: readonly Hit[]): Record<SearchType, number> => {
  const counts = Object.fromEntries(SEARCH_TYPES.map((type) => [type, 0])) as Record<SearchType, number>;
  for (const { document } of hits) counts[document.type] += 1;
  return counts;
};

/** Searches and suggests over an index, forgiving what people mistype. */
export class CatalogueSearch {
  constructor(readonly index: SearchIndex) {}

  /** Documents for `query` that pass `filter`; none for a query without a word. */
  search(query: string, filter: SearchFilter = {}): Found {
    const { hits, correctedQuery: corrected } = this.#ask(query, passes(filter));
    return {
      documents: hits
        .filter(({ document }) => filter.type === undefined || document.type === filter.type)
        .map(({ document }) => document),
      correctedQuery: corrected,
      counts: countByType(hits),
    };
  }

  /** Up to `limit` titles in `locale` for what has been typed so far, each once. */
  suggest(query: string, locale: Locale, limit: number): Suggestion[] {
    const suggestions = new Map<string, Suggestion>();
    for (const { document } of this.#ask(query, () => true).hits) {
      const text = document.words[locale]?.title;
      if (text !== undefined && !suggestions.has(text))
        suggestions.set(text, { text, type: document.type, key: document.key });
      if (suggestions.size === limit) break;
    }
    return [...suggestions.values()];
  }

  #ask(query: string, accepts: Accepts): Asked {
    const meant = otherKeyboard(query);
    const onTheOther = meant !== null && !this.index.understands(query) && this.index.understands(meant);
    const hits = onTheOther ? [] : this.index.search(query, accepts);
    const [best] = hits;
    if (best) return { hits, correctedQuery: correctedQuery(query, best) };
    const others = meant === null ? [] : this.index.search(meant, accepts);
    return { hits: others, correctedQuery: others.length > 0 ? meant : null };
  }
}
