import { FIRST_PAINT_ID } from '../head/first-paint';
import { NOT_HYDRATED_ATTRIBUTE, PRESSED_ATTRIBUTE } from './early-press-attributes';

/** Replays the click that was recorded before hydration. From now on React handles clicks itself. */
export const replayEarlyPress = (): void => {
  // A click dispatched inside an effect would be lost again: React can hydrate an island for it only between tasks.
  setTimeout(() => {
    document.documentElement.removeAttribute(NOT_HYDRATED_ATTRIBUTE);
    const pressed = document.querySelector<HTMLElement>(`[${PRESSED_ATTRIBUTE}]`);
    if (!pressed || pressed.closest(`#${FIRST_PAINT_ID}`)) return;
    pressed.removeAttribute(PRESSED_ATTRIBUTE);
    pressed.click();
  });
};
