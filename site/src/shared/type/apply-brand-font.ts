import { BRAND_FONT } from './brand-font';
import { FALLBACK_FONT_ATTRIBUTE } from './fallback-font-attribute';

/**
 * Applies the web font on a new page if it is loaded by now: no text has been read yet, so a shift does not
 * disturb.
 */
export const applyBrandFont = (): void => {
  const { font, letters } = BRAND_FONT;
  if (document.fonts.check(font, letters)) document.documentElement.removeAttribute(FALLBACK_FONT_ATTRIBUTE);
};
