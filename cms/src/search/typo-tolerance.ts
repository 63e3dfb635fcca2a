/** Letters a folded word needs before one, and before two, slips of the finger are forgiven. */
const ONE_FROM = 4;
const TWO_FROM = 8;

/** How many letters of a folded word may be wrong, missing or too many. Numbers must be right. */
export const typosForgiven = (word: string): number => {
  if (/\d/.test(word)) return 0;
  if (word.length >= TWO_FROM) return 2;
  return word.length >= ONE_FROM ? 1 : 0;
};
