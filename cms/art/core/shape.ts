/** Width and height of each shape, in SVG units. */
export const SHAPES = {
  poster: [400, 600],
  wide: [640, 360],
  /** Wide, with the subject at the end: the page writes its text over the start. */
  banner: [640, 360],
  /** Wide and small, with less grain: most videos have one. */
  still: [640, 360],
  /** Still of a short: an upright picture between two walls. */
  pillarbox: [640, 360],
  short: [360, 640],
  /** As tall as a short, but without a title: the page writes its text over the bottom. */
  upright: [360, 640],
  tile: [400, 400],
  'hero-wide': [1600, 900],
  'hero-tall': [720, 1280],
  /** Picture in link previews (Open Graph). */
  share: [1200, 630],
} as const;

export type Shape = keyof typeof SHAPES;

/**
 * Encoded widths in pixels, smallest first: phone at 1x, phone at 3x or desktop at 1x, the largest size on any
 * page; for banners and wide heroes, which fill a screen, also a desktop at 2x.
 */
export const WIDTHS: Readonly<Record<Shape, readonly [number, ...number[]]>> = {
  poster: [200, 400, 600],
  wide: [320, 640, 1280],
  banner: [640, 1280, 1920, 2880],
  still: [400, 800],
  pillarbox: [400, 800],
  short: [200, 360, 540],
  upright: [480, 720, 1080],
  tile: [128, 256, 384],
  'hero-wide': [960, 1440, 1920, 2880],
  'hero-tall': [480, 720, 1080],
  share: [1200],
};
