import type { Locale } from '@sahra/schemas/constants';
import { foldedWords } from '@sahra/schemas/fold';

import { correctTypos, spellDivided } from './correct-query';
import { hasInARow } from './has-in-a-row';
import type { Hit } from './ranked-hits';
import { partedAtLatinArticles, withoutLatinArticles } from './sound/latin-sounds';
import { swapKeyboardLayout } from './swap-keyboard-layout';
import { SEARCH_TYPES } from './search-document';
import type { SearchDocument, SearchType } from './search-document';
import type { DocumentFilter, SearchIndex } from './search-index';

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

/** A word as people write it: keys of the other layout leave signs inside words, too. */
const READABLE = /^["“«(‘]*[\p{L}\p{M}\p{N}'’&-]*["”».,:;!?…)؟،؛]*$/u;
/** With a typo on top, the other keyboard is only guessed for words of so many letters. */
const GUESSED = /\p{L}{6}/u;
/** A letter drawn out as in speech: `حلووووة`. */
const DRAWN_OUT = /(\p{L})\1{2,}/gu;
const LATIN = /[a-z]/iu;
/** Titles are compared word by word only among the best hits. */
const COMPARED_HITS = 20;

/** A word that stands apart in a title is only meant from so many letters. */
const PART_FROM = 3;

interface Found {
  /** Most relevant first. */
  documents: SearchDocument[];
  /** Corrected query, when the original has a typo or the wrong keyboard layout; else null. */
  correctedQuery: string | null;
  /** Words of the query that no result has, as they were typed; none when the results match every word. */
  omittedWords: string[];
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
  omittedWords?: string[];
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
    const { hits, correctedQuery, omittedWords = [] } = this.#ask(query, passes(filter));
    return {
      documents: hits
        .filter(({ document }) => filter.type === undefined || document.type === filter.type)
        .map(({ document }) => document),
      correctedQuery,
      omittedWords,
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

  /** Takes the query as it is where the catalogue has its words, then the other ways to read it, then with typos. */
  #ask(query: string, accepts: DocumentFilter): Asked {
    const asTyped = this.#asTyped(query, accepts);
    if (asTyped) return asTyped;
    const swapped = this.#onOtherKeyboard(query);
    const withSwapped = (ask: (meant: string) => Asked | null): Asked | null =>
      swapped === null ? null : ask(swapped);
    const shortened = query.replace(DRAWN_OUT, '$1');
    return (
      (shortened === query ? null : this.#asMeant(shortened, accepts)) ??
      withSwapped((meant) => this.#asMeant(meant, accepts)) ??
      this.#divided(query, accepts, true) ??
      withSwapped((meant) => this.#divided(meant, accepts, true)) ??
      this.#withoutArticles(query, withoutLatinArticles, accepts) ??
      this.#withTypos(query, accepts, null) ??
      this.#withoutArticles(query, partedAtLatinArticles, accepts) ??
      withSwapped((meant) => (GUESSED.test(meant) ? this.#withTyposOn(meant, accepts) : null)) ??
      this.#divided(query, accepts, false) ??
      this.#withMostWords(query, accepts) ?? { hits: [], correctedQuery: null }
    );
  }

  /** Reads `bas el leil` and `baselleil`: in Arabic the article is joined to the word after it. */
  #withoutArticles(
    query: string,
    without: (words: readonly string[]) => string[],
    accepts: DocumentFilter,
  ): Asked | null {
    const words = query.trim().split(/[\s-]+/u);
    const others = without(words);
    return others.length === words.length ? null : this.#withTypos(others.join(' '), accepts, null);
  }

  /** Leaves words out before nothing is found. */
  #withMostWords(query: string, accepts: DocumentFilter): Asked | null {
    const { hits, omitted } = this.index.searchMost(query, accepts);
    const [best] = hits;
    if (!best) return null;
    const isOmitted = (word: string): boolean => {
      const folded = foldedWords(word);
      return folded.length > 0 && folded.every((one) => omitted.includes(one));
    };
    const words = query.trim().split(/\s+/u);
    const kept = words.filter((word) => !isOmitted(word)).join(' ');
    return { hits, correctedQuery: correctTypos(kept, best) ?? kept, omittedWords: words.filter(isOmitted) };
  }

  #asTyped(query: string, accepts: DocumentFilter): Asked | null {
    const hits = this.index.searchExactly(query, accepts);
    return hits.length > 0 ? { hits, correctedQuery: null } : null;
  }

  #asMeant(meant: string, accepts: DocumentFilter): Asked | null {
    const asked = this.#asTyped(meant, accepts);
    return asked && { ...asked, correctedQuery: meant };
  }

  #withTypos(query: string, accepts: DocumentFilter, meant: string | null): Asked | null {
    const hits = this.index.search(query, accepts);
    const [best] = hits;
    return best ? { hits, correctedQuery: correctTypos(query, best) ?? meant } : null;
  }

  /** English that was typed on Arabic keys is no Arabic in Latin letters on top. */
  #withTyposOn(meant: string, accepts: DocumentFilter): Asked | null {
    const asked = this.#withTypos(meant, accepts, meant);
    const isLatin = LATIN.test(meant);
    return asked?.hits[0]?.terms().some((term) => LATIN.test(term) === isLatin) ? asked : null;
  }

  /**
   * Reads joined words apart, and divided ones together. A reading counts when a title has its words `inARow`; else
   * when each of them is long enough to be meant.
   */
  #divided(query: string, accepts: DocumentFilter, inARow: boolean): Asked | null {
    for (const { words, changed } of this.index.divided(query)) {
      const groups = [...changed.values()];
      if (!inARow && groups.flat().some((word) => word.length < PART_FROM)) continue;
      const hits = this.index.searchExactly(words.join(' '), accepts);
      const has = ({ document }: Hit): boolean => groups.every((group) => hasInARow(document, group));
      const first = inARow ? hits.slice(0, COMPARED_HITS).filter(has) : hits;
      const [best] = first;
      if (best)
        return {
          hits: [...new Set([...first, ...hits])],
          correctedQuery: spellDivided(query, changed, best),
        };
    }
    return null;
  }

  /** Reads each word on the other keyboard, the likeliest way that is a word; null when it cannot have been typed so. */
  #onOtherKeyboard(query: string): string | null {
    const words = query
      .trim()
      .split(/\s+/u)
      .map((word) => {
        const readings = swapKeyboardLayout(word).filter((reading) => READABLE.test(reading));
        return (
          readings.find((reading) => this.index.knows(reading)) ??
          readings.find((reading) => this.index.understands(reading)) ??
          readings[0]
        );
      });
    return words.includes(undefined) ? null : words.join(' ');
  }
}
