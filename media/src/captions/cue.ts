import type { CaptionProblem } from './caption-problems';
import type { CaptionWarning } from './caption-warnings';

/** One caption. Times in seconds from the start of the film. */
export interface Cue {
  from: number;
  /** Infinity where the file does not say it. */
  to: number;
  /** Its words, without the marks of the format. */
  lines: string[];
  /** Line of the file at which it begins, from 1; its number in a file without lines. */
  at: number;
  /** Whether it stands at the top of the picture. */
  isTop: boolean;
  /** Its language, in a file of several. */
  language?: string | undefined;
}

/** A line of a file. */
export interface FileLine {
  line: number;
  sample: string;
}

/** What a reader of one format has found. */
export interface ReadCaptions {
  cues: Cue[];
  /** Lines that belong to no caption. */
  unread?: FileLine[];
  problems?: CaptionProblem[];
  warnings?: CaptionWarning[];
}
