import { PRESSED_MARK } from '../early-press/early-marks';
import { FIRST_PAINT_ID } from '../head/first-paint';

/** What a viewer did with the controls of the first paint. */
export interface FirstPaintUse {
  pressed: boolean;
  focused: boolean;
}

const UNUSED: FirstPaintUse = { pressed: false, focused: false };
let left = UNUSED;

/** Remembers what was done with the first paint, in the moment in which it is taken out: until then it can be pressed. */
export const rememberFirstPaintUse = (): void => {
  const block = document.getElementById(FIRST_PAINT_ID);
  left = {
    pressed: Boolean(block?.querySelector(`[${PRESSED_MARK}]`)),
    focused: block?.contains(document.activeElement) ?? false,
  };
};

/** What was remembered, once. */
export const takeFirstPaintUse = (): FirstPaintUse => {
  const use = left;
  left = UNUSED;
  return use;
};
