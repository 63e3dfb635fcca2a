import type { Locale } from './constants';
import type { CaptionFacts, FilmFacts } from './film-facts';

/** What is known of a video's film. */
export const FILM_STATES = ['none', 'uploading', 'processing', 'ready', 'failed'] as const;
export type FilmState = (typeof FILM_STATES)[number];

/** Why a film could not be made. The texts for editors are in film-problems.ts. */
export const FILM_FAILURES = [
  'NOT_A_VIDEO',
  'BROKEN_FILE',
  'STORAGE_FULL',
  'ENCODER_MISSING',
  'ENCODER_FAILED',
] as const;
export type FilmFailure = (typeof FILM_FAILURES)[number];

/** What a sound of a film is. `clear_speech` has its dialogue louder, for people who hear less. */
export const SOUND_KINDS = ['programme', 'description', 'commentary', 'clear_speech'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

/** Languages as BCP 47 writes them, without an extension: `ar`, `ckb`, `pt-BR`. */
export const LANGUAGE_PATTERN = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;
/** Most letters of a name that an editor gives to a sound. */
export const SOUND_TITLE_MAX = 40;
/** Most sounds of one film that are kept. */
export const SOUNDS_MAX = 16;

/** A sound of a film that has several, or one in 5.1. */
export interface FilmSound {
  /** Number of the sound in its film, whatever their order. */
  id: number;
  /** As {@link LANGUAGE_PATTERN}; null while nobody has said it. */
  language: string | null;
  kind: SoundKind;
  /** Name that an editor gave; null for the one that follows from language and kind. */
  title: string | null;
  /** Name in playlists, unlike those of the other sounds of the film. */
  name: string;
  /** Most channels in which it can be heard: 2, or 6 for 5.1. */
  channels: number;
}

/** What an editor says of a sound: `PUT /films/{code}/sounds` takes those of all sounds, in their new order. */
export type SoundWords = Pick<FilmSound, 'id' | 'language' | 'kind' | 'title'>;

/** Why a sound of a file is not in its film. */
export const SOUND_LOSSES = ['UNREADABLE', 'SINGLE_CHANNEL', 'TOO_MANY'] as const;

/** A sound of a file that is not in its film. */
export interface LostSound {
  language: string | null;
  /** How it is coded, such as `ac4`. */
  codec: string;
  reason: (typeof SOUND_LOSSES)[number];
}

/** State of one video's film: what `GET /films/{code}` of media returns. */
export interface FilmReport {
  /** Code of the video. */
  code: string;
  state: FilmState;
  /** Part of the upload or of the processing that is done, from 0 to 1. 1 when ready, 0 when there is none. */
  progress: number;
  /** Set only when `state` is `failed`. */
  reason: FilmFailure | null;
  /** Whether a film plays now: the former one while a new one is made, or the first quality of the first one. */
  playable: boolean;
  /** Whether a failed film can be processed again without another upload. */
  retryable: boolean;
  /** Length of the film that plays now, in seconds; null without one, and for films of the development seeds. */
  seconds: number | null;
  /** Short side of the largest picture that plays now, in pixels; null as above. */
  height: number | null;
  /** Whether the sound of the film that plays now can be played alone: `audio.m3u8`. Never for what is live. */
  audio: boolean;
  /** Sounds of the film that plays now, in their order; empty for a film with one sound in stereo, or none. */
  sounds: FilmSound[];
  /** Other sounds of its file, which viewers do not hear. */
  lostSounds: LostSound[];
  /** Languages with captions of the film that plays now. */
  captions: Locale[];
  /** The same of the film that is being uploaded or made; null when none is. */
  nextCaptions: Locale[] | null;
  /** Number of poster candidates of the film that plays now: pictures `1.jpg` and so on. 0 for films of the seeds. */
  posters: number;
  /** Set only when `state` is `processing`: nothing is done for this film now, because other films have their turn. */
  waiting?: boolean;
  /**
   * Facts of the film that captions belong to: one that is being made, else the one that plays, else one that failed.
   * Absent for films of the seeds and for those that were made before there were facts, as is `captionFacts`.
   */
  facts?: FilmFacts;
  /** Facts of the captions of that film, as far as they are known. */
  captionFacts?: CaptionFacts[];
}

/**
 * What an editor is asked about captions that were refused: the query parameters of the next try. `offset` are the
 * seconds by which the captions would fit; with 0 their times are kept.
 */
export interface CaptionsAsk {
  offset?: number;
  frameRate?: readonly number[];
}

/** Frames of a second that films have, for captions that count them. */
export const FRAME_RATES = [23.976, 24, 25, 29.97, 30] as const;

/** Length of a film that is whole: what media tells the cms with `PUT /film-lengths`. */
export interface FilmLength {
  /** Code of the video. */
  code: string;
  seconds: number;
}

/** Path in the cms to which media sends the lengths of films. */
export const FILM_LENGTHS_PATH = '/film-lengths';
/** Most lengths that one `PUT /film-lengths` takes. */
export const FILM_LENGTHS_MAX = 100;

/** Most codes that one `GET /films?codes=` takes. */
export const FILM_CODES_MAX = 100;
/** First path segment of the film API in media, and of its pass-through in the admin of the cms. */
export const FILMS_PREFIX = '/films';
