/** Shapes of pictures, in the units of their drawing. */
export const SHAPES = {
  poster: [400, 600],
  wide: [640, 360],
  /** Wide too, but the page writes over its start: the subject stands at the end. */
  banner: [640, 360],
  /** Wide and small: what several videos of a show share on their cards. */
  still: [640, 360],
  short: [360, 640],
  /** As tall as a short, but without letters: the page writes over its foot. */
  upright: [360, 640],
  tile: [400, 400],
  'hero-wide': [1600, 900],
  'hero-tall': [720, 1280],
  /** What networks show beside a link. */
  share: [1200, 630],
} as const;

export type Shape = keyof typeof SHAPES;

/**
 * Pixels across in which a shape is encoded, smallest first: a phone at one, a phone at three or a desk
 * at one, the largest that a page shows.
 */
export const WIDTHS: Readonly<Record<Shape, readonly [number, ...number[]]>> = {
  poster: [200, 400, 600],
  wide: [320, 640, 1280],
  banner: [640, 1280, 1920],
  still: [400, 800],
  short: [200, 360, 540],
  upright: [480, 720, 1080],
  tile: [128, 256, 384],
  'hero-wide': [960, 1440, 1920],
  'hero-tall': [480, 720, 1080],
  share: [1200],
};
