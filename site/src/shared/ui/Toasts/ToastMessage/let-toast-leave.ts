import type { Toast } from '../../../messages/toasts';

/** In milliseconds. Long enough to read the message and reach its action (docs/product/limits.md, Interface). */
const DONE_MS = 6000;
/** Shorter movements of a finger leave the toast where it is. */
const SWIPE_PX = 32;

/** Dismisses a success toast after a while, which begins again when it is no longer hovered or focused. */
const leaveByTime = (toast: HTMLElement, dismiss: () => void): void => {
  let timer: ReturnType<typeof setTimeout>;
  const hold = (): void => clearTimeout(timer);
  const release = (): void => {
    hold();
    timer = setTimeout(dismiss, DONE_MS);
  };
  for (const type of ['pointerover', 'focusin']) toast.addEventListener(type, hold);
  for (const type of ['pointerout', 'focusout']) toast.addEventListener(type, release);
  release();
};

/** Moves the toast with a finger and dismisses it after a swipe in any direction. */
const leaveBySwipe = (toast: HTMLElement, dismiss: () => void): void => {
  let from: PointerEvent | null = null;
  const follow = (event: PointerEvent): void => {
    if (!from) return;
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    const moves = event.type === 'pointermove';
    toast.style.translate = moves ? `${x}px ${y}px` : '';
    if (moves) return;
    from = null;
    if (event.type === 'pointerup' && Math.hypot(x, y) > SWIPE_PX) dismiss();
  };
  toast.addEventListener('pointerdown', (event) => {
    from = event.pointerType === 'touch' ? event : null;
  });
  for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
    toast.addEventListener(type, follow);
};

/** How a toast leaves without its close button: a success by itself, and both kinds by a swipe. */
export const letToastLeave = (toast: HTMLElement, kind: Toast['kind'], dismiss: () => void): void => {
  if (kind === 'done') leaveByTime(toast, dismiss);
  leaveBySwipe(toast, dismiss);
};
