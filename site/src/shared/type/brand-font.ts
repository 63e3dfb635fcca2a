import type { Locale } from '@sahra/schemas/constants';

import latinMore from '../../styles/fonts/alexandria-latin-more-wght-normal.woff2';
import { FIRST_FONTS } from './first-fonts';
import { BRAND_FONT_RANGE } from './font-descriptors';

export interface BrandFontFile {
  url: string;
  /** The characters that a page takes from this file. */
  unicodeRange: string;
}

interface BrandFont {
  /** Files that every page of the language needs. They are loaded at once. */
  first: readonly BrandFontFile[];
  /** Files that a browser loads when the page shows one of their characters, after the first ones. */
  later: readonly BrandFontFile[];
}

const more: BrandFontFile = { url: latinMore, unicodeRange: BRAND_FONT_RANGE.latinMore };

/**
 * Files of the interface's font, by language of the page. The browser asks the last one first for a character, of the
 * files needed first before the later ones.
 */
export const BRAND_FONT: Readonly<Record<Locale, BrandFont>> = {
  en: {
    first: [{ url: FIRST_FONTS.en.latin, unicodeRange: BRAND_FONT_RANGE.latin }],
    later: [more, { url: FIRST_FONTS.ar.arabic, unicodeRange: BRAND_FONT_RANGE.arabic }],
  },
  ar: {
    first: [
      { url: FIRST_FONTS.ar.arabic, unicodeRange: BRAND_FONT_RANGE.arabic },
      { url: FIRST_FONTS.ar.latin, unicodeRange: BRAND_FONT_RANGE.latin },
    ],
    later: [more],
  },
};
