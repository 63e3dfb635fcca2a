/** Runs that are isolated, whose letters do not count. */
const ISOLATED = /[\u2066-\u2068][^\u2069\n]*\u2069?/gu;
const FIRST_STRONG = /[\p{L}\u200E\u200F\u061C]/u;
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Returns the direction that `dir="auto"` gives a text: that of its first strong character (UAX 9, rules P2 and P3). */
export const textDirection = (text: string): 'ltr' | 'rtl' => {
  const first = FIRST_STRONG.exec(text.replace(ISOLATED, ''))?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
};
