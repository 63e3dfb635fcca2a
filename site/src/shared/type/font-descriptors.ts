export type Script = 'arabic' | 'latin';

/** Unicode range per script: the browser downloads a file only for a page that contains one of its characters. */
export const UNICODE_RANGE: Record<Script, string> = {
  arabic: 'U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC',
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+200F-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
};

/** Weights of the interface's font: body text is 350 and display 800, and the site uses none outside this range. */
export const BRAND_FONT_WEIGHTS = [300, 800] as const;

/** Characters of each file of the interface's font. */
export const BRAND_FONT_RANGE = {
  arabic: UNICODE_RANGE.arabic,
  /** What English is written with, accents of names and borrowed words included, and the digits and punctuation of Arabic. */
  latin:
    'U+0000-007F, U+00A0, U+00A9, U+00AB, U+00B7, U+00BB, U+00D7, U+00E0-00E2, U+00E4, U+00E7-00EB, U+00ED-00EF, U+00F1, U+00F3-00F4, U+00F6, U+00FA, U+00FC, U+2000-200B, U+200F-206F',
  /** Rare accents and signs. */
  latinMore:
    'U+0080-009F, U+00A1-00A8, U+00AA, U+00AC-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00DF, U+00E3, U+00E5-00E6, U+00EC, U+00F0, U+00F2, U+00F5, U+00F7-00F9, U+00FB, U+00FD-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
} as const;
