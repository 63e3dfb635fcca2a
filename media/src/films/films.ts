import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { FilmReport } from '@sahra/schemas/film';

import { postersOf } from '../encoder/make-stills';
import { AUDIO_FILE, AUDIO_PLAYLIST, type Library, type Quality, type Stream } from '../library/library';
import { SLOT_MS } from '../linear/timeline';
import { freeBytes } from '../files/free-bytes';
import { soundFolder } from '../playlist/sound-folders';
import type { FilmStorage } from '../storage/film-storage';
import { captionFactsOf } from './caption-facts';
import { captionedFilm, comingFilm, playingCaptions } from './film-captions';
import { filmPlaylist, filmSounds, leadingSound } from './film-playlists';
import { withSeedCaptions } from './seed-captions';
import { isRetryable, neededVersions, stateOf, type FilmRecord, type ServedFilm } from './film-record';
import type { FilmRecords } from './film-records';

/** Names of the files of one version. Nothing else of a film is sent. */
const VERSION_FILE =
  /^([\da-f]{16})\/(?:(?:(?:pictures-|av1-)?\d+p|audio|(?:audio|stereo|surround)-\d+)\/(?:init\.mp4|(?:index|iframes)\.m3u8|\d+\.m4s))$/;
const CAPTIONS_FILE = /^captions\/(en|ar)\.vtt$/;
const STILLS_FILE = /^(?:posters\/[1-3]\.jpg|storyboard\/storyboard\.(?:jpg|vtt))$/;

/** What the routes and the queue share. */
export interface Films {
  records: FilmRecords;
  storage: FilmStorage;
  /** Folder of the uploaded files. */
  uploads: string;
  /** Bytes that can still be written to the disk of the uploads, where films are made too. */
  freeBytes: () => Promise<number>;
  /** Finds the film of a code: an uploaded one first, else one of the seeds. The same one until its record changes. */
  find: (code: string) => Stream | undefined;
  /** Whether the seeds have a film of this code. */
  isSeeded: (code: string) => boolean;
  report: (code: string) => Promise<FilmReport>;
  setProgress: (code: string, part: number) => void;
  setWaiting: (code: string, isWaiting: boolean) => void;
}

const keyOf = (record: FilmRecord, file: string): string | undefined => {
  const { code, film } = record;
  if (!film) return undefined;
  // Films from before there was this have no such file in their folder.
  if (file === AUDIO_FILE) {
    const folder = soundFolder(leadingSound(film.sounds ?? [])?.id ?? 1, 'low');
    return film.audio && `${code}/${film.version}/${folder}/${file}`;
  }
  const version = VERSION_FILE.exec(file)?.[1];
  if (version !== undefined) return neededVersions(record).includes(version) ? `${code}/${file}` : undefined;
  const captions = CAPTIONS_FILE.exec(file)?.[1];
  const has =
    captions === undefined ? STILLS_FILE.test(file) : film.captions.some((each) => each === captions);
  return has ? `${code}/${film.version}/${file}` : undefined;
};

/** Returns the qualities of a film as its encoder makes them: segments of four seconds with numbers for names. */
const qualitiesOf = ({ film }: FilmRecord): Quality[] =>
  (film?.rungs ?? []).map(({ name, seconds }) => ({
    name,
    folder: `${film?.version}/${name}`,
    playlist: {
      targetSeconds: SLOT_MS / 1000,
      initUri: 'init.mp4',
      segments: Array.from({ length: Math.floor((seconds * 1000) / SLOT_MS) }, (_, index) => ({
        uri: `${index}.m4s`,
        durationMs: SLOT_MS,
      })),
    },
  }));

/** Returns the stream of an uploaded film. */
const uploadedFilm = (record: FilmRecord, film: ServedFilm, storage: FilmStorage): Stream => {
  let qualities: Quality[] | undefined;
  return {
    live: false,
    seconds: film.rungs[0]?.seconds ?? 0,
    playlists: new Map(),
    qualities: () => (qualities ??= qualitiesOf(record)),
    mayChange: (file) => !VERSION_FILE.test(file),
    text: (file) => filmPlaylist(film, file),
    has: (file) => filmPlaylist(film, file) !== undefined || keyOf(record, file) !== undefined,
    send: (request, reply, file) => storage.send(request, reply, keyOf(record, file) ?? ''),
    fromMemory: (file) => storage.fromMemory(keyOf(record, file) ?? ''),
  };
};

const shortSide = ({ width, height }: { width: number; height: number }): number => Math.min(width, height);

/** Joins the films that editors uploaded with those of the seeds. Without `listsAv1` they play in H.264 alone. */
export const joinFilms = (
  records: FilmRecords,
  storage: FilmStorage,
  uploads: string,
  library: Library,
  listsAv1 = false,
): Films => {
  const progress = new Map<string, number>();
  const waiting = new Set<string>();
  /** A record is replaced as a whole, so what was made of one stays right as long as it is the current one. */
  const streams = new WeakMap<FilmRecord, Stream>();

  const progressOf = async (record: FilmRecord): Promise<number> => {
    const { upload, job } = record;
    if (upload) {
      const sent = await stat(join(uploads, upload.id)).then(
        ({ size }) => size,
        () => 0,
      );
      return upload.bytes === 0 ? 0 : Math.min(1, sent / upload.bytes);
    }
    if (job) return progress.get(record.code) ?? 0;
    return record.film ? 1 : 0;
  };

  return {
    records,
    storage,
    uploads,
    freeBytes: () => freeBytes(uploads),
    isSeeded: (code) => library.find(code) !== undefined,
    setProgress: (code, part) => progress.set(code, part),
    setWaiting: (code, isWaiting) => (isWaiting ? waiting.add(code) : waiting.delete(code)),
    find: (code) => {
      const record = records.get(code);
      const known = streams.get(record);
      if (known) return known;
      const stream = record.film
        ? uploadedFilm(record, listsAv1 ? record.film : { ...record.film, av1: undefined }, storage)
        : withSeedCaptions(library.find(code), record, storage);
      if (stream) streams.set(record, stream);
      return stream;
    },
    report: async (code) => {
      const record = records.get(code);
      const { film, job } = record;
      const seed = film ? undefined : library.find(code);
      const seeded = seed !== undefined;
      const state = stateOf(record);
      const { facts, captionFacts } = captionedFilm(record, seeded) ?? {};
      return {
        code,
        state: seeded && state === 'none' ? 'ready' : state,
        progress: seeded && state === 'none' ? 1 : await progressOf(record),
        reason: state === 'failed' ? (job?.failure ?? null) : null,
        playable: film !== null || seeded,
        retryable: state === 'failed' && isRetryable(record),
        seconds: film?.rungs[0]?.seconds ?? null,
        height: film ? Math.max(...film.rungs.map(shortSide)) : null,
        audio: film ? film.audio !== undefined : seed?.live === false && seed.has(AUDIO_PLAYLIST),
        sounds: film ? filmSounds(film) : [],
        lostSounds: film?.lostSounds ?? [],
        captions: playingCaptions(record, seeded),
        nextCaptions: comingFilm(record)?.captions ?? null,
        // The stills of a film are made last.
        posters: film && film.version !== job?.id ? postersOf(film.rungs[0]?.isStill === true) : 0,
        ...(state === 'processing' && waiting.has(code) && { waiting: true }),
        ...(facts && { facts }),
        ...(captionFacts && { captionFacts: captionFactsOf(captionFacts) }),
      };
    },
  };
};
