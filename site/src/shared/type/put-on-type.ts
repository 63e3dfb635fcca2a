import { BRAND_TYPE } from './brand-type';
import { STAND_IN_MARK } from './stand-in-mark';

/** On a new page nothing has been read yet: if the typeface is there by now, the page is drawn in it. */
export const putOnType = (): void => {
  const { font, letters } = BRAND_TYPE;
  if (document.fonts.check(font, letters)) document.documentElement.removeAttribute(STAND_IN_MARK);
};
