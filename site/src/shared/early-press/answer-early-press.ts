import { FIRST_PAINT_ID } from '../head/first-paint';
import { PRESSED_MARK, UNHEARD_MARK } from './early-marks';

/** Replays the click that was recorded before hydration. From now on React handles clicks itself. */
export const answerEarlyPress = (): void => {
  // A click dispatched inside an effect would be lost again: React can hydrate an island for it only between tasks.
  setTimeout(() => {
    document.documentElement.removeAttribute(UNHEARD_MARK);
    const pressed = document.querySelector<HTMLElement>(`[${PRESSED_MARK}]`);
    if (!pressed || pressed.closest(`#${FIRST_PAINT_ID}`)) return;
    pressed.removeAttribute(PRESSED_MARK);
    pressed.click();
  });
};
