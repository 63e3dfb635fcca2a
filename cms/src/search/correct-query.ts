import { fold, foldedWords } from '@sahra/schemas/fold';
import { distance } from 'fastest-levenshtein';

import type { Hit } from './ranked-hits';
import { isLatinSpelling, joinDottedDigits, latinForms } from './sound/latin-sounds';
import { soundCost } from './sound/sound-cost';
import { possiblyStripped } from './strip-arabic-prefix';

const WORDS = /[\p{L}\p{N}\p{M}’']+/gu;

const wordsIn = ({ words, belongsTo }: Hit['document']): string[] => [
  ...Object.values(words).flatMap(
    ({ title, people, description }) => `${title} ${people} ${description}`.match(WORDS) ?? [],
  ),
  ...(belongsTo.join(' ').match(WORDS) ?? []),
];

const formsOf = (folded: string): string[] => [folded, ...possiblyStripped(folded)];

/** Returns the document's spelling of a folded word; an exact match comes before one with an article. */
const spellingOf = (hit: Hit, folded: string): string | undefined => {
  const words = wordsIn(hit.document);
  return (
    words.find((word) => fold(word) === folded) ?? words.find((word) => formsOf(fold(word)).includes(folded))
  );
};

const ARABIC = /\p{Script=Arabic}/u;

/** Letters that differ; between the two scripts, how unusual the spelling is. */
const unlikeness = (term: string, word: string): number =>
  ARABIC.test(term) && isLatinSpelling(word)
    ? Math.min(...latinForms(word).map((form) => soundCost(form, term)))
    : distance(term, word);

/** A word that differs in more letters was matched by its topic. */
const LETTERS_MAX = 3;

const nearest = (terms: readonly string[], word: string): string | undefined =>
  terms
    .map((term) => ({ term, letters: unlikeness(term, word) }))
    .filter(({ letters }) => letters <= LETTERS_MAX)
    .sort((a, b) => a.letters - b.letters)[0]?.term;

const isIn = (terms: readonly string[], folded: string): boolean =>
  formsOf(folded).some((form) => terms.some((term) => term.startsWith(form)));

/**
 * Replaces each word of `query` that is missing in the best hit, also as a prefix, with the hit's spelling of the
 * match. Null when no word is missing.
 */
export const correctTypos = (query: string, best: Hit): string | null => {
  const terms = best.terms();
  const meant = joinDottedDigits(query).replace(WORDS, (word) => {
    const missing = foldedWords(word).find((folded) => !isIn(terms, folded));
    const term = missing === undefined ? undefined : nearest(terms, missing);
    if (missing === undefined) return word;
    return (term === undefined ? undefined : spellingOf(best, term)) ?? best.meant.get(missing) ?? word;
  });
  return meant === query ? null : meant.trim();
};

/** Writes a query that was divided otherwise with the hit's spelling of the words that changed. */
export const spellDivided = (
  query: string,
  changed: ReadonlyMap<string, readonly string[]>,
  best: Hit,
): string => {
  let spelled = query.trim();
  for (const [typed, meant] of changed) {
    const words = meant.map((word) => spellingOf(best, word) ?? word).join(' ');
    const pattern = typed.includes(' ') ? /[\p{L}\p{N}\p{M}’']+\s+[\p{L}\p{N}\p{M}’']+/gu : WORDS;
    spelled = spelled.replace(pattern, (there) => (fold(there) === typed ? words : there));
  }
  return spelled;
};
