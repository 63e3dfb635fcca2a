import type { FilmQueue } from './film-queue';
import { type FilmRecord, neededFiles } from './film-record';
import type { Films } from './films';
import { removeUpload } from './uploads';

/**
 * In milliseconds. So long a video that was deleted by mistake can be made again with its code, and has its film. Stated
 * in docs/product/limits.md.
 */
export const DELETED_FILM_KEPT_MS = 7 * 24 * 60 * 60_000;

interface Parts {
  films: Films;
  queue: FilmQueue;
  /** Returns those of the codes that belong to no video any more. Rejects when that is not certain. */
  findDeleted: (codes: readonly string[]) => Promise<ReadonlySet<string>>;
  log: { info: (line: string) => void };
}

/** The record goes last: what a crash leaves over is removed by the next check. */
const removeFilm = async ({ films, queue }: Parts, record: FilmRecord): Promise<void> => {
  const { code } = record;
  queue.cancel(code);
  await films.storage.removeFolder(code);
  for (const file of neededFiles(record)) await removeUpload(films, file);
  await films.records.remove(code);
};

/**
 * Removes film, uploads and record of each video that the cms has not had for {@link DELETED_FILM_KEPT_MS}. Rejects, and
 * changes nothing, when the cms cannot be asked.
 */
export const removeDeletedFilms = async (parts: Parts, now: number): Promise<void> => {
  const { records } = parts.films;
  const known = records.all();
  if (known.length === 0) return;
  const deleted = await parts.findDeleted(known.map(({ code }) => code));
  for (const { code, missingSince } of known) {
    if (!deleted.has(code)) {
      if (missingSince !== undefined) {
        await records.update(code, (record) => ({ ...record, missingSince: undefined }));
      }
    } else if (missingSince === undefined) {
      const until = new Date(now + DELETED_FILM_KEPT_MS).toISOString();
      parts.log.info(`The video ${code} was deleted. Its film is kept until ${until}.`);
      await records.update(code, (record) => ({ ...record, missingSince: now }));
    } else if (now - missingSince >= DELETED_FILM_KEPT_MS) {
      await removeFilm(parts, records.get(code));
      parts.log.info(`The film of the deleted video ${code} has been removed.`);
    }
  }
};
