import { BRAND_FONT_RANGE, BRAND_FONT_WEIGHTS, UNICODE_RANGE } from '../../src/shared/type/font-descriptors';
import type { Script } from '../../src/shared/type/font-descriptors';

/** Font file in an npm package, and the file that the site serves. */
export interface FontFile {
  family: 'Alexandria' | 'Plex Arabic';
  /** Module path of the full font file. */
  source: string;
  /** One weight, or the range of the variable axis that the site uses. */
  weight: number | readonly [number, number];
  script: Script;
  /** Name of the served file. */
  file: string;
  /** The characters that the served file keeps. */
  unicodeRange: string;
}

/** OpenType features to keep: joining and ligatures of Arabic, marks, kerning, and tabular figures. */
export const FEATURES: Record<Script, readonly string[]> = {
  arabic: [
    'ccmp',
    'locl',
    'isol',
    'init',
    'medi',
    'fina',
    'rlig',
    'liga',
    'calt',
    'mark',
    'mkmk',
    'kern',
    'abvm',
    'blwm',
  ],
  latin: ['ccmp', 'locl', 'liga', 'calt', 'mark', 'mkmk', 'kern', 'tnum', 'pnum'],
};

const alexandria = (script: Script, part: keyof typeof BRAND_FONT_RANGE, name: string): FontFile => ({
  family: 'Alexandria',
  source: `@fontsource-variable/alexandria/files/alexandria-${script}-wght-normal.woff2`,
  weight: BRAND_FONT_WEIGHTS,
  script,
  file: `alexandria-${name}-wght-normal.woff2`,
  unicodeRange: BRAND_FONT_RANGE[part],
});

const plex = (script: Script, weight: 400 | 600): FontFile => {
  const file = `ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`;
  const source = `@fontsource/ibm-plex-sans-arabic/files/${file}`;
  return { family: 'Plex Arabic', source, weight, script, file, unicodeRange: UNICODE_RANGE[script] };
};

/** Fonts of interface and headings, then of captions. */
export const FONT_FILES: readonly FontFile[] = [
  alexandria('arabic', 'arabic', 'arabic'),
  alexandria('latin', 'latin', 'latin'),
  alexandria('latin', 'latinMore', 'latin-more'),
  plex('arabic', 400),
  plex('latin', 400),
  plex('arabic', 600),
  plex('latin', 600),
];
