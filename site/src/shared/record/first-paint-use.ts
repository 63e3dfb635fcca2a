import { PRESSED_MARK } from '../early-press/early-marks';
import { FIRST_PAINT_ID } from '../head/first-paint';

/** What a viewer did with the star of the first paint before the page could take its place. */
export interface FirstPaintUse {
  pressed: boolean;
  focused: boolean;
}

const UNUSED: FirstPaintUse = { pressed: false, focused: false };
let left = UNUSED;

/** Remembers what was done with the star, in the moment in which the first paint is taken out: until then it can be pressed. */
export const rememberFirstPaintUse = (): void => {
  const star = document.querySelector(`#${FIRST_PAINT_ID} [data-player] button`);
  left = {
    pressed: star?.hasAttribute(PRESSED_MARK) ?? false,
    focused: star !== null && star === document.activeElement,
  };
};

/** What was remembered, once. */
export const takeFirstPaintUse = (): FirstPaintUse => {
  const use = left;
  left = UNUSED;
  return use;
};
