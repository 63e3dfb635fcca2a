import { distance } from 'fastest-levenshtein';

import { fold } from './fold';
import type { Hit, SearchIndex } from './search-index';

const WORDS = /[\p{L}\p{N}\p{M}’']+/gu;

const wordsIn = ({ words }: Hit['document']): string[] =>
  Object.values(words).flatMap(({ title, description }) => `${title} ${description}`.match(WORDS) ?? []);

/** The spelling that a document has for a folded word. */
const spellingOf = (hit: Hit, folded: string): string | undefined =>
  wordsIn(hit.document).find((word) => fold(word) === folded);

const nearest = (terms: readonly string[], word: string): string | undefined =>
  [...terms].sort((a, b) => distance(a, word) - distance(b, word))[0];

/**
 * `query` with each word that no document has, nor begins with, put as the best hit spells it;
 * null when every word is known.
 */
export const correctedQuery = (query: string, best: Hit, index: SearchIndex): string | null => {
  const typed = query.split(/\s+/).filter(Boolean);
  const meant = typed.map((word) => {
    const folded = fold(word);
    if (folded === '' || index.begins(folded)) return word;
    const term = nearest(best.terms, folded);
    return (term !== undefined && spellingOf(best, term)) || word;
  });
  return meant.some((word, place) => word !== typed[place]) ? meant.join(' ') : null;
};
