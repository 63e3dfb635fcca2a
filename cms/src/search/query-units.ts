import { numberedPart } from './numbered-parts';
import type { Match, Postings } from './postings';
import { type Forgives, isKnown, matchesOf, type TypedWord, typedWords } from './search-query';
import type { NamedTopic, TopicBook } from './topic-book';

/** One thing that is asked for: a word, or several that name a topic, an episode or a season. */
export interface QueryUnit {
  words: readonly string[];
  /** Words of the catalogue that match; none for several words. */
  text: readonly Match[];
  /** Topics, or the episode or season, that the words name; a document belongs to one when it has one of its facets. */
  named: readonly (readonly Match[])[];
  /** A word of the editors that was meant by another spelling; null when it was typed so. */
  meant: string | null;
  /** Names an episode or a season by its number. */
  numbered: boolean;
}

export interface Indexed {
  postings: Postings;
  topics: TopicBook;
  /** Words that were read since the index changed: a query is read in several ways that share its words. */
  read: Map<string, QueryUnit>;
}

const READ_MAX = 64;

/** Returns everything that matches what is asked for. */
export const matchesIn = ({ text, named }: QueryUnit): Match[] => [...text, ...named.flat()];

const FACET = '#';
/** A number alone may be an episode's, but is likelier part of a text. */
const BARE_NUMBER_LIKENESS = 0.3;
const BARE_NUMBER = /^\d{1,3}$/u;

/** The term of a facet in the index; no folded word begins so. */
export const facetTerm = (facet: string): string => FACET + facet;
export const isFacetTerm = (term: string): boolean => term.startsWith(FACET);

const facetMatches = (facets: readonly string[], likeness: number, postings: Postings): Match[] =>
  facets.flatMap((facet) => postings.same(facetTerm(facet)).map((match) => ({ ...match, likeness })));

/** Returns the facets of each topic that a document has. */
const topicMatches = (topics: readonly NamedTopic[], postings: Postings): Match[][] =>
  topics
    .map(({ topic, likeness }) => facetMatches(topic.facets, likeness, postings))
    .filter(({ length }) => length > 0);

const readWord = (
  typed: TypedWord,
  { postings, topics }: Indexed,
  known: boolean,
  forgives: Forgives,
): QueryUnit => {
  const { word, unfinished } = typed;
  const isBeginning = unfinished && !(known && isKnown({ word, unfinished: false }, postings));
  const named = topics.named(word, !known, isBeginning);
  const [first] = named;
  const numbered = BARE_NUMBER.test(word)
    ? facetMatches([`episode:${Number(word)}`], BARE_NUMBER_LIKENESS, postings)
    : [];
  return {
    words: [word],
    text: [...matchesOf(typed, postings, forgives), ...numbered],
    named: topicMatches(named, postings),
    meant: first && first.likeness < 1 ? first.word : null,
    numbered: false,
  };
};

/** Typos are tolerated in an unknown word, or when `forgiving`. */
const wordUnit = (typed: TypedWord, indexed: Indexed, forgiving: boolean): QueryUnit => {
  const { read } = indexed;
  const known = isKnown(typed, indexed.postings);
  const forgives = { typos: forgiving || !known, more: forgiving };
  const key = [typed.word, typed.unfinished, forgives.typos, forgives.more].join();
  const before = read.get(key);
  if (before) return before;
  if (read.size >= READ_MAX) read.clear();
  const unit = readWord(typed, indexed, known, forgives);
  read.set(key, unit);
  return unit;
};

/** Reads each folded word by itself. */
export const wordUnits = (words: readonly string[], indexed: Indexed, forgiving: boolean): QueryUnit[] =>
  typedWords(words).map((typed) => wordUnit(typed, indexed, forgiving));

const phraseUnit = (words: readonly string[], named: readonly Match[][], numbered: boolean): QueryUnit => ({
  words,
  text: [],
  named,
  meant: null,
  numbered,
});

/** Each facet of an episode is a unit of its own: all are wanted. */
const phraseAt = (
  words: readonly string[],
  place: number,
  { postings, topics }: Indexed,
  forgiving: boolean,
): QueryUnit[] => {
  const part = numberedPart(words, place);
  if (part) {
    const some = words.slice(place, place + part.length);
    return part.facets.map((facet) => {
      const matches = facetMatches([facet], 1, postings);
      return phraseUnit(some, matches.length > 0 ? [matches] : [], true);
    });
  }
  for (let length = Math.min(topics.longest, words.length - place); length > 1; length -= 1) {
    const some = words.slice(place, place + length);
    const isUnknown = some.some((word) => !isKnown({ word, unfinished: false }, postings));
    const named = topicMatches(topics.namedByPhrase(some, forgiving || isUnknown), postings);
    if (named.length > 0) return [phraseUnit(some, named, false)];
  }
  return [];
};

/** Query of which some words in a row name one topic, episode or season. */
export interface PhraseQuery {
  phrases: readonly QueryUnit[];
  others: readonly TypedWord[];
}

/** Reads words in a row as one topic, episode or season where they name one; null when none do. */
export const phrasesIn = (
  words: readonly string[],
  indexed: Indexed,
  forgiving: boolean,
): PhraseQuery | null => {
  const phrases: QueryUnit[] = [];
  const others: TypedWord[] = [];
  const typed = typedWords(words);
  for (let place = 0; place < typed.length;) {
    const phrase = phraseAt(words, place, indexed, forgiving);
    phrases.push(...phrase);
    if (phrase.length === 0) others.push(...typed.slice(place, place + 1));
    place += phrase[0]?.words.length ?? 1;
  }
  return phrases.length > 0 ? { phrases, others } : null;
};

/** Returns the phrases, and each other word by itself. */
export const phraseUnits = (
  { phrases, others }: PhraseQuery,
  indexed: Indexed,
  forgiving: boolean,
): QueryUnit[] => [...phrases, ...others.map((typed) => wordUnit(typed, indexed, forgiving))];
