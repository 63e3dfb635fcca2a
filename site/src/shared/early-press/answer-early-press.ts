import { FIRST_PAINT_ID } from '../head/first-paint';
import { PRESSED_MARK, UNHEARD_MARK } from './early-marks';

/** From now on React hears each press itself; the one that was kept for it is made up for. */
export const answerEarlyPress = (): void => {
  // A press from within an effect would be lost once more: React can take an island over for it only between its tasks.
  setTimeout(() => {
    document.documentElement.removeAttribute(UNHEARD_MARK);
    const pressed = document.querySelector<HTMLElement>(`[${PRESSED_MARK}]`);
    if (!pressed || pressed.closest(`#${FIRST_PAINT_ID}`)) return;
    pressed.removeAttribute(PRESSED_MARK);
    pressed.click();
  });
};
