import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { FilmQueue } from './film-queue';
import { type FilmRecord, neededFiles, neededVersions, withoutJob } from './film-record';
import type { Films } from './films';

/** An upload that has received nothing for a day is given up. */
const ABANDONED_MS = 24 * 60 * 60_000;

/** Removes an uploaded file together with what the tus server keeps of it. */
export const removeUpload = async (films: Films, id: string): Promise<void> => {
  for (const name of [id, `${id}.json`]) await rm(join(films.uploads, name), { force: true });
};

/** Removes what a record needed before a change and does not need after it: uploads, and captions sent along with them. */
export const removeUnneeded = async (films: Films, before: FilmRecord, after: FilmRecord): Promise<void> => {
  const [files, versions] = [neededFiles(after), neededVersions(after)];
  for (const file of neededFiles(before)) if (!files.includes(file)) await removeUpload(films, file);
  for (const version of neededVersions(before))
    if (!versions.includes(version)) await films.storage.removeFolder(`${before.code}/${version}`);
};

/** Notes that a file is being sent for `code`. An unfinished file and a failed one of the same film are dropped. */
export const beginUpload = async (
  films: Films,
  code: string,
  id: string,
  bytes: number,
  now: number,
): Promise<void> => {
  const before = films.records.get(code);
  const after = await films.records.update(code, (record) => ({
    ...(record.job?.failure === null ? record : withoutJob(record, now)),
    upload: { id, bytes, captions: [] },
  }));
  await removeUnneeded(films, before, after);
};

/** Has a film made of a file that has arrived. It replaces a file that is being processed. */
export const finishUpload = async (
  films: Films,
  queue: FilmQueue,
  code: string,
  id: string,
  now: number,
): Promise<void> => {
  const before = films.records.get(code);
  if (before.upload?.id !== id) return;
  queue.cancel(code);
  const after = await films.records.update(code, (record) => {
    // The last response and the check of each minute can both find the same finished file.
    if (record.upload?.id !== id) return record;
    const job = { ...record.upload, rungs: [], failure: null };
    return { ...withoutJob(record, now), upload: null, job };
  });
  await removeUnneeded(films, before, after);
  queue.add(code);
};

/** Forgets an unfinished upload. */
export const cancelUpload = async (films: Films, code: string, id: string): Promise<void> => {
  const before = films.records.get(code);
  const after = await films.records.update(code, (record) =>
    record.upload?.id === id ? { ...record, upload: null } : record,
  );
  await removeUnneeded(films, before, after);
};

/** Finishes uploads whose last answer was lost, and drops those that were abandoned. */
const settleUploads = async (films: Films, queue: FilmQueue, now: number): Promise<void> => {
  for (const { code, upload } of films.records.all()) {
    if (!upload) continue;
    const file = await stat(join(films.uploads, upload.id)).catch(() => undefined);
    if (file?.size === upload.bytes) await finishUpload(films, queue, code, upload.id, now);
    else if (!file || now - file.mtimeMs > ABANDONED_MS) await cancelUpload(films, code, upload.id);
  }
};

const dropRetired = async ({ records, storage }: Films, now: number): Promise<void> => {
  for (const { code, retired } of records.all()) {
    if (!retired.some(({ until }) => until <= now)) continue;
    await records.update(code, (record) => ({
      ...record,
      retired: record.retired.filter(({ until }) => until > now),
    }));
    for (const { version, until } of retired)
      if (until <= now) await storage.removeFolder(`${code}/${version}`);
  }
};

/** Removes what is over: former films that nobody can still be watching, and abandoned uploads. */
export const tidyFilms = async (films: Films, queue: FilmQueue, now: number): Promise<void> => {
  await settleUploads(films, queue, now);
  await dropRetired(films, now);
};
