/**
 * How often a letter begins, fills and ends a word, most frequent first: the groups are 2, 3, … 9 bits of surprise.
 * Counted in the Arabic texts of this product (19,000 words).
 */
const AT_START = 'ا م وأبتلي فعكسإ حنقهرشجدص ثخط غزضآذظ پچژگکیهٰ'.split(' ');
const INSIDE = '- لا يرمتو نبدعسقهح فكجخصشأط ذزغئ ضثإظآؤء پچژگکی'.split(' ');
const AT_END = '- ةا نليرتدم كىهع بفقءوسحج ثزط أضصغذظخشئؤ پچژگکیإآ'.split(' ');
const costsOf = (groups: readonly string[]): ReadonlyMap<string, number> =>
  new Map(groups.flatMap((letters, place) => Array.from(letters, (letter) => [letter, place + 2] as const)));
const COSTS = { start: costsOf(AT_START), inside: costsOf(INSIDE), end: costsOf(AT_END) };

/** Costs of what is no letter of a table: usual, seldom, and never in a text that was read right. */
const USUAL = 4;
const SELDOM = 7;
const NEVER = 14;

/** What a letter is, as far as it is weighed. The first that fits counts. */
const KINDS = {
  invisible: /[\u00AD\u200B-\u200F\u061C\u202A-\u202E\u2060\u2066-\u2069\u20E3\uFE00-\uFE0F\uFEFF]/u,
  broken: /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFFFD\uE000-\uF8FF\u2500-\u25A1]/u,
  arabic: /[\u0620-\u064A\u066E-\u06D3\u06FA-\u06FC]/u,
  mark: /[\u064B-\u065F\u0670]/u,
  arabicDigit: /[\u0660-\u0669\u06F0-\u06F9]/u,
  arabicSign: /[\u060C\u061B\u061F\u066A-\u066C]/u,
  latin: /[A-Za-z\u00AA\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F\u1E00-\u1EFF]/u,
  otherMark: /\p{M}/u,
  letter: /[\p{L}\p{N}]/u,
  sign: /[^]/u,
} as const;
type Kind = keyof typeof KINDS;
const KIND_LIST = Object.entries(KINDS) as [Kind, RegExp][];
const known = new Map<string, Kind>();
const kindOf = (letter: string): Kind => {
  const kind = known.get(letter) ?? KIND_LIST.find(([, letters]) => letters.test(letter))?.[0] ?? 'sign';
  known.set(letter, kind);
  return kind;
};
const isLetter = (letter: string): boolean =>
  ['arabic', 'latin', 'letter'].includes(kindOf(letter)) && !/\d/u.test(letter);
const isArabicPart = (letter: string): boolean => kindOf(letter) === 'arabic' || kindOf(letter) === 'mark';

const OTHER_LINE_END = /[\u0085\u2028\u2029]/gu;
/** Signs that stand within a word or a number. */
const JOINING = /[\u00A0\u00B7\u2010-\u2015\u2018\u2019\u2026\u2212\u00D7\u200C\u200D]/u;
const OPENING = /[«“‘„‚‹¿¡(]/u;

/** Costs of the signs around which no letter may stand on both sides: `كتâب` is no word. */
const signCost = (sign: string, before: string, after: string): number => {
  if (isLetter(before) && isLetter(after)) return JOINING.test(sign) ? USUAL + 1 : NEVER;
  if (/[¿¡]/u.test(sign)) return isLetter(after) && before.trim() === '' ? USUAL : NEVER;
  if (OPENING.test(sign) && isLetter(before)) return SELDOM + 1;
  return /[“”‘’–—…«»•♪♫€\u00A0]/u.test(sign) ? USUAL : SELDOM;
};

/** An accent stands in a word of plain letters, and no capital after a small one. */
const latinCost = (letter: string, word: string, before: string): number => {
  const plain = word.replace(/[^A-Za-z]/gu, '').length;
  if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(letter)) return NEVER;
  if (plain * 2 >= word.length || (plain > 0 && word.length <= 3)) return USUAL;
  return word.length === 1 ? SELDOM + 1 : NEVER;
};

const arabicCost = (letter: string, before: string, after: string): number => {
  const [follows, goesOn] = [isArabicPart(before), isArabicPart(after)];
  const beside = kindOf(before) === 'latin' || kindOf(after) === 'latin' ? NEVER : 0;
  if (letter === '\u0640') return beside + (follows || goesOn ? USUAL : SELDOM);
  if (!follows && !goesOn) return beside + (letter === 'و' ? USUAL : SELDOM);
  const place = follows ? (goesOn ? 'inside' : 'end') : 'start';
  return beside + (COSTS[place].get(letter) ?? NEVER);
};

/** Returns the Latin word around a place. */
const wordAround = (letters: readonly string[], at: number): string => {
  let [from, to] = [at, at + 1];
  while (from > 0 && kindOf(letters[from - 1] ?? '') === 'latin') from--;
  while (to < letters.length && kindOf(letters[to] ?? '') === 'latin') to++;
  return letters.slice(from, to).join('');
};

const costAt = (letters: readonly string[], at: number): number => {
  const [before = ' ', letter = '', after = ' '] = [letters[at - 1], letters[at], letters[at + 1]];
  switch (kindOf(letter)) {
    case 'broken':
      return NEVER;
    case 'arabic':
      return arabicCost(letter, before, after);
    case 'mark':
      return isArabicPart(before) ? USUAL - 1 : NEVER;
    case 'arabicDigit':
      return USUAL - 1;
    case 'arabicSign':
      return kindOf(after) === 'arabic' ? NEVER - 2 : USUAL - 1;
    case 'latin':
      return latinCost(letter, wordAround(letters, at), before);
    case 'otherMark':
      return isLetter(before) || kindOf(before) === 'otherMark' ? USUAL : NEVER;
    case 'letter':
      return USUAL;
    default:
      return signCost(letter, before, after);
  }
};

/** Bits of surprise of a text, and the number of letters that were weighed: those that encodings disagree about. */
export interface Strangeness {
  bits: number;
  letters: number;
}

/** Replaces the joined shapes that old programs wrote by the letters themselves. Signs such as ﷺ stay. */
export const withoutForms = (text: string): string =>
  text.replace(/[\uFB50-\uFDCF\uFE70-\uFEFC]+/gu, (forms) => forms.normalize('NFKC'));

/** Whether all letters are those that every encoding has. */
const isPlain = (text: string): boolean => /^[\t-\r -~]*$/u.test(text);

/** Weighs how strange the letters of a text are for Arabic and for languages in Latin letters. */
export const strangenessOf = (text: string): Strangeness => {
  const sum = { bits: 0, letters: 0 };
  if (isPlain(text)) return sum;
  const visible = withoutForms(text).replace(OTHER_LINE_END, '\n');
  const letters = Array.from(visible).filter((letter) => kindOf(letter) !== 'invisible');
  for (const [at, letter] of letters.entries()) {
    if (letter < '\u007F' && kindOf(letter) !== 'broken') continue;
    sum.bits += costAt(letters, at);
    sum.letters += 1;
  }
  return sum;
};

/** Most bits for each letter of a text that is shown. Arabic and French have about 4, a wrong reading 9 and more. */
export const LIKELY_BITS = 6.5;
export const isStrange = ({ bits, letters }: Strangeness, most = LIKELY_BITS): boolean =>
  bits > most * letters;
