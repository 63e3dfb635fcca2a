import { readFile } from 'node:fs/promises';

import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

export type Script = 'arabic' | 'latin';

const FILES: Readonly<Record<Script, string>> = {
  arabic: require.resolve('@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2'),
  latin: require.resolve('@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2'),
};

/** One family in both scripts, at any weight of its axis (100–900). */
export interface Typeface {
  at(script: Script, weight: number): Font;
}

/** The subset file varies only after it is unpacked: fontkit cannot make instances of a packed one. */
const readSubset = async (script: Script): Promise<Font> => {
  const file = FILES[script];
  const font = create(Buffer.from(await decompress(await readFile(file))));
  if (!('getVariation' in font)) throw new Error(`${file} holds more than one font.`);
  return font;
};

/**
 * fontkit keeps a glyph as it was asked for first. Asked for as a part of another (ح of ج, ى of ي) it stands for
 * no letter, and would never again join its neighbours.
 */
const knowLetters = (font: Font): void => {
  for (const letter of font.characterSet) font.glyphForCodePoint(letter);
};

/** Reads Alexandria from its package. */
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
