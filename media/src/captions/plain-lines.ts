import { decodeHTMLStrict } from 'entities';

/** Tags of SRT and WebVTT. Others in an SRT file, such as `<laughs>`, are words. */
const TAG =
  /<\/?(?:[biu]|s|em|strong|font|span|c|v|lang|ruby|rt|p|div|small|big|center|body|html|strike)(?:[\s.][^<>]*)?\/?>/giu;
const ANY_TAG = /<\/?[a-z][^<>]*>/giu;
/** Times of single words, as karaoke has them. */
const WORD_TIME = /<\d[\d:.,]*>/gu;
const LINE_BREAK = /<br\s*\/?>|\[br\]|(?<![A-Za-z]:\S{0,80})\\[Nn]/giu;
const HARD_SPACE = /(?<![A-Za-z]:\S{0,80})\\h/gu;
/** Codes of ASS, `{\an8}`, and of MicroDVD, `{y:i}`. */
const CODE = /\{\\[^{}]*\}|\{[a-z]:[^{}]*\}/giu;
const TOP = /\{[^{}]*\\an?(?:[789]|5(?=\D)(?<=\\a5)|6(?<=\\a6))[^{}]*\}/iu;
const COORDINATES = /\bX1:\s*\d+\s+X2:\s*\d+\s+Y1:\s*\d+\s+Y2:\s*\d+/iu;

/** Whether codes in the words put them at the top: `{\an8}`, or `{\a6}` as SSA writes it. */
export const isTopByCode = (text: string): boolean => TOP.test(text);

/** Removes spaces at the ends and double ones. A space that was set to be kept stays. */
export const tidy = (line: string): string => line.replace(/[^\S\u00A0]+/gu, ' ').trim();

/**
 * Returns the words of a caption, line by line. Tags, codes and entities mean what they say: a line break, a space
 * that holds, a letter.
 */
export const plainLines = (text: string, tags: 'known' | 'all' = 'known'): string[] => {
  const words = text
    .replace(COORDINATES, '')
    .replace(LINE_BREAK, '\n')
    .replace(HARD_SPACE, '\u00A0')
    .replace(CODE, '')
    .replace(tags === 'all' ? ANY_TAG : TAG, '')
    .replace(WORD_TIME, '');
  return decodeHTMLStrict(words).split('\n').map(tidy).filter(Boolean);
};
