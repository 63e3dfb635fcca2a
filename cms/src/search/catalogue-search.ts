import type { Locale } from '@sahra/schemas/constants';
import { fold, foldedWords } from '@sahra/schemas/fold';
import { distance } from 'fastest-levenshtein';

import { bareWord, withoutAnd } from './bare-word';
import { otherKeyboard } from './keyboard-slip';
import { SEARCH_TYPES } from './search-document';
import type { SearchDocument, SearchType } from './search-document';
import type { Accepts, Hit, SearchIndex } from './search-index';

/** What a searcher leaves out; a field that is missing leaves nothing out. */
interface SearchFilter {
  type?: SearchType | undefined;
  /** Slug of a channel. */
  channel?: string | undefined;
  minSeconds?: number | undefined;
  maxSeconds?: number | undefined;
  live?: boolean | undefined;
  /** Only what anybody may watch (true), or only what is for subscribers (false). */
  free?: boolean | undefined;
}

const within = (seconds: number | null, { minSeconds, maxSeconds }: SearchFilter): boolean => {
  if (minSeconds === undefined && maxSeconds === undefined) return true;
  if (seconds === null) return false;
  return seconds >= (minSeconds ?? 0) && seconds <= (maxSeconds ?? Number.POSITIVE_INFINITY);
};

/** Whether a document passes, its type aside: types are counted before one of them is chosen. */
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
  [folded, bareWord(folded), withoutAnd(folded)].filter((form) => form !== null);

/** The spelling that a document has for a folded word, as it stands there before one that carries an article. */
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
 * `query` with each word that the best hit has not, nor one that begins so, put as the hit spells what was meant;
 * null when it has every word.
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
  /** The likeliest first. */
  documents: SearchDocument[];
  /** What was looked for instead, when the query itself has a slip or was typed on the other keyboard. */
  correctedQuery: string | null;
  /** How many there are of each type, before a type is chosen. */
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
