import { AliasBook } from './alias-book';
import { Postings } from './postings';
import { dividedQueries, type DividedQuery } from './divided-queries';
import { type Hit, rankedHits, sortedHits } from './ranked-hits';
import { mostMatched, scoresOf } from './scores';
import type { SearchDocument } from './search-document';
import { searchEntry, type SearchEntry, weightsOf } from './search-entry';
import {
  type Indexed,
  matchesIn,
  type PhraseQuery,
  phrasesIn,
  phraseUnits,
  type QueryUnit,
  wordUnits,
} from './query-units';
import { isKnown, queryWords, typedWords } from './search-query';
import { TitleIndex } from './title-index';
import { type Topic, TopicBook } from './topic-book';

/** Filter: whether a document may be in the results. */
export type DocumentFilter = (document: SearchDocument) => boolean;

/** Of a query whose words are not found together, at least this part must be found. */
const PART_FOUND = 1 / 3;
/** A word says what is looked for from so many letters, and when it is in at most so many of the documents. */
const TELLING_FROM = 3;
const TELLING_PART = 0.25;

interface ReadQuery {
  query: string;
  folded: readonly string[];
  /** Null when no words in a row name anything. */
  phrases: PhraseQuery | null;
  forgiving: boolean;
}

/** In-memory index of the catalogue's words. The benchmark `search` measures its memory. */
export class SearchIndex {
  readonly #postings = new Postings();
  /** Titles by word in their original spelling, and by whole title. */
  readonly #exact = new TitleIndex();
  readonly #whole = new TitleIndex();
  readonly #numbers = new Map<string, number>();
  /** Documents by number; numbers of removed documents are reused. */
  readonly #documents: (SearchDocument | undefined)[] = [];
  readonly #free: number[] = [];
  #aliases = new AliasBook();
  #indexed: Indexed = { postings: this.#postings, topics: new TopicBook(), read: new Map() };

  get size(): number {
    return this.#numbers.size;
  }

  /** Adds a document, or replaces the one with the same id. */
  put(document: SearchDocument): void {
    this.remove(document.id);
    const number = this.#free.pop() ?? this.#documents.length;
    this.#documents[number] = document;
    this.#numbers.set(document.id, number);
    const entry = searchEntry(document, this.#aliases);
    this.#indexed.read.clear();
    this.#postings.add(number, weightsOf(entry));
    this.#exact.add(number, entry.exact);
    this.#whole.add(number, entry.whole);
  }

  /** Returns the document with an id. */
  get(id: string): SearchDocument | undefined {
    const number = this.#numbers.get(id);
    return number === undefined ? undefined : this.#documents[number];
  }

  /** Removes a document; an unknown id is ignored. */
  remove(id: string): void {
    const number = this.#numbers.get(id);
    const document = this.get(id);
    if (number === undefined || !document) return;
    // Gives the same words as at `put`: aliases change only while the affected documents are removed.
    const entry: SearchEntry = searchEntry(document, this.#aliases);
    this.#indexed.read.clear();
    this.#postings.remove(number, weightsOf(entry).keys());
    this.#exact.remove(number, entry.exact);
    this.#whole.remove(number, entry.whole);
    this.#numbers.delete(id);
    this.#documents[number] = undefined;
    this.#free.push(number);
  }

  /** Removes every document that is not in `ids`. */
  retain(ids: ReadonlySet<string>): void {
    for (const id of [...this.#numbers.keys()]) if (!ids.has(id)) this.remove(id);
  }

  /** Sets the groups of equivalent spellings, and re-indexes only documents with a spelling of a changed group. */
  setAliases(spellings: readonly (readonly string[])[]): void {
    const aliases = new AliasBook(spellings);
    const named = new Set(aliases.differingFrom(this.#aliases).flatMap((spelling) => this.#having(spelling)));
    for (const { id } of named) this.remove(id);
    this.#aliases = aliases;
    for (const document of named) this.put(document);
  }

  /** Sets the editors' groups of words: those with facets are topics, the others equivalent spellings. */
  setWords(groups: readonly Topic[]): void {
    const topics = new TopicBook(groups.filter(({ facets }) => facets.length > 0));
    this.#indexed = { ...this.#indexed, topics, read: new Map() };
    this.setAliases(groups.filter(({ facets }) => facets.length === 0).map(({ words }) => words));
  }

  /** Whether the catalogue or a topic has every word of `query`; the last one may be a prefix. */
  understands(query: string): boolean {
    return this.#isUnderstood(this.#read(query, false));
  }

  #isUnderstood({ folded, phrases }: ReadQuery): boolean {
    const typed = phrases?.others ?? typedWords(folded);
    return (
      folded.length > 0 &&
      typed.every(
        (word) =>
          isKnown(word, this.#postings) ||
          this.#indexed.topics.named(word.word, false, word.unfinished).length > 0,
      )
    );
  }

  /** Whether every word of `text` is a whole word of the catalogue. */
  knows(text: string): boolean {
    return queryWords(text).every((word) => isKnown({ word, unfinished: false }, this.#postings));
  }

  /** Returns the likeliest queries that were meant when words of `query` were joined, or one was typed in two. */
  divided(query: string): DividedQuery[] {
    return dividedQueries(queryWords(query), this.#postings);
  }

  /** Returns the documents that contain every word of a query that the index understands. */
  searchExactly(query: string, accepts: DocumentFilter = () => true): Hit[] {
    const read = this.#read(query, false);
    return this.#isUnderstood(read) ? this.#ask(read, accepts) : [];
  }

  /**
   * Returns the documents that match every word of `query`, most relevant first. Typos are tolerated in
   * unknown words; without a result, in all words. `accepts` is the filter.
   */
  search(query: string, accepts: DocumentFilter = () => true): Hit[] {
    const read = this.#read(query, false);
    const strict = this.#ask(read, accepts);
    return strict.length > 0 || this.#hasNonsense(read)
      ? strict
      : this.#ask(this.#read(query, true), accepts);
  }

  /** Whether a word is like no word at all; then typos in the others do not help. */
  #hasNonsense({ folded, phrases }: ReadQuery): boolean {
    const others = phrases?.others ?? typedWords(folded);
    return phraseUnits({ phrases: [], others }, this.#indexed, false).some(
      (unit) => matchesIn(unit).length === 0,
    );
  }

  /**
   * Returns the documents that match most of the words of `query`, when none matches all, and the words that were
   * left out, folded.
   */
  searchMost(query: string, accepts: DocumentFilter = () => true): { hits: Hit[]; omitted: string[] } {
    const { folded, phrases } = this.#read(query, true);
    const units = phrases
      ? phraseUnits(phrases, this.#indexed, false)
      : wordUnits(folded, this.#indexed, false);
    // A number is left out before the name that it belongs to.
    const unnumbered = units.filter(({ numbered }) => !numbered);
    const considered = unnumbered.length > 0 ? unnumbered : units;
    const kept = mostMatched(considered.map(matchesIn), this.size, this.#accepting(accepts));
    const chosen = considered.filter((_, place) => kept.has(place));
    const telling = chosen.some((unit) => this.#isTelling(unit));
    if (!telling || chosen.length === units.length || chosen.length < units.length * PART_FOUND)
      return { hits: [], omitted: [] };
    const words = new Set(chosen.flatMap((unit) => unit.words));
    return {
      hits: this.#hitsOf(
        chosen,
        folded.filter((word) => words.has(word)),
        accepts,
      ),
      omitted: folded.filter((word) => !words.has(word)),
    };
  }

  #isTelling({ words, text, named }: QueryUnit): boolean {
    if (named.length > 0) return true;
    const [word = ''] = words;
    const documents = text.reduce((most, match) => Math.max(most, match.documents.size), 0);
    return word.length >= TELLING_FROM && documents > 0 && documents <= Math.max(1, this.size * TELLING_PART);
  }

  #accepting(accepts: DocumentFilter): (number: number) => boolean {
    return (number) => {
      const document = this.#documents[number];
      return document !== undefined && accepts(document);
    };
  }

  #read(query: string, forgiving: boolean): ReadQuery {
    const folded = queryWords(query);
    return { query, folded, phrases: phrasesIn(folded, this.#indexed, forgiving), forgiving };
  }

  #ask({ query, folded, phrases, forgiving }: ReadQuery, accepts: DocumentFilter): Hit[] {
    const asWords = this.#hitsOf(wordUnits(folded, this.#indexed, forgiving), folded, accepts, query);
    if (!phrases) return asWords;
    const best = new Map(asWords.map((hit) => [hit.document, hit]));
    for (const hit of this.#hitsOf(phraseUnits(phrases, this.#indexed, forgiving), folded, accepts, query))
      if (hit.score > (best.get(hit.document)?.score ?? 0)) best.set(hit.document, hit);
    return sortedHits([...best.values()]);
  }

  #hitsOf(
    units: readonly QueryUnit[],
    folded: readonly string[],
    accepts: DocumentFilter,
    query = folded.join(' '),
  ): Hit[] {
    const scores = scoresOf(units.map(matchesIn), this.size, this.#accepting(accepts));
    const titled = { documents: this.#documents, exact: this.#exact, whole: this.#whole };
    return rankedHits({ units, folded, query }, scores, titled);
  }

  /** Returns the documents that contain every word of a folded spelling. */
  #having(spelling: string): SearchDocument[] {
    const words = spelling.split(' ').map((word) => this.#postings.same(word));
    return [...scoresOf(words, this.size, () => true).keys()].flatMap(
      (number) => this.#documents[number] ?? [],
    );
  }
}
