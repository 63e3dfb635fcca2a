import type { Locale } from './constants';

/** Part of a text; `dir` when the part is read in the other direction than the text. */
export interface DirectionRun {
  text: string;
  dir?: 'ltr' | 'rtl';
  /** Digits that are read from right to left where nothing overrides it: Arabic ones with gaps, as of a telephone. */
  isOverridden?: boolean;
}

const SPACE = '[ \\u00A0\\u2009\\u202F]';
/** Letters that are read from left to right: Latin, Greek, Cyrillic. */
const LETTER = '[A-Za-z\\u00AA\\u00BA\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u052F\\u1E00-\\u1FFF]';
/** Raised and lowered digits and signs, and fractions: `H₂O`, `10⁻³`, `8½`. */
const SMALL = '[\\u00B2\\u00B3\\u00B9\\u00BC-\\u00BE\\u2070-\\u209C\\u2150-\\u215E]';
const CORE = `(?:(?:${LETTER}\\p{M}*|\\d)${SMALL}*)`;
const ARABIC =
  '[\\u0620-\\u064A\\u066E-\\u06D3\\u06FA-\\u06FF\\u0750-\\u077F\\u08A0-\\u08C9\\uFB50-\\uFDFF\\uFE70-\\uFEFC]';
const ARABIC_DIGIT = '[\\u0660-\\u0669\\u06F0-\\u06F9]';
const MARK = '[\\u0610-\\u061A\\u064B-\\u065F\\u0670\\u06D6-\\u06ED]';

/** `و`, `ف`, `ب`, `ل` and `ك` are written on to the next word. After other letters `-` is a hyphen and `.` a full stop. */
const AFTER_WORD = `(?<!(?:${ARABIC}|${MARK})(?<!(?<!${ARABIC}|${MARK})[وفبلك]))(?<!\\.)`;
/** Signs before a word that belong to it: `+971`, `-5`, `.NET`, `$5`, `@sahra`, `*100#`, `/ar/shows`. */
const LEADING = `(?:[+#@$€£¥*]|${AFTER_WORD}[-−–±~≈<>≤≥./]){0,3}(?:(?<=[$€£¥])${SPACE})?`;
const INNER = '[!-/:-@\\[-`{-~–—−’×·°]{1,4}';
/** Signs after a word that belong to it: `C++`, `C#`, `50%`, `18+`, `30°`, `print()`. */
const TRAILING = `(?:\\(\\)|[+#%‰$€£¥°™®©*]+|/(?!${CORE}|/)|${SPACE}[%‰$€£¥](?!${CORE}))?`;
const PHONE_PART = '(?:\\(\\+?\\d+\\)|\\d+)';
const PHONE = `\\+?${PHONE_PART}(?:(?:${SPACE}|[-–./]|(?=\\()|(?<=\\)))${PHONE_PART})+`;
const WORD = `${LEADING}${CORE}(?:(?:${INNER})?${CORE})*${TRAILING}`;
const LEFT_TO_RIGHT = new RegExp(`(?<phone>${PHONE}(?!\\d|${LETTER}))|${WORD}`, 'gu');
const ARABIC_PHONE = new RegExp(
  `(?:\\+|(?<!${ARABIC_DIGIT})(?=[(]?[\\u0660\\u06F0]))[(]?${ARABIC_DIGIT}+[)]?(?:(?:${SPACE}|[-–])?[(]?${ARABIC_DIGIT}+[)]?)*`,
  'gu',
);
const RIGHT_TO_LEFT = new RegExp(
  `(?:${ARABIC}|${ARABIC_DIGIT})(?:(?:${SPACE}|[،؛:.\\-–/&'’\\u200C\\u200D]){0,2}(?:${ARABIC}|${MARK}|${ARABIC_DIGIT}|ـ))*[؟٪]?`,
  'gu',
);

const HAS_LETTER = new RegExp(LETTER, 'u');
const HAS_ARABIC_LETTER = new RegExp(ARABIC, 'u');
/** What the browser orders right by itself. */
const PLAIN_NUMBER = /^\d+(?:[.,:/]\d+)*$/u;
const PLAIN_WORDS = new RegExp(`^${LETTER}(?:(?!${SMALL})[^])*(?:${LETTER}|\\d)$`, 'u');
const UNIT =
  /^(?:[A-Z]{2,3}|[A-Z]{1,2}\$|[ap]\.?m\.?|[kmcµ]?[mglBVW]|[KMGT]i?B|[kMGT]bps|[kMG]?Hz|mm|cm|km|kg|mg|ml|fps|min|h|s|x)$/u;
const OPERATOR = new RegExp(`^${SPACE}?[-–—−×x*=÷<>≤≥±/+&|·]${SPACE}?$`, 'u');
const ONE_SPACE = new RegExp(`^${SPACE}$`, 'u');
const NEUTRALS = /^[^\p{L}\p{N}\p{M}\n\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069؟،؛]+$/u;
const SENTENCE_END = /^\.\s/u;
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:\p{Lu}|Inc|Ltd|Co|Corp|Jr|Sr|St|Mr|Mrs|Ms|Dr|vs|No|(?:\p{L}\.)+\p{L})$/u;
const YEAR = /^(?:19|20)\d\d$/u;

interface Span {
  from: number;
  to: number;
}

/** Seven digits or more, or a number with a code of a country or a place. Years beside each other are none. */
const isPhone = (text: string): boolean => {
  if (/^[+(]/u.test(text)) return true;
  const groups = text.split(/\D+/u).filter(Boolean);
  if (groups.length > 1 && groups.every((group) => YEAR.test(group))) return false;
  const isThousands = /^\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+$/u.test(text);
  return (
    isThousands ||
    (groups.join('').length >= 7 && (text.startsWith('0') || groups.every(({ length }) => length <= 4)))
  );
};

const wordsOf = (text: string): Span[] => {
  const words: Span[] = [];
  const pattern = new RegExp(LEFT_TO_RIGHT);
  const single = new RegExp(WORD, 'yu');
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    let length = found[0].length;
    if (found.groups?.['phone'] !== undefined && !isPhone(found[0])) {
      single.lastIndex = found.index;
      length = single.exec(text)?.[0].length ?? length;
    }
    words.push({ from: found.index, to: found.index + length });
    pattern.lastIndex = found.index + length;
  }
  return words;
};

/** Whether two words of the other direction are read as one: `Visual C++`, `29 AED`, `10:00 – 12:00`. */
const areOne = (before: string, gap: string, after: string): boolean => {
  if (!NEUTRALS.test(gap)) return false;
  if (HAS_LETTER.test(before)) return !SENTENCE_END.test(gap) || ABBREVIATION.test(before);
  if (HAS_LETTER.test(after)) return ONE_SPACE.test(gap) && UNIT.test(after);
  return OPERATOR.test(gap);
};

const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
];

/** Takes the closing bracket of an opening one inside; a bracket that closes later is left with its words. */
const balance = (text: string, { from, to }: Span): Span => {
  const inside = text.slice(from, to);
  for (const [open, close] of PAIRS) {
    if (inside.split(open).length <= inside.split(close).length) continue;
    if (text[to] === close) return { from, to: to + 1 };
    return { from, to: from + inside.slice(0, inside.lastIndexOf(open)).trimEnd().length };
  }
  return { from, to };
};

const leftToRightSpans = (text: string): Span[] => {
  const joined: Span[] = [];
  for (const word of wordsOf(text)) {
    const last = joined.at(-1);
    const isJoined =
      last &&
      areOne(text.slice(last.from, last.to), text.slice(last.to, word.from), text.slice(word.from, word.to));
    if (isJoined) last.to = word.to;
    else joined.push({ ...word });
  }
  const spans = joined.map((span) => {
    const inside = text.slice(span.from, span.to);
    const isAbbreviated =
      text[span.to] === '.' && /^\.\s+\S/u.test(text.slice(span.to)) && /[^A-Z]/u.test(inside);
    return balance(text, isAbbreviated && ABBREVIATION.test(inside) ? { ...span, to: span.to + 1 } : span);
  });
  return spans.filter((span, place) => {
    const inside = text.slice(span.from, span.to);
    if (inside === '' || PLAIN_NUMBER.test(inside)) return false;
    if (!PLAIN_WORDS.test(inside)) return true;
    const [before, after] = [spans[place - 1], spans[place + 1]];
    // Beside another one, with signs only between, the browser would make one of both.
    return (
      (before !== undefined && NEUTRALS.test(text.slice(before.to, span.from))) ||
      (after !== undefined && NEUTRALS.test(text.slice(span.to, after.from)))
    );
  });
};

const matches = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));

/**
 * Splits a text into the runs that a browser must isolate, so that they are not reordered: in Arabic telephone numbers,
 * prices, dates, codes, negative numbers and names such as `C++`; in English the Arabic words.
 * Sentences end outside them: the full stop after `C++.` belongs to the Arabic sentence.
 */
export const directionRuns = (text: string, locale: Locale): DirectionRun[] => {
  const found: (Span & Omit<DirectionRun, 'text'>)[] =
    locale === 'ar'
      ? [
          ...leftToRightSpans(text).map((span) => ({ ...span, dir: 'ltr' as const })),
          ...matches(text, ARABIC_PHONE).map((span) => ({
            ...span,
            dir: 'ltr' as const,
            isOverridden: true,
          })),
        ].sort((one, other) => one.from - other.from)
      : matches(text, RIGHT_TO_LEFT)
          .filter(({ from, to }) => HAS_ARABIC_LETTER.test(text.slice(from, to)))
          .map((span) => ({ ...span, dir: 'rtl' as const }));
  const runs: DirectionRun[] = [];
  let at = 0;
  for (const { from, to, ...run } of found) {
    if (from > at) runs.push({ text: text.slice(at, from) });
    runs.push({ text: text.slice(from, to), ...run });
    at = to;
  }
  if (at < text.length) runs.push({ text: text.slice(at) });
  return runs;
};
