import type { Match } from './postings';

/** Scores of documents by their numbers. */
export type Scores = ReadonlyMap<number, number>;

/** A rare word tells more than a common one (the measure of BM25). */
const rarityOf = ({ documents }: Match, total: number): number =>
  Math.log(1 + (total - documents.size + 0.5) / (documents.size + 0.5));

const sizeOf = (matches: readonly Match[]): number =>
  matches.reduce((sum, { documents }) => sum + documents.size, 0);

/** The best match of one typed word for each document, of those that `accepts`. */
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

/** The same for few documents and many or long matches: asks each match for each document. */
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
 * Documents that have a match for every typed word, with the sum of their best ones. The rarest word comes first, so that
 * a common one is only looked up where the others are. `total` is how many documents there are.
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
