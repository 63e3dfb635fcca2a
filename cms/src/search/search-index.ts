import MiniSearch, { type Query, type SearchResult } from 'minisearch';

import { type AliasGroup, otherSpellings } from './alias-groups';
import { bareWord, withoutAnd } from './bare-word';
import { foldedWords } from './fold';
import type { SearchDocument } from './search-document';
import { swappedLetters } from './swapped-letters';
import { typosForgiven } from './typo-tolerance';

interface Entry {
  id: string;
  /** Title as it is spelled, in lower case: a query spelled alike comes first. */
  exact: string;
  title: string;
  /** Title without articles and joined particles. */
  bare: string;
  alias: string;
  belongsTo: string;
  text: string;
}

/** A document that was found, and the words of it that a word of the query stood for. */
export interface Hit {
  document: SearchDocument;
  score: number;
  /** Folded words of the document that were matched. */
  terms: readonly string[];
  /** Words of the query that were matched. */
  queryTerms: readonly string[];
}

const FIELDS = ['exact', 'title', 'bare', 'alias', 'belongsTo', 'text'] as const;
/** Fields whose words are folded whole. */
const SPELLED_FIELDS = ['title', 'alias', 'belongsTo', 'text'];
const WEIGHTS = { title: 6, alias: 4, bare: 3, belongsTo: 2, text: 1 };
const EXACT_WEIGHT = 12;
/** A slip costs half, an unfinished word a third of a right one. */
const TERM_WEIGHTS = { fuzzy: 0.5, prefix: 0.7 };
/** An unfinished word is looked up from its second letter on. */
const PREFIX_FROM = 2;

const spelled = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/** Words of `text` folded, and those with a joined “and” also without it. */
const indexedWords = (text: string): string =>
  foldedWords(text)
    .flatMap((word) => [word, withoutAnd(word) ?? []].flat())
    .join(' ');

const splitWords = (text: string): string[] => text.split(' ').filter(Boolean);

/** The searchable words of the catalogue, in memory. About 2 KB a document. */
export class SearchIndex {
  readonly #documents = new Map<string, SearchDocument>();
  readonly #words = new MiniSearch<Entry>({
    fields: [...FIELDS],
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
    const entry = this.#entryOf(document);
    if (this.#documents.has(document.id)) this.#words.replace(entry);
    else this.#words.add(entry);
    this.#documents.set(document.id, document);
  }

  /** Forgets a document; an unknown one is no matter. */
  remove(id: string): void {
    if (!this.#documents.delete(id)) return;
    this.#words.discard(id);
  }

  /** Forgets every document; what stands for one another stays. */
  clear(): void {
    this.#words.removeAll();
    this.#documents.clear();
  }

  /** Sets which spellings stand for one another, for all documents. */
  setAliases(groups: readonly AliasGroup[]): void {
    this.#aliases = groups;
    const documents = [...this.#documents.values()];
    this.#words.removeAll();
    this.#words.addAll(documents.map((document) => this.#entryOf(document)));
  }

  /** Whether a document has exactly this folded word. */
  knows(word: string): boolean {
    return this.#words.search(word, { fields: SPELLED_FIELDS, fuzzy: false, prefix: false }).length > 0;
  }

  /** Whether a document has a word that begins with this folded one. */
  begins(word: string): boolean {
    const fields = [...SPELLED_FIELDS, 'bare'];
    return this.#words.search(word, { fields, fuzzy: false, prefix: true }).length > 0;
  }

  /** Documents that have every word of `query`, the likeliest first. `accepts` leaves out what a filter leaves out. */
  search(query: string, accepts: (document: SearchDocument) => boolean = () => true): Hit[] {
    const words = foldedWords(query);
    if (words.length === 0) return [];
    const last = words.length - 1;
    const forgiving: Query = {
      combineWith: 'AND',
      queries: words.map((word, place) => ({
        combineWith: 'OR',
        queries: [
          ...this.#swapped(word),
          {
            queries: [word],
            fields: SPELLED_FIELDS,
            boost: WEIGHTS,
            fuzzy: typosForgiven(word) || false,
            prefix: place === last && word.length >= PREFIX_FROM,
          },
          {
            queries: [bareWord(word)],
            fields: ['bare'],
            boost: WEIGHTS,
            fuzzy: typosForgiven(bareWord(word)) || false,
            prefix: place === last && bareWord(word).length >= PREFIX_FROM,
          },
        ],
      })),
    };
    const exact: Query = {
      combineWith: 'AND',
      fields: ['exact'],
      boost: { exact: EXACT_WEIGHT },
      fuzzy: false,
      prefix: false,
      queries: spelled(query),
    };
    const found = this.#words.search(
      { combineWith: 'OR', queries: [exact, forgiving] },
      {
        weights: TERM_WEIGHTS,
        filter: ({ id }) => {
          const document = this.#documents.get(id as string);
          return document !== undefined && accepts(document);
        },
      },
    );
    return found.map((result) => this.#hitOf(result));
  }

  /** What was meant where two neighbouring letters changed places; nothing for a word that is known as it is. */
  #swapped(word: string): Query[] {
    if (typosForgiven(word) === 0 || this.knows(word)) return [];
    return swappedLetters(word)
      .filter((other) => this.knows(other))
      .map((other) => ({
        queries: [other],
        fields: SPELLED_FIELDS,
        boost: WEIGHTS,
        fuzzy: false,
        prefix: false,
      }));
  }

  #hitOf({ id, score, terms, queryTerms }: SearchResult): Hit {
    const document = this.#documents.get(id as string);
    if (!document) throw new Error(`the index holds ${String(id)}, which no document has`);
    return { document, score, terms, queryTerms };
  }

  #entryOf({ id, words, belongsTo }: SearchDocument): Entry {
    const all = Object.values(words);
    const titles = all.map(({ title }) => title).join(' ');
    const owners = belongsTo.join(' ');
    return {
      id,
      exact: spelled(titles).join(' '),
      title: indexedWords(titles),
      bare: foldedWords(titles).map(bareWord).join(' '),
      alias: otherSpellings(this.#aliases, `${titles} ${owners}`).join(' '),
      belongsTo: indexedWords(owners),
      text: indexedWords(all.map(({ description }) => description).join(' ')),
    };
  }
}
