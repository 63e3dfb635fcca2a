import { BRAND, mark } from './drawing/mark';
import { element, rect } from './drawing/svg';

const SIZE = 512;

/**
 * Draws the logo on the ink colour. Some systems crop a maskable icon to a circle, so its logo stays inside the
 * safe zone.
 */
export const brandIconSvg = (kind: 'rounded' | 'full' | 'maskable'): string => {
  const inner = SIZE * (kind === 'maskable' ? 0.58 : 0.75);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${String(SIZE)} ${String(SIZE)}` },
    rect(0, 0, SIZE, SIZE, BRAND.ink, kind === 'rounded' ? { rx: SIZE * 0.22 } : {}) +
      mark((SIZE - inner) / 2, (SIZE - inner) / 2, inner),
  );
};
