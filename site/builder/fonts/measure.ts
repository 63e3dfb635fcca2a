import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

import ar from '../../src/locale/ar.json';
import en from '../../src/locale/en.json';
import type { Script } from './typefaces';

const PLACEHOLDERS = /\{\{.*?\}\}|<[^>]*>/g;

const runs = (words: Record<string, string>, characters: RegExp): string[] =>
  Object.values(words).join(' ').replace(PLACEHOLDERS, ' ').match(characters) ?? [];

/** What the widths are measured over: the words that the site itself shows. */
const CORPUS: Record<Script, string[]> = {
  latin: runs(en, /[A-Za-z0-9 .,’!?-]+/g),
  arabic: runs(ar, /[\u0621-\u065F]+/g),
};

export interface Measures {
  /** Of the corpus, in em. */
  width: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** Unpacked, and of a variable font one instance. */
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

/** Every character that a font file has. */
export const charactersOf = async (file: Buffer): Promise<string> =>
  String.fromCodePoint(...(await opened(file)).characterSet);

/** Width and line of a font file; of a variable one at `weight`. */
export const measure = async (file: Buffer, script: Script, weight?: number): Promise<Measures> => {
  const font = await opened(file, weight);
  const width = CORPUS[script].reduce((sum, run) => sum + font.layout(run).advanceWidth, 0);
  const em = (units: number): number => units / font.unitsPerEm;
  return { width: em(width), ascent: em(font.ascent), descent: em(-font.descent), lineGap: em(font.lineGap) };
};
