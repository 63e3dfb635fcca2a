import type { Locale } from '@sahra/schemas/constants';
import type { FilmFailure, FilmState, LostSound, SoundWords } from '@sahra/schemas/film';
import type { FilmFacts } from '@sahra/schemas/film-facts';

import type { BitRates } from '../playlist/bit-rates';
import type { Variant } from '../playlist/master-playlist';
import type { KeptCaptionFacts } from './caption-facts';

/** A finished quality of a film. */
export interface FinishedRung extends Omit<Variant, 'path'> {
  /** Folder of the quality, such as `480p`. */
  name: string;
  seconds: number;
  /** Whether its picture stands still. */
  isStill?: boolean;
}

/** A finished sound of a film with several, or of one in 5.1, in the folders of {@link soundFolder}. */
export interface FinishedSound extends SoundWords {
  low: BitRates;
  stereo: BitRates;
  surround?: BitRates;
}

/** What can be heard of a film. */
export interface HeardSounds {
  /** The sound alone, in the folder `audio`; missing for a film without it, and for one made before there was this. */
  audio?: BitRates;
  /** Sounds apart from the pictures, in their order; missing where the only one is in the segments of the pictures. */
  sounds?: FinishedSound[];
  /** Sounds of the file that are left out. */
  lostSounds?: LostSound[];
}

/** A file that an editor sends, or has sent. */
export interface SentFile {
  /** Name of the file in the folder of uploads, and version of the film that is made of it. */
  id: string;
  bytes: number;
  /** Languages whose captions were sent along. */
  captions: Locale[];
  captionFacts?: KeptCaptionFacts;
}

/** Qualities in AV1 beside those in H.264. They play when all of them are there. */
interface Av1Rungs {
  rungs: FinishedRung[];
  isWhole: boolean;
}

/** A film that plays. */
export interface ServedFilm extends HeardSounds {
  version: string;
  /** In H.264. */
  rungs: FinishedRung[];
  /** Missing for a film that is not made in AV1. */
  av1?: Av1Rungs | undefined;
  captions: Locale[];
  captionFacts?: KeptCaptionFacts;
  /** Missing for a film that was made before there was this. */
  facts?: FilmFacts;
}

/** A film that is being made, or could not be made. */
export interface FilmInWork extends SentFile, HeardSounds {
  rungs: FinishedRung[];
  facts?: FilmFacts;
  failure: FilmFailure | null;
}

/** Everything that media keeps of one video's film. It is replaced as a whole, so it is always consistent. */
export interface FilmRecord {
  code: string;
  upload: SentFile | null;
  job: FilmInWork | null;
  film: ServedFilm | null;
  /** Since when the cms has no video of this code, in milliseconds since 1970. */
  missingSince?: number | undefined;
  /** Former versions, which open players may still read until this moment, in milliseconds since 1970. */
  retired: { version: string; until: number }[];
  /** Languages whose captions an editor changed on a film of the seeds. */
  seedCaptions?: Partial<Record<Locale, 'sent' | 'removed'>>;
}

/** Folder of the captions that editors sent for a film of the seeds. */
export const SEED_VERSION = 'seed';

export const emptyRecord = (code: string): FilmRecord => ({
  code,
  upload: null,
  job: null,
  film: null,
  retired: [],
});

/** Returns the state that an editor sees: the newest act counts. */
export const stateOf = ({ upload, job, film }: FilmRecord): FilmState => {
  if (upload) return 'uploading';
  if (job) return job.failure === null ? 'processing' : 'failed';
  return film ? 'ready' : 'none';
};

/** Failures after which the same file can succeed. The file is kept for them. */
const RETRYABLE: readonly FilmFailure[] = ['STORAGE_FULL', 'ENCODER_MISSING', 'ENCODER_FAILED'];

export const isRetryable = ({ job }: FilmRecord): boolean =>
  job !== null && job.failure !== null && RETRYABLE.includes(job.failure);

/** Whether the film plays, and is still to be made in AV1 from its uploaded file. */
export const awaitsAv1 = ({ film }: FilmRecord): boolean => film?.av1?.isWhole === false;

/** Returns the ids of the uploaded files that the record still needs. */
export const neededFiles = (record: FilmRecord): string[] => [
  ...(record.film && awaitsAv1(record) ? [record.film.version] : []),
  ...(record.upload ? [record.upload.id] : []),
  ...(record.job && (record.job.failure === null || isRetryable(record)) ? [record.job.id] : []),
];

/** Returns the versions whose files are stored and may be read. */
export const neededVersions = ({ upload, job, film, retired, seedCaptions }: FilmRecord): string[] => [
  ...(upload ? [upload.id] : []),
  ...(job ? [job.id] : []),
  ...(film ? [film.version] : []),
  ...retired.map(({ version }) => version),
  ...(seedCaptions ? [SEED_VERSION] : []),
];

/** Returns the film of what a job has made until now. */
export const filmOf = (job: FilmInWork): ServedFilm => {
  const { id, rungs, captions, captionFacts, audio, sounds, lostSounds, facts } = job;
  return {
    ...{ version: id, rungs, captions },
    ...(captionFacts && { captionFacts }),
    ...(audio && { audio }),
    ...(sounds && { sounds }),
    ...(lostSounds && { lostSounds }),
    ...(facts && { facts }),
  };
};

/** Returns the record after a change of the job of this file; as it is, when another file has replaced it. */
export const withJob = (
  record: FilmRecord,
  id: string,
  change: (job: FilmInWork) => Partial<FilmInWork>,
): FilmRecord => {
  const { job } = record;
  return job?.id === id ? { ...record, job: { ...job, ...change(job) } } : record;
};

/** Returns the record after a change of the AV1 of this version; as it is, when another film has replaced it. */
export const withAv1 = (
  record: FilmRecord,
  version: string,
  change: (av1: Av1Rungs) => Av1Rungs | undefined,
): FilmRecord => {
  const { film } = record;
  return film?.version === version && film.av1
    ? { ...record, film: { ...film, av1: change(film.av1) } }
    : record;
};

/** Returns the record without its job. What the job has stored may go at once, unless it plays already. */
export const withoutJob = (record: FilmRecord, now: number): FilmRecord => {
  const { job, film, retired } = record;
  const isOver = job !== null && job.id !== film?.version;
  return {
    ...record,
    job: null,
    retired: isOver ? [...retired, { version: job.id, until: now }] : retired,
  };
};
