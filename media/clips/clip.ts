import type { Locale } from '@sahra/schemas/constants';

/** One sentence under the picture, in every language, between two seconds of the clip. */
export interface Cue {
  from: number;
  to: number;
  text: Record<Locale, string>;
}

/** Film of a scene or of a story, as the tool of the cms that draws it describes it. */
export interface Clip {
  /** Folder in `library/clips`. */
  name: string;
  /** Portrait clips (`upright`) are shorts; the sides of their renditions are swapped too. */
  shape: 'wide' | 'upright';
  /** Size of the drawn frames, in pixels. */
  width: number;
  height: number;
  /** A multiple of SEGMENT_SECONDS, so that a live stream that repeats it has no short segment. */
  seconds: number;
  drawingsPerSecond: number;
  /** Sound at `t` seconds, as an expression of ffmpeg's aevalsrc filter; null: the tool plays it. */
  sound: string | null;
  cues: readonly Cue[];
  /**
   * A story tells something. That of a recording gets its smallest quality here, and a source of which media makes the
   * others; one that is live has its two qualities.
   */
  story: 'recording' | 'live' | null;
}

/** What the cms draws: all films, and what each seeded video plays. */
export interface DrawnFilms {
  films: readonly Clip[];
  /** Content of `library/streams.json`. */
  streams: Readonly<Record<string, { clip: string; live: boolean; source?: string }>>;
}

export const FRAMES_PER_SECOND = 25;
export const SEGMENT_SECONDS = 4;
