import { distance } from 'fastest-levenshtein';

import { bareWord, withoutAnd } from './bare-word';
import { fold, foldedWords } from '@sahra/schemas/fold';
import type { Hit } from './search-index';

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
export const correctedQuery = (query: string, best: Hit): string | null => {
  const terms = best.terms();
  const meant = query.replace(WORDS, (word) => {
    const missing = foldedWords(word).find((folded) => !isIn(terms, folded));
    const term = missing === undefined ? undefined : nearest(terms, missing);
    return (term !== undefined && spellingOf(best, term)) || word;
  });
  return meant === query ? null : meant.trim();
};
