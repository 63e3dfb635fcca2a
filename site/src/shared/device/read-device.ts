/** `ios` and `phone` (every other mobile device) are offered the app; `desktop` is everything else. */
export type Device = 'ios' | 'phone' | 'desktop';

/** In pixels: the width from which the site has its wide layout. */
const WIDE_PX = 1024;

/** Returns the device by its user agent, its pointer and the width of the window. */
export const readDevice = (): Device => {
  const { userAgent, maxTouchPoints } = navigator;
  if (window.innerWidth >= WIDE_PX) return 'desktop';
  // iPads call themselves Macintosh, which has no touch screen.
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1))
    return 'ios';
  const coarse =
    typeof window.matchMedia === 'function' &&
    window.matchMedia('(hover: none) and (pointer: coarse)').matches;
  return coarse || /Android|Mobile/.test(userAgent) ? 'phone' : 'desktop';
};
