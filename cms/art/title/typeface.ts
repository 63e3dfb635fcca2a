import { readFile } from 'node:fs/promises';

import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

export type Script = 'arabic' | 'latin';

const FILES: Readonly<Record<Script, string>> = {
  arabic: require.resolve('@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2'),
  latin: require.resolve('@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2'),
};

/** Font family in both scripts, at any weight of its variable axis (100–900). */
export interface Typeface {
  at(script: Script, weight: number): Font;
}

/** Unpacks the WOFF2 subset first, because fontkit cannot create instances of a compressed variable font. */
const readSubset = async (script: Script): Promise<Font> => {
  const file = FILES[script];
  const font = create(Buffer.from(await decompress(await readFile(file))));
  if (!('getVariation' in font)) throw new Error(`${file} holds more than one font.`);
  return font;
};

/**
 * Loads each letter's glyph by its code point. fontkit caches a glyph as it was first requested: first
 * requested as a part of another (ح of ج, ى of ي), it has no code point and would never join its neighbours.
 */
const knowLetters = (font: Font): void => {
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
};

/** Loads Alexandria from its npm package. */
export const loadTypeface = async (): Promise<Typeface> => {
  const fonts = { arabic: await readSubset('arabic'), latin: await readSubset('latin') };
  const instances = new Map<string, Font>();
  return {
    at: (script, weight) => {
      const key = `${script} ${String(weight)}`;
      const known = instances.get(key);
      if (known !== undefined) return known;
      const instance = fonts[script].getVariation({ wght: weight });
      knowLetters(instance);
      instances.set(key, instance);
      return instance;
    },
  };
};
