import type { Match } from './postings';

/** Scores by document number. */
export type Scores = ReadonlyMap<number, number>;

/** Inverse document frequency as in BM25: a rare word counts more than a common one. */
const rarityOf = ({ documents }: Match, total: number): number =>
  Math.log(1 + (total - documents.size + 0.5) / (documents.size + 0.5));

const sizeOf = (matches: readonly Match[]): number =>
  matches.reduce((sum, { documents }) => sum + documents.size, 0);

/** Best match of one query word for each document that `accepts`. */
const bestOf = (
  matches: readonly Match[],
  total: number,
  accepts: (document: number) => boolean,
): Map<number, number> => {
  const best = new Map<number, number>();
  for (const match of matches) {
    const factor = match.likeness * rarityOf(match, total);
    for (const [document, weight] of match.documents) {
      const score = weight * factor;
      const before = best.get(document);
      if (before === undefined ? accepts(document) : score > before) best.set(document, score);
    }
  }
  return best;
};

/** Same result, faster for few documents and many or long matches: looks up each document in each match. */
const bestAmong = (matches: readonly Match[], total: number, among: Scores): Map<number, number> => {
  const best = new Map<number, number>();
  const factors = matches.map((match) => match.likeness * rarityOf(match, total));
  for (const document of among.keys()) {
    let score = 0;
    for (const [place, { documents }] of matches.entries())
      score = Math.max(score, (documents.get(document) ?? 0) * (factors[place] ?? 0));
    if (score > 0) best.set(document, score);
  }
  return best;
};

/**
 * Scores the documents that match every query word, as the sum of the best matches. The rarest word is
 * first, so common words are looked up only in its documents; `total` is the number of all documents.
 */
export const scoresOf = (
  words: readonly (readonly Match[])[],
  total: number,
  accepts: (document: number) => boolean,
): Scores => {
  const [rarest = [], ...others] = [...words].sort((a, b) => sizeOf(a) - sizeOf(b));
  let scores = bestOf(rarest, total, accepts);
  for (const matches of others) {
    const before = scores;
    const few = before.size * matches.length < sizeOf(matches);
    const best = few
      ? bestAmong(matches, total, before)
      : bestOf(matches, total, (document) => before.has(document));
    scores = new Map([...best].map(([document, score]) => [document, score + (before.get(document) ?? 0)]));
  }
  return scores;
};

/** More than any sum of scores: one word more counts before better matches. */
const EACH_WORD = 1e9;

/** Returns the places of the query words that the best document with most of them matches. */
export const mostMatched = (
  words: readonly (readonly Match[])[],
  total: number,
  accepts: (document: number) => boolean,
): ReadonlySet<number> => {
  const found = new Map<number, number>();
  let [best, bestScore] = [-1, 0];
  for (const matches of words)
    for (const [document, score] of bestOf(matches, total, accepts)) {
      const sum = (found.get(document) ?? 0) + EACH_WORD + score;
      found.set(document, sum);
      if (sum > bestScore) [best, bestScore] = [document, sum];
    }
  return new Set(
    words.flatMap((matches, place) => (matches.some(({ documents }) => documents.has(best)) ? [place] : [])),
  );
};
