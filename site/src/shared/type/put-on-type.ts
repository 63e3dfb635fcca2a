import { BRAND_TYPE } from './brand-type';
import { STAND_IN_MARK } from './stand-in-mark';

/**
 * Applies the web font on a new page if it is loaded by now: no text has been read yet, so a shift does not
 * disturb.
 */
export const putOnType = (): void => {
  const { font, letters } = BRAND_TYPE;
  if (document.fonts.check(font, letters)) document.documentElement.removeAttribute(STAND_IN_MARK);
};
