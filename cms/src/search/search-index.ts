import MiniSearch, { type SearchResult } from 'minisearch';

import { type AliasGroup, aliasGroup } from './alias-groups';
import { foldedWords } from './fold';
import type { SearchDocument } from './search-document';
import {
  FOLDED_FIELDS,
  type SearchEntry,
  searchEntry,
  spelledWords,
  splitWords,
  wordsOfEntry,
} from './search-entry';
import { isKnown, searchQuery, TERM_WEIGHTS, TYPE_WEIGHTS, typedWords } from './search-query';
import { Vocabulary } from './vocabulary';

/** A document that was found, and the words of it that a word of the query stood for. */
export interface Hit {
  document: SearchDocument;
  score: number;
  /** Folded words of the document that were matched. */
  terms: readonly string[];
}

/** Whether a document may be found. */
export type Accepts = (document: SearchDocument) => boolean;

const keyOf = (group: AliasGroup): string => group.join('\n');

/** Groups of `some` that `others` has not. */
const missingIn = (others: readonly AliasGroup[], some: readonly AliasGroup[]): AliasGroup[] => {
  const known = new Set(others.map(keyOf));
  return some.filter((group) => !known.has(keyOf(group)));
};

/** The searchable words of the catalogue, in memory; what it takes is measured by the benchmark `search`. */
export class SearchIndex {
  readonly #documents = new Map<string, SearchDocument>();
  readonly #vocabulary = new Vocabulary();
  readonly #words = new MiniSearch<SearchEntry>({
    fields: ['exact', 'whole', ...FOLDED_FIELDS],
    tokenize: splitWords,
    processTerm: (term) => term,
    searchOptions: { tokenize: splitWords, processTerm: (term) => term },
    autoVacuum: true,
  });
  #aliases: readonly AliasGroup[] = [];

  get size(): number {
    return this.#documents.size;
  }

  /** Takes a document in, in place of the one that has its id. */
  put(document: SearchDocument): void {
    const entry = searchEntry(document, this.#aliases);
    const before = this.#documents.get(document.id);
    if (before) {
      this.#vocabulary.remove(wordsOfEntry(searchEntry(before, this.#aliases)));
      this.#words.replace(entry);
    } else this.#words.add(entry);
    this.#vocabulary.add(wordsOfEntry(entry));
    this.#documents.set(document.id, document);
  }

  /** Forgets a document; an unknown one is no matter. */
  remove(id: string): void {
    const document = this.#documents.get(id);
    if (!document) return;
    this.#vocabulary.remove(wordsOfEntry(searchEntry(document, this.#aliases)));
    this.#documents.delete(id);
    this.#words.discard(id);
  }

  /** Forgets every document that is not named. */
  retain(ids: ReadonlySet<string>): void {
    for (const id of [...this.#documents.keys()]) if (!ids.has(id)) this.remove(id);
  }

  /** Sets which spellings stand for one another. Only documents that have one of a changed group are taken in anew. */
  setAliases(spellings: readonly (readonly string[])[]): void {
    const groups = spellings.map(aliasGroup).filter((group) => group.length > 1);
    const changed = [...missingIn(groups, this.#aliases), ...missingIn(this.#aliases, groups)];
    const named = new Map(
      changed
        .flat()
        .flatMap((spelling) => this.#named(spelling))
        .map((document) => [document.id, document]),
    );
    for (const id of named.keys()) this.remove(id);
    this.#aliases = groups;
    for (const document of named.values()) this.put(document);
  }

  /** Whether every word of `query` is a word of the catalogue; the last may be the beginning of one. */
  understands(query: string): boolean {
    const typed = typedWords(foldedWords(query));
    return typed.length > 0 && typed.every((word) => isKnown(word, this.#vocabulary));
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
    if (folded.length === 0) return [];
    return this.#words
      .search(searchQuery(folded, spelledWords(query), this.#vocabulary, forgiving), {
        weights: TERM_WEIGHTS,
        boostDocument: (id: string) => TYPE_WEIGHTS[this.#documents.get(id)?.type ?? 'video'],
        filter: ({ id }) => {
          const document = this.#documents.get(id as string);
          return document !== undefined && accepts(document);
        },
      })
      .map((result) => this.#hitOf(result));
  }

  /** Documents whose names have the words of a folded spelling: those that its group may stand for. */
  #named(spelling: string): SearchDocument[] {
    return this.#words
      .search(spelling, {
        fields: ['title', 'people', 'belongsTo', 'bare', 'bareText'],
        combineWith: 'AND',
        fuzzy: false,
        prefix: false,
      })
      .map((result) => this.#hitOf(result).document);
  }

  #hitOf({ id, score, terms }: SearchResult): Hit {
    const document = this.#documents.get(id as string);
    if (!document) throw new Error(`the index holds ${String(id)}, which no document has`);
    return { document, score, terms };
  }
}
