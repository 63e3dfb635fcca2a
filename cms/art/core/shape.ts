/** Shapes of pictures, in the units of their drawing. */
export const SHAPES = {
  poster: [400, 600],
  wide: [640, 360],
  short: [360, 640],
  tile: [400, 400],
  'hero-wide': [1600, 700],
  'hero-tall': [720, 1280],
} as const;

export type Shape = keyof typeof SHAPES;
