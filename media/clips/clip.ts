import type { Locale } from '@sahra/schemas/constants';

/** One sentence under the picture, in every language, between two seconds of the clip. */
export interface Cue {
  from: number;
  to: number;
  text: Record<Locale, string>;
}

/** Generated clip: frames drawn for each second, a sound, captions. */
export interface Clip {
  /** Folder in `library/clips`. */
  name: string;
  /** A multiple of SEGMENT_SECONDS, so that a loop of it has no short segment. */
  seconds: number;
  /** Portrait clips (`upright`) are shorts; the sides of their renditions are swapped too. */
  shape: 'wide' | 'upright';
  /** Returns the SVG elements of the frame at `t` seconds, drawn on the CANVAS of the shape. */
  draw: (t: number) => string;
  /** Sound at `t` seconds, as an expression of ffmpeg's aevalsrc filter. */
  sound: string;
  cues: readonly Cue[];
}

/** Size of the drawing area of scenes, in pixels. */
export const CANVAS = {
  wide: { width: 1280, height: 720 },
  upright: { width: 720, height: 1280 },
} as const;

export const FRAMES_PER_SECOND = 25;
export const SEGMENT_SECONDS = 4;
