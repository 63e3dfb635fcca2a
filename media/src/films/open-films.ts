import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Tools } from '../encoder/find-tools';
import type { Library } from '../library/library';
import type { FilmStorage } from '../storage/film-storage';
import { folderStorage } from '../storage/folder-storage';
import { createFilmQueue, type FilmQueue } from './film-queue';
import { openFilmRecords } from './film-records';
import { joinFilms, type Films } from './films';
import { recoverFilms, tidyFilms } from './uploads';

export interface OpenFilmsOptions {
  /** Folder of everything: uploads, unfinished files, records and, without another storage, finished films. */
  folder: string;
  library: Library;
  /** Where finished films go; the folder when absent. */
  storage?: FilmStorage;
  findTools: () => Promise<Tools>;
  now: () => number;
  log: { info: (line: string) => void; warn: (line: string) => void };
}

const TIDY_MS = 60_000;

/** The films of a folder with the queue that makes them. */
export interface OpenedFilms {
  films: Films;
  queue: FilmQueue;
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
  now,
  log,
}: OpenFilmsOptions): Promise<OpenedFilms> => {
  const uploads = join(folder, 'uploads');
  const work = join(folder, 'work');
  await mkdir(uploads, { recursive: true });
  const records = await openFilmRecords(join(folder, 'records'));
  const films = joinFilms(records, storage, uploads, library);
  const queue = createFilmQueue({ films, findTools, work, now, log });

  let tidying: NodeJS.Timeout | undefined;
  const tidy = (): void => {
    tidyFilms(films, queue, now()).catch((error: unknown) => log.warn(`Films: ${String(error)}`));
  };
  return {
    films,
    queue,
    start: async () => {
      await recoverFilms(films, queue, work, now());
      tidying = setInterval(tidy, TIDY_MS);
      tidying.unref();
    },
    close: () => {
      clearInterval(tidying);
      return queue.close();
    },
  };
};
