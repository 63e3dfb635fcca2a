import type { Locale } from '@sahra/schemas/constants';
import { fold, foldedWords } from '@sahra/schemas/fold';
import { distance } from 'fastest-levenshtein';

import { stripArabicPrefix, stripArabicAnd } from './strip-arabic-prefix';
import { swapKeyboardLayout } from './swap-keyboard-layout';
import { SEARCH_TYPES } from './search-document';
import type { SearchDocument, SearchType } from './search-document';
import type { DocumentFilter, Hit, SearchIndex } from './search-index';

/** Search filter; a missing field does not filter. */
interface SearchFilter {
  type?: SearchType | undefined;
  /** Slug of a channel. */
  channel?: string | undefined;
  minSeconds?: number | undefined;
  maxSeconds?: number | undefined;
  live?: boolean | undefined;
  /** true: only free videos; false: only videos for subscribers. */
  free?: boolean | undefined;
}

const within = (seconds: number | null, { minSeconds, maxSeconds }: SearchFilter): boolean => {
  if (minSeconds === undefined && maxSeconds === undefined) return true;
  if (seconds === null) return false;
  return seconds >= (minSeconds ?? 0) && seconds <= (maxSeconds ?? Number.POSITIVE_INFINITY);
};

/** Whether a document matches the filter, apart from its type: the counts per type need all types. */
const passes =
  (filter: SearchFilter) =>
  (document: SearchDocument): boolean =>
    (filter.channel === undefined || document.channel === filter.channel) &&
    (filter.live === undefined || document.live === filter.live) &&
    (filter.free === undefined || document.premium !== filter.free) &&
    within(document.durationSeconds, filter);

const WORDS = /[\p{L}\p{N}\p{M}’']+/gu;

const wordsIn = ({ words, belongsTo }: Hit['document']): string[] => [
  ...Object.values(words).flatMap(
    ({ title, people, description }) => `${title} ${people} ${description}`.match(WORDS) ?? [],
  ),
  ...(belongsTo.join(' ').match(WORDS) ?? []),
];

const formsOf = (folded: string): string[] =>
  [folded, stripArabicPrefix(folded), stripArabicAnd(folded)].filter((form) => form !== null);

/** Returns the document's spelling of a folded word; an exact match comes before one with an article. */
const spellingOf = (hit: Hit, folded: string): string | undefined => {
  const words = wordsIn(hit.document);
  return (
    words.find((word) => fold(word) === folded) ?? words.find((word) => formsOf(fold(word)).includes(folded))
  );
};

const nearest = (terms: readonly string[], word: string): string | undefined =>
  [...terms].sort((a, b) => distance(a, word) - distance(b, word))[0];

const isIn = (terms: readonly string[], folded: string): boolean =>
  formsOf(folded).some((form) => terms.some((term) => term.startsWith(form)));

/**
 * Replaces each word of `query` that is missing in the best hit, also as a prefix, with the hit's spelling of the
 * match. Null when no word is missing.
 */
const correctedQuery = (query: string, best: Hit): string | null => {
  const terms = best.terms();
  const meant = query.replace(WORDS, (word) => {
    const missing = foldedWords(word).find((folded) => !isIn(terms, folded));
    const term = missing === undefined ? undefined : nearest(terms, missing);
    return (term !== undefined && spellingOf(best, term)) || word;
  });
  return meant === query ? null : meant.trim();
};

interface Found {
  /** Most relevant first. */
  documents: SearchDocument[];
  /** Corrected query, when the original has a typo or the wrong keyboard layout; else null. */
  correctedQuery: string | null;
  /** Number of hits per type, before the type filter. */
  counts: Record<SearchType, number>;
}

interface Suggestion {
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

/** Typo-tolerant search and suggestions over an index. */
export class CatalogueSearch {
  constructor(readonly index: SearchIndex) {}

  /** Returns the documents that match `query` and `filter`; none for a query without a word. */
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

  /** Returns up to `limit` distinct titles in `locale` for a partial query. */
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

  #ask(query: string, accepts: DocumentFilter): Asked {
    const meant = swapKeyboardLayout(query);
    const onTheOther = meant !== null && !this.index.understands(query) && this.index.understands(meant);
    const hits = onTheOther ? [] : this.index.search(query, accepts);
    const [best] = hits;
    if (best) return { hits, correctedQuery: correctedQuery(query, best) };
    const others = meant === null ? [] : this.index.search(meant, accepts);
    return { hits: others, correctedQuery: others.length > 0 ? meant : null };
  }
}
