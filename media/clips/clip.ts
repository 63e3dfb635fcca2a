import type { Locale } from '@sahra/schemas/constants';

/** One sentence under the picture, in every language, between two seconds of the clip. */
export interface Cue {
  from: number;
  to: number;
  text: Record<Locale, string>;
}

/** A clip of our own making: pictures drawn second by second, a sound, captions. */
export interface Clip {
  /** Folder in `library/clips`. */
  name: string;
  /** A multiple of SEGMENT_SECONDS, so that a loop of it has no short segment. */
  seconds: number;
  /** Upright clips are shorts; their renditions are turned as well. */
  shape: 'wide' | 'upright';
  /** SVG elements of the picture at `t` seconds, drawn on CANVAS of the shape. */
  draw: (t: number) => string;
  /** Expression of ffmpeg's aevalsrc: the sound at `t` seconds. */
  sound: string;
  cues: readonly Cue[];
}

/** Size on which scenes are drawn, in pixels. */
export const CANVAS = {
  wide: { width: 1280, height: 720 },
  upright: { width: 720, height: 1280 },
} as const;

export const FRAMES_PER_SECOND = 25;
export const SEGMENT_SECONDS = 4;
