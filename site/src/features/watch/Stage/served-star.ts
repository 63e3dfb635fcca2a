import { PRESSED_MARK } from '../../../shared/early-press/early-marks';
import { FIRST_PAINT_ID } from '../../../shared/head/first-paint';

/** What a viewer did with the star of the first paint before the page could take its place. */
export const servedStar = (): { pressed: boolean; focused: boolean } => {
  const star = document.querySelector(`#${FIRST_PAINT_ID} [data-player] button`);
  return {
    pressed: star?.hasAttribute(PRESSED_MARK) ?? false,
    focused: star !== null && star === document.activeElement,
  };
};
