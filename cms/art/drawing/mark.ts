import { circle, group, path } from './svg';

/** Petals of the logo in a square of 64 units: the upright ones and the slanted ones. */
const UPRIGHT =
  'M32 1.5L39.63 10.09L32 20.5L24.37 10.09ZM62.5 32L53.91 39.63L43.5 32L53.91 24.37ZM32 62.5L24.37 53.91L32 43.5L39.63 53.91ZM1.5 32L10.09 24.37L20.5 32L10.09 39.63Z';
const SLANTED =
  'M53.57 10.43L52.89 21.9L40.13 23.87L42.1 11.11ZM53.57 53.57L42.1 52.89L40.13 40.13L52.89 42.1ZM10.43 53.57L11.11 42.1L23.87 40.13L21.9 52.89ZM10.43 10.43L21.9 11.11L23.87 23.87L11.11 21.9Z';
const SQUARE = 64;

/** Brand colours; the same values as the design tokens of the site. */
export const BRAND = { ink: '#0a1218', saffron: '#fbb93c', coral: '#ff7359', paper: '#fdf3e1' } as const;

/** Draws the logo with its upper left corner at (x, y). */
export const mark = (x: number, y: number, size: number): string =>
  group(
    { transform: `translate(${String(x)} ${String(y)}) scale(${String(size / SQUARE)})` },
    path(UPRIGHT, BRAND.saffron),
    path(SLANTED, BRAND.coral),
    circle(SQUARE / 2, SQUARE / 2, 7.2, BRAND.paper),
  );
