/** Font file in an npm package, and the file that the site serves. */
export interface FontFile {
  family: 'Alexandria' | 'Plex Arabic';
  /** Module path of the full font file. */
  source: string;
  /** One weight, or the range of the variable axis that the site uses. */
  weight: number | readonly [number, number];
  script: Script;
}

export type Script = 'arabic' | 'latin';

/** Unicode range per script: the browser downloads a file only for a page that contains one of its characters. */
export const UNICODE_RANGE: Record<Script, string> = {
  arabic: 'U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+200F-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
};

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

/** Body text is 350 and display 800; the site uses no weight outside this range. */
const WEIGHTS = [300, 800] as const;

const alexandria = (script: Script): FontFile => ({
  family: 'Alexandria',
  source: `@fontsource-variable/alexandria/files/alexandria-${script}-wght-normal.woff2`,
  weight: WEIGHTS,
  script,
});

const plex = (script: Script, weight: 400 | 600): FontFile => ({
  family: 'Plex Arabic',
  source: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`,
  weight,
  script,
});

/** Fonts of interface and headings, then of captions. */
export const FONT_FILES: readonly FontFile[] = [
  alexandria('arabic'),
  alexandria('latin'),
  plex('arabic', 400),
  plex('latin', 400),
  plex('arabic', 600),
  plex('latin', 600),
];
