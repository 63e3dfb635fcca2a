import type { Locale } from '@sahra/schemas/constants';

import type { Script } from './typeface';

export type Direction = 'ltr' | 'rtl';

/** Part of a line with one font and one direction. */
export interface Run {
  text: string;
  script: Script;
  direction: Direction;
}

const ARABIC = /\p{Script_Extensions=Arabic}/u;
const ARABIC_DIGIT = /[٠-٩]/;
const STRONG_LATIN = /[\p{Script=Latin}\p{Nd}]/u;
const MIRRORED: Readonly<Record<string, string>> = {
  '«': '»',
  '»': '«',
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
};

type Kind = 'arabic' | 'arabic-digits' | 'latin' | 'neutral';
interface Piece {
  text: string;
  kind: Kind;
}

const kindOf = (character: string, before: Kind): Kind => {
  if (/\p{M}/u.test(character)) return before;
  if (ARABIC_DIGIT.test(character)) return 'arabic-digits';
  if (ARABIC.test(character)) return 'arabic';
  return STRONG_LATIN.test(character) ? 'latin' : 'neutral';
};

const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    const kind = kindOf(character, last?.kind ?? 'neutral');
    if (last?.kind === kind) last.text += character;
    else pieces.push({ text: character, kind });
  }
  return pieces;
};

const flipped = (text: string): string =>
  Array.from(text)
    .reverse()
    .map((character) => MIRRORED[character] ?? character)
    .join('');

/**
 * Splits a line into runs in visual order, from left to right. Implements the part of the bidirectional
 * algorithm that titles need: two directions, no nesting. Neutral characters follow their neighbours when
 * these agree, else the line.
 */
export const runsOf = (text: string, locale: Locale): Run[] => {
  const base: Direction = locale === 'ar' ? 'rtl' : 'ltr';
  const pieces = piecesOf(text);
  const ofKind = (kind: Kind | undefined): Direction =>
    kind === 'arabic' ? 'rtl' : kind === undefined || kind === 'neutral' ? base : 'ltr';
  const logical = pieces.map(({ text: words, kind }, i): Run => {
    if (kind !== 'neutral')
      return { text: words, script: kind === 'latin' ? 'latin' : 'arabic', direction: ofKind(kind) };
    const [before, after] = [ofKind(pieces[i - 1]?.kind), ofKind(pieces[i + 1]?.kind)];
    const direction = before === after ? before : base;
    return { text: direction === 'rtl' ? flipped(words) : words, script: 'latin', direction };
  });
  return inVisualOrder(logical, base);
};

const inVisualOrder = (runs: readonly Run[], base: Direction): Run[] => {
  const stretches: Run[][] = [];
  for (const run of runs) {
    const last = stretches.at(-1);
    if (last?.[0]?.direction === run.direction) last.push(run);
    else stretches.push([run]);
  }
  const turned = stretches.map((stretch) => (stretch[0]?.direction === 'rtl' ? stretch.reverse() : stretch));
  return (base === 'rtl' ? turned.reverse() : turned).flat();
};
