import { AliasBook } from './alias-book';
import { foldedWords } from '@sahra/schemas/fold';
import { Postings } from './postings';
import { scoresOf } from './scores';
import type { SearchDocument, SearchType } from './search-document';
import { searchEntry, type SearchEntry, spelledWords, weightsOf, wholeTitle } from './search-entry';
import { isKnown, matchesOf, typedWords } from './search-query';
import { TitleIndex } from './title-index';

/** A document that was found, and the folded words of it that a word of the query stood for. */
export interface Hit {
  document: SearchDocument;
  score: number;
  terms: () => string[];
}

/** Whether a document may be found. */
export type Accepts = (document: SearchDocument) => boolean;

/** A page that gathers videos comes before those that repeat its name. */
const TYPE_FACTORS: Record<SearchType, number> = { channel: 1.5, show: 1.5, video: 1 };
/** A title that has every word as it is spelled, and one that says nothing more nor less. */
const EXACT_FACTOR = 4;
const WHOLE_FACTOR = 3;

/** The searchable words of the catalogue, in memory; what they take is measured by the benchmark `search`. */
export class SearchIndex {
  readonly #postings = new Postings();
  /** Titles as they are spelled, and each as a whole. */
  readonly #exact = new TitleIndex();
  readonly #whole = new TitleIndex();
  readonly #numbers = new Map<string, number>();
  /** By number; the numbers of what was removed are given again. */
  readonly #documents: (SearchDocument | undefined)[] = [];
  readonly #free: number[] = [];
  #aliases = new AliasBook();

  get size(): number {
    return this.#numbers.size;
  }

  /** Takes a document in, in place of the one that has its id. */
  put(document: SearchDocument): void {
    this.remove(document.id);
    const number = this.#free.pop() ?? this.#documents.length;
    this.#documents[number] = document;
    this.#numbers.set(document.id, number);
    const entry = searchEntry(document, this.#aliases);
    this.#postings.add(number, weightsOf(entry));
    this.#exact.add(number, entry.exact);
    this.#whole.add(number, entry.whole);
  }

  /** Forgets a document; an unknown one is no matter. */
  remove(id: string): void {
    const number = this.#numbers.get(id);
    const document = number === undefined ? undefined : this.#documents[number];
    if (number === undefined || !document) return;
    // The same words as when it was put: aliases are set when no document that they concern is in.
    const entry: SearchEntry = searchEntry(document, this.#aliases);
    this.#postings.remove(number, weightsOf(entry).keys());
    this.#exact.remove(number, entry.exact);
    this.#whole.remove(number, entry.whole);
    this.#numbers.delete(id);
    this.#documents[number] = undefined;
    this.#free.push(number);
  }

  /** Forgets every document that is not named. */
  retain(ids: ReadonlySet<string>): void {
    for (const id of [...this.#numbers.keys()]) if (!ids.has(id)) this.remove(id);
  }

  /** Sets which spellings stand for one another. Only documents that have one of a changed group are taken in anew. */
  setAliases(spellings: readonly (readonly string[])[]): void {
    const aliases = new AliasBook(spellings);
    const named = new Set(aliases.differingFrom(this.#aliases).flatMap((spelling) => this.#having(spelling)));
    for (const { id } of named) this.remove(id);
    this.#aliases = aliases;
    for (const document of named) this.put(document);
  }

  /** Whether every word of `query` is a word of the catalogue; the last may be the beginning of one. */
  understands(query: string): boolean {
    const typed = typedWords(foldedWords(query));
    return typed.length > 0 && typed.every((word) => isKnown(word, this.#postings));
  }

  /**
   * Documents that have every word of `query`, the likeliest first. Slips are forgiven in words that the catalogue does not
   * know, and in all of them when nothing is found otherwise. `accepts` leaves out what a filter leaves out.
   */
  search(query: string, accepts: Accepts = () => true): Hit[] {
    const strict = this.#ask(query, accepts, false);
    return strict.length > 0 ? strict : this.#ask(query, accepts, true);
  }

  #ask(query: string, accepts: Accepts, forgiving: boolean): Hit[] {
    const folded = foldedWords(query);
    const words = typedWords(folded).map((typed) => matchesOf(typed, this.#postings, forgiving));
    const scores = scoresOf(words, this.size, (number) => {
      const document = this.#documents[number];
      return document !== undefined && accepts(document);
    });
    const isExact = this.#exact.having(spelledWords(query));
    const isWhole = this.#whole.having([wholeTitle(folded)]);
    const hits: Hit[] = [];
    for (const [number, score] of scores) {
      const document = this.#documents[number];
      if (!document) continue;
      const factor =
        TYPE_FACTORS[document.type] *
        (isExact(number) ? EXACT_FACTOR : 1) *
        (isWhole(number) ? WHOLE_FACTOR : 1);
      const terms = (): string[] =>
        words.flat().flatMap(({ term, documents }) => (documents.has(number) ? [term] : []));
      hits.push({ document, score: score * factor, terms });
    }
    return hits.sort((one, other) => other.score - one.score);
  }

  /** Documents that have every word of a folded spelling: those that its group may stand for. */
  #having(spelling: string): SearchDocument[] {
    const words = spelling.split(' ').map((word) => this.#postings.same(word));
    return [...scoresOf(words, this.size, () => true).keys()].flatMap(
      (number) => this.#documents[number] ?? [],
    );
  }
}
