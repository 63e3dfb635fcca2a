import type { Locale } from '@sahra/schemas/constants';

import arabic from '../../styles/fonts/alexandria-arabic-wght-normal.woff2';
import latinMore from '../../styles/fonts/alexandria-latin-more-wght-normal.woff2';
import latinSigns from '../../styles/fonts/alexandria-latin-signs-wght-normal.woff2';
import latin from '../../styles/fonts/alexandria-latin-wght-normal.woff2';
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

/** Files of the interface's font, by language of the page. */
export const BRAND_FONT: Readonly<Record<Locale, BrandFont>> = {
  en: {
    first: [{ url: latin, unicodeRange: BRAND_FONT_RANGE.latin }],
    later: [more, { url: arabic, unicodeRange: BRAND_FONT_RANGE.arabic }],
  },
  ar: {
    first: [
      { url: arabic, unicodeRange: BRAND_FONT_RANGE.arabic },
      { url: latinSigns, unicodeRange: BRAND_FONT_RANGE.latinSigns },
    ],
    later: [{ url: latin, unicodeRange: BRAND_FONT_RANGE.latinLetters }, more],
  },
};
