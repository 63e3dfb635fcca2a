import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

import ar from '../../src/locale/ar.json';
import en from '../../src/locale/en.json';
import type { Script } from '../../src/shared/type/font-descriptors';

const PLACEHOLDERS = /\{\{.*?\}\}|<[^>]*>/g;

const runs = (words: Record<string, string>, characters: RegExp): string[] =>
  Object.values(words).join(' ').replace(PLACEHOLDERS, ' ').match(characters) ?? [];

/** Text for measuring average widths: the site's own interface strings. */
const CORPUS: Record<Script, string[]> = {
  latin: runs(en, /[A-Za-z0-9 .,’!?-]+/g),
  arabic: runs(ar, /[\u0621-\u065F]+/g),
};

export interface Measures {
  /** Average width of the corpus, in em. */
  width: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** Decompresses the file; for a variable font, returns one instance. */
const opened = async (file: Buffer, weight?: number): Promise<fontkit.Font> => {
  const plain = await subsetFont(file, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
  });
  const font = fontkit.create(plain);
  if (!('layout' in font)) throw new Error('a file of several fonts cannot be measured');
  return font;
};

/** Returns every character that a font file contains. */
export const charactersOf = async (file: Buffer): Promise<string[]> =>
  (await opened(file)).characterSet.map((code) => String.fromCodePoint(code));

/** Measures the average width and line metrics of a font file; of a variable font at `weight`. */
export const measure = async (file: Buffer, script: Script, weight?: number): Promise<Measures> => {
  const font = await opened(file, weight);
  const width = CORPUS[script].reduce((sum, run) => sum + font.layout(run).advanceWidth, 0);
  const em = (units: number): number => units / font.unitsPerEm;
  return { width: em(width), ascent: em(font.ascent), descent: em(-font.descent), lineGap: em(font.lineGap) };
};
