import type { Locale } from '@sahra/schemas/constants';
import { textDirection } from '@sahra/schemas/text-direction';

const LEFT_TO_RIGHT_MARK = '\u200E';
const RIGHT_TO_LEFT_MARK = '\u200F';
const OPENING = /[\u202A-\u202E\u2066-\u2068]/u;
const END_OF_EMBEDDING = '\u202C';
const END_OF_ISOLATE = '\u2069';
const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;
/** An embedding around a whole line, as programs set it before every line, whatever is in it. */
const WHOLE_LINE = /^[\u202A-\u202E]+([^\u202A-\u202E]*?)[\u202C]*$/u;
/** More Arabic words than this in an English file are a sentence of their own, not a name. */
const NAME_WORDS = 3;

/** Closes what the author opened in a line, and leaves out what closes nothing. */
const closed = (line: string): string => {
  const open: string[] = [];
  const kept = Array.from(line).filter((letter) => {
    if (OPENING.test(letter)) open.push(letter >= '\u2066' ? END_OF_ISOLATE : END_OF_EMBEDDING);
    if (letter !== END_OF_EMBEDDING && letter !== END_OF_ISOLATE) return true;
    const at = open.lastIndexOf(letter);
    if (at < 0) return false;
    open.splice(at);
    return true;
  });
  return kept.join('') + open.toReversed().join('');
};

/** Direction in which a line of a file in this language is read. */
const directionOf = (line: string, locale: Locale): 'ltr' | 'rtl' => {
  const [isArabic, isLatin] = [ARABIC.test(line.replace(/[\p{P}\p{N}]/gu, '')), LATIN.test(line)];
  if (locale === 'ar') return isLatin && !isArabic ? 'ltr' : 'rtl';
  const words = line.split(/\s+/u).filter((word) => ARABIC.test(word)).length;
  return isArabic && !isLatin && words > NAME_WORDS ? 'rtl' : 'ltr';
};

/**
 * Makes a line run in its own direction, where its first letter gives another one: an Arabic line that begins with a
 * Latin name, an English one that begins with an Arabic name. Isolates and marks of the author stay.
 */
export const directLine = (line: string, locale: Locale): string => {
  const own = closed(line.replace(WHOLE_LINE, '$1'));
  if (/^[\u200E\u200F\u061C]/u.test(own)) return own;
  const direction = directionOf(own, locale);
  if (textDirection(own) === direction) return own;
  return (direction === 'rtl' ? RIGHT_TO_LEFT_MARK : LEFT_TO_RIGHT_MARK) + own;
};
