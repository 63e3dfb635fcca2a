import { COMMENT_AT_MAX } from '@sahra/schemas/constants';

/** Part of a comment: words, or a time of the video. */
export type TextPart = { words: string } | { words: string; second: number };

/**
 * Times such as `1:23` and `1:02:03`, in the digits of both scripts; not a part of a longer number. The character
 * before is in the first group, because older Safaris have no lookbehind.
 */
const TIME = /(^|[^\p{Nd}:.])(?:(\p{Nd}{1,2}):)?(\p{Nd}{1,3}):([0-5٠-٥]\p{Nd})(?![\p{Nd}:])/gu;
const ARABIC_ZERO = '٠'.charCodeAt(0);

const numberOf = (digits = '0'): number =>
  Number(digits.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO)));

/**
 * Divides a line into words and times of the video.
 * @param lastSecond Length of the video; a later time is words. Null when unknown.
 */
export const partsOf = (line: string, lastSecond: number | null): TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of line.matchAll(TIME)) {
    const [whole, before = '', hours, minutes, seconds] = match;
    const start = match.index + before.length;
    const second = numberOf(hours) * 3600 + numberOf(minutes) * 60 + numberOf(seconds);
    // Rejects digits of a third script too, whose number is NaN.
    if (!(second <= (lastSecond ?? COMMENT_AT_MAX))) continue;
    if (start > end) parts.push({ words: line.slice(end, start) });
    end = match.index + whole.length;
    parts.push({ words: line.slice(start, end), second });
  }
  if (end < line.length) parts.push({ words: line.slice(end) });
  return parts;
};

/** Returns the first time of the video that a text names; null for none. */
export const firstSecondOf = (text: string, lastSecond: number | null): number | null => {
  for (const part of partsOf(text, lastSecond)) if ('second' in part) return part.second;
  return null;
};

/**
 * Returns the second that edited words speak about: the first one that they name, or null when the author took the
 * former one out of the text. Undefined when it stays, because the text never named it.
 */
export const editedSecondOf = (
  text: string,
  former: { text: string; second: number | null },
  lastSecond: number | null,
): number | null | undefined => {
  const wasNamed = firstSecondOf(former.text, lastSecond) === former.second;
  return firstSecondOf(text, lastSecond) ?? (wasNamed ? null : undefined);
};
