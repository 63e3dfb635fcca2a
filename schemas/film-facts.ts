import type { Locale } from './constants';

/** Colours of a file: those of a usual screen, more of them (BT.2020), and HDR with one of its two curves. */
export const FILM_COLOURS = ['sdr', 'wide', 'hlg', 'pq'] as const;
export type FilmColour = (typeof FILM_COLOURS)[number];

/** What was changed so that every viewer can play a film. The texts for editors are in film-facts-texts.ts. */
export const FILM_CHANGES = [
  'toneMapped',
  'coloursConverted',
  'deinterlaced',
  'turned',
  'squared',
  'slowed',
  'pictured',
  'folded',
] as const;
export type FilmChange = (typeof FILM_CHANGES)[number];

/** Why captions inside a file cannot be taken. `inPictures` are closed captions within the stream of pictures. */
export const INNER_REFUSALS = [
  'pictures',
  'inPictures',
  'language',
  'format',
  'empty',
  'unreadable',
] as const;
export type InnerRefusal = (typeof INNER_REFUSALS)[number];

/** One sound of a file. Those that viewers do not hear are in `lostSounds` of the report too. */
export interface FilmSound {
  /** Language tag of the file, such as `ara`; null when it says none. */
  language: string | null;
  /** Name that the file gives it; null without one. */
  title: string | null;
  channels: number;
}

/** Captions inside a file. */
export interface InnerCaptions {
  /** Number of their stream in the file: `PUT /films/{code}/captions/{language}?inner=` takes them by it. */
  inner: number;
  /** Language tag of the file, such as `ara`; null when it says none. */
  tag: string | null;
  title: string | null;
  /** Their format by the name that ffmpeg has for it, such as `mov_text`. */
  format: string;
  /** Language as which they can be taken; null when they cannot. */
  language: Locale | null;
  /**
   * Whether they are taken only when an editor asks: their language is a guess, they are for a part of the film, or
   * others of the language go first.
   */
  isDoubtful: boolean;
  /** Why they cannot be taken; null when they can. */
  refusal: InnerRefusal | null;
  /** Number of captions; 0 when they cannot be taken. */
  count: number;
}

/** What is known of an editor's file, and of how its film was made. */
export interface FilmFacts {
  seconds: number;
  /** Size of the picture as it is shown: upright, with square pixels. 0 for a sound without a picture. */
  width: number;
  height: number;
  /** Pictures of a second in the file. */
  framesPerSecond: number;
  colour: FilmColour;
  sounds: FilmSound[];
  innerCaptions: InnerCaptions[];
  changes: FilmChange[];
}

/** One caption as viewers see it. */
export interface ShownCaption {
  /** Second of the film at which it begins. */
  seconds: number;
  lines: string[];
  isTop: boolean;
}

/** Captions that viewers get with a film. */
export interface CaptionFacts {
  language: Locale;
  count: number;
  first: ShownCaption;
  last: ShownCaption;
  /** Number of the stream in the file from which they were taken; null when they were sent. */
  inner: number | null;
  /** Sentences about what was changed or should be looked at. */
  notes: Readonly<Record<Locale, string>>[];
}
