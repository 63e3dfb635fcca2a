import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import type { FilmQueue } from './film-queue';
import { awaitsAv1, neededFiles, neededVersions, SEED_VERSION } from './film-record';
import type { Films } from './films';
import { tidyFilms } from './uploads';

/** Codes that the message of a refused start names. */
const NAMED_MAX = 3;

const storedCodes = async ({ storage }: Films): Promise<string[]> =>
  (await storage.listFolders('')).filter((code) => VIDEO_CODE_PATTERN.test(code));

/** Captions that were sent for a film of the seeds have no record yet when a crash comes at once. */
const hasFilm = async ({ storage }: Films, code: string): Promise<boolean> =>
  (await storage.listFolders(code)).some((version) => version !== SEED_VERSION);

/**
 * Rejects when films are stored and none has a record: the records were lost, or belong to another storage. Without
 * them no stored film could be found or judged.
 */
const refuseWithoutRecords = async (films: Films): Promise<void> => {
  if (films.records.all().length > 0) return;
  const found: string[] = [];
  for (const code of await storedCodes(films)) {
    if (found.length <= NAMED_MAX && (await hasFilm(films, code))) found.push(code);
  }
  if (found.length === 0) return;
  const named = found.slice(0, NAMED_MAX).join(', ') + (found.length > NAMED_MAX ? ', …' : '');
  throw new Error(
    `it has films (${named}), but FILMS_DIR has no record of any film. ` +
      'Set FILMS_DIR to the folder with their records, restore its folder "records" from a backup, or remove the films.',
  );
};

/** Removes versions and uploads that no record names. A film without a record is left alone. */
const removeOrphans = async (films: Films): Promise<void> => {
  const { records, storage, uploads } = films;
  const files = new Set(records.all().flatMap(neededFiles));
  for (const name of await readdir(uploads)) {
    if (!files.has(name.replace(/\.json$/, '')))
      await rm(join(uploads, name), { recursive: true, force: true });
  }
  const known = new Map(records.all().map((record) => [record.code, record]));
  for (const code of await storedCodes(films)) {
    const record = known.get(code);
    if (!record) continue;
    const versions = neededVersions(record);
    for (const version of await storage.listFolders(code)) {
      if (!versions.includes(version)) await storage.removeFolder(`${code}/${version}`);
    }
  }
};

/**
 * Brings everything in order at the start, whatever moment the last process ended at: removes unfinished and orphaned
 * files, and continues the jobs that were not finished. Rejects, and changes nothing, when films are stored and no
 * record is known.
 */
export const recoverFilms = async (
  films: Films,
  queue: FilmQueue,
  work: string,
  now: number,
): Promise<void> => {
  await refuseWithoutRecords(films);
  await rm(work, { recursive: true, force: true });
  await removeOrphans(films);
  for (const record of films.records.all()) {
    if (record.job?.failure === null || awaitsAv1(record)) queue.add(record.code);
  }
  await tidyFilms(films, queue, now);
};
