import { isFacetTerm, matchesIn, type QueryUnit } from './query-units';
import type { Scores } from './scores';
import type { SearchDocument, SearchType } from './search-document';
import { spelledWords, wholeTitle } from './search-entry';
import { possiblyStripped } from './strip-arabic-prefix';
import type { TitleIndex } from './title-index';

/** Matching document; `terms` returns its folded words that matched the query. */
export interface Hit {
  document: SearchDocument;
  score: number;
  terms: () => string[];
  /** Words of topics that were meant, by the folded word that was typed. */
  meant: ReadonlyMap<string, string>;
}

interface AskedUnits {
  units: readonly QueryUnit[];
  folded: readonly string[];
  /** As it was typed. */
  query: string;
}

interface TitledDocuments {
  /** By number. */
  documents: readonly (SearchDocument | undefined)[];
  /** Titles by word in their original spelling, and by whole title. */
  exact: TitleIndex;
  whole: TitleIndex;
}

/** Channels and shows rank above their videos, which repeat their name. */
const TYPE_FACTORS: Record<SearchType, number> = { channel: 1.5, show: 1.5, video: 1 };
/** Factors for a title with every word in the query's spelling, and for a title equal to the query. */
const EXACT_FACTOR = 4;
const WHOLE_FACTOR = 3;
/** Factor for what belongs to all topics that a query names, when it names nothing else. */
const TOPIC_FACTOR = 40;
/** Factor for each further topic of the same word that a document belongs to. */
const ANOTHER_TOPIC = 2;

/** Of equal hits, channels come first, then shows; the order must not depend on which was edited last. */
export const sortedHits = (hits: Hit[]): Hit[] =>
  hits.sort((one, other) => other.score - one.score || (one.document.id < other.document.id ? -1 : 1));

/** Returns how much a document belongs to the topics of all units; 1 when it does not belong to one of them. */
const topicFactor = (units: readonly QueryUnit[], number: number): number => {
  let factor = TOPIC_FACTOR;
  for (const { named } of units) {
    const count = named.filter((facets) => facets.some(({ documents }) => documents.has(number))).length;
    if (count === 0) return 1;
    factor *= 1 + ANOTHER_TOPIC * (count - 1);
  }
  return factor;
};

/** Returns a check whether a document has the query as its title, also with a particle joined to the first word. */
const wholeTitles = (folded: readonly string[], whole: TitleIndex): ((document: number) => boolean) => {
  const [first = '', ...rest] = folded;
  const checks = [first, ...possiblyStripped(first)].map((start) =>
    whole.having([wholeTitle([start, ...rest])]),
  );
  return (document) => checks.some((check) => check(document));
};

/** Returns the scored documents, most relevant first: their types, titles and topics count, too. */
export const rankedHits = (
  { units, folded, query }: AskedUnits,
  scores: Scores,
  { documents, exact, whole }: TitledDocuments,
): Hit[] => {
  const matches = units.flatMap(matchesIn);
  const isExact = exact.having(spelledWords(query));
  const isWhole = wholeTitles(folded, whole);
  const isOfTopics = units.length > 0 && units.every(({ named }) => named.length > 0);
  const meant = new Map(
    units.flatMap((unit) => (unit.meant === null ? [] : [[unit.words.join(' '), unit.meant]])),
  );
  const hits: Hit[] = [];
  for (const [number, score] of scores) {
    const document = documents[number];
    if (!document) continue;
    const factor =
      TYPE_FACTORS[document.type] *
      (isExact(number) ? EXACT_FACTOR : 1) *
      (isWhole(number) ? WHOLE_FACTOR : 1) *
      (isOfTopics ? (isWhole(number) ? TOPIC_FACTOR : topicFactor(units, number)) : 1);
    const terms = (): string[] =>
      matches.flatMap((match) =>
        match.documents.has(number) && !isFacetTerm(match.term) ? [match.term] : [],
      );
    hits.push({ document, score: score * factor, terms, meant });
  }
  return sortedHits(hits);
};
