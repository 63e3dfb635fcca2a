import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { FilmsAv1 } from '../config/config';
import type { CheckedTools } from '../encoder/find-tools';
import type { Library } from '../library/library';
import type { FilmStorage } from '../storage/film-storage';
import { folderStorage } from '../storage/folder-storage';
import { createFilmLengths, type SendLengths } from './film-lengths';
import { createFilmQueue, type FilmQueue } from './film-queue';
import { openFilmRecords } from './film-records';
import { joinFilms, type Films } from './films';
import { createFrameReader, type ReadFrame } from './read-frame';
import { recoverFilms } from './recover-films';
import { removeDeletedFilms } from './remove-deleted-films';
import { tidyFilms } from './uploads';

export interface OpenFilmsOptions {
  /** Folder of everything: uploads, unfinished files, records and, without another storage, finished films. */
  folder: string;
  library: Library;
  /** Where finished films go; the folder when absent. */
  storage?: FilmStorage;
  findTools: () => Promise<CheckedTools>;
  /** Which films are made in AV1 beside H.264; none when absent. */
  filmsAv1?: FilmsAv1;
  /** Returns those of the codes that belong to no video any more. Rejects when that is not certain. */
  findDeleted: (codes: readonly string[]) => Promise<ReadonlySet<string>>;
  sendLengths: SendLengths;
  /** Returns the poster of a video; null without one. */
  readPoster: (code: string) => Promise<Uint8Array | null>;
  now: () => number;
  log: { info: (line: string) => void; warn: (line: string) => void };
}

const TIDY_MS = 60_000;
const CMS_CHECK_MS = 60 * 60_000;

/** The films of a folder with the queue that makes them. */
export interface OpenedFilms {
  films: Films;
  queue: FilmQueue;
  readFrame: ReadFrame;
  /** Brings the folder in order after a crash and continues unfinished jobs. */
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the films of `folder`. Nothing is changed or processed before `start`. */
export const openFilms = async ({
  folder,
  library,
  storage = folderStorage(join(folder, 'films')),
  findTools,
  filmsAv1 = 'none',
  findDeleted,
  sendLengths,
  readPoster,
  now,
  log,
}: OpenFilmsOptions): Promise<OpenedFilms> => {
  const uploads = join(folder, 'uploads');
  const work = join(folder, 'work');
  await mkdir(uploads, { recursive: true });
  const records = await openFilmRecords(join(folder, 'records'));
  const films = joinFilms(records, storage, uploads, library, filmsAv1 !== 'none');
  const lengths = createFilmLengths({ records, send: sendLengths, log });
  const queue = createFilmQueue({
    films,
    findTools,
    filmsAv1,
    readPoster,
    work,
    now,
    onReady: lengths.tell,
    log,
  });

  let timers: NodeJS.Timeout[] = [];
  const warn = (error: unknown): void => log.warn(`Films: ${String(error)}`);
  const tidy = (): void => {
    void tidyFilms(films, queue, now()).catch(warn);
    void lengths.tell();
  };
  const removeDeleted = (): void =>
    void removeDeletedFilms({ films, queue, findDeleted, log }, now()).catch(warn);
  const checkCms = (): void => {
    removeDeleted();
    void lengths.tellAll();
  };
  return {
    films,
    queue,
    readFrame: createFrameReader({ storage, findTools }),
    start: async () => {
      await recoverFilms(films, queue, work, now());
      timers = [
        setInterval(tidy, TIDY_MS),
        // Not at once: everything may be starting together, the cms too.
        setTimeout(removeDeleted, TIDY_MS),
        setInterval(checkCms, CMS_CHECK_MS),
      ];
      for (const timer of timers) timer.unref();
    },
    close: () => {
      for (const timer of timers) clearInterval(timer);
      return queue.close();
    },
  };
};
