import { PRESSED_ATTRIBUTE } from '../early-press/early-press-attributes';
import { FIRST_PAINT_ID } from '../head/first-paint';

/** State of the first paint's play button before the page replaced it. */
export interface FirstPaintUse {
  pressed: boolean;
  focused: boolean;
}

const UNUSED: FirstPaintUse = { pressed: false, focused: false };
let left = UNUSED;

/**
 * Stores whether the play button was pressed or focused, at the moment when the first paint is removed: until then
 * it can be pressed.
 */
export const rememberFirstPaintUse = (): void => {
  const star = document.querySelector(`#${FIRST_PAINT_ID} [data-player] button`);
  left = {
    pressed: star?.hasAttribute(PRESSED_ATTRIBUTE) ?? false,
    focused: star !== null && star === document.activeElement,
  };
};

/** Returns the stored state once, then resets it. */
export const takeFirstPaintUse = (): FirstPaintUse => {
  const use = left;
  left = UNUSED;
  return use;
};
