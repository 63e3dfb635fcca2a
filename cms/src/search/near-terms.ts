import { distance } from 'fastest-levenshtein';

/** A word of the index, and in how many letters it differs. */
export type NearTerm = readonly [term: string, letters: number];

/** A bit for each letter that a word has. */
const lettersIn = (word: string): number => {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) & 31);
  return bits;
};

const hasAtMost = (bits: number, most: number): boolean => {
  let left = bits;
  for (let count = 0; count < most && left !== 0; count += 1) left &= left - 1;
  return left === 0;
};

/** Words of one length, and the letters of each: two lists are read much faster than one of pairs. */
interface OfLength {
  terms: string[];
  letters: number[];
}

/** Terms of an index by the letters that they have, so that few of them are compared with a word. */
export class NearTerms {
  readonly #ofLength = new Map<number, OfLength>();

  add(term: string): void {
    const { terms, letters } = this.#ofLength.get(term.length) ?? { terms: [], letters: [] };
    terms.push(term);
    letters.push(lettersIn(term));
    this.#ofLength.set(term.length, { terms, letters });
  }

  remove(term: string): void {
    const { terms, letters } = this.#ofLength.get(term.length) ?? { terms: [], letters: [] };
    const at = terms.indexOf(term);
    if (at < 0) return;
    terms.splice(at, 1);
    letters.splice(at, 1);
  }

  /** Returns the terms with an edit distance of 1 to `slips` from `word`. A wrong letter changes two bits. */
  near(word: string, slips: number): NearTerm[] {
    const found: NearTerm[] = [];
    const wanted = lettersIn(word);
    for (let length = word.length - slips; length <= word.length + slips; length += 1) {
      const { terms, letters } = this.#ofLength.get(length) ?? { terms: [], letters: [] };
      for (let at = 0; at < letters.length; at += 1) {
        if (!hasAtMost((letters[at] ?? 0) ^ wanted, 2 * slips)) continue;
        const term = terms[at] ?? '';
        const differing = distance(word, term);
        if (differing > 0 && differing <= slips) found.push([term, differing]);
      }
    }
    return found;
  }
}
