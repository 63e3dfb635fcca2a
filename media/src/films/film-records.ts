import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { writeAtomically } from '../files/write-atomically';
import { emptyRecord, type FilmRecord } from './film-record';

const EXTENSION = '.json';

/** Records of all films. One process may write them. */
export interface FilmRecords {
  get: (code: string) => FilmRecord;
  all: () => FilmRecord[];
  /**
   * Replaces the record of `code` by what `change` returns. Changes of one film are made one after the other, each on
   * the disk before the next.
   */
  update: (code: string, change: (record: FilmRecord) => FilmRecord) => Promise<FilmRecord>;
  /** Removes the record of `code`, after the changes that were made before. */
  remove: (code: string) => Promise<void>;
}

const readRecords = async (folder: string): Promise<Map<string, FilmRecord>> => {
  await mkdir(folder, { recursive: true });
  const records = new Map<string, FilmRecord>();
  for (const name of await readdir(folder)) {
    const code = name.slice(0, -EXTENSION.length);
    if (!name.endsWith(EXTENSION) || !VIDEO_CODE_PATTERN.test(code)) {
      // A draft of a write that a crash interrupted.
      await rm(join(folder, name), { force: true });
      continue;
    }
    records.set(code, JSON.parse(await readFile(join(folder, name), 'utf8')) as FilmRecord);
  }
  return records;
};

/** Opens the records in `folder`: one JSON file for each film. */
export const openFilmRecords = async (folder: string): Promise<FilmRecords> => {
  const records = await readRecords(folder);
  const turns = new Map<string, Promise<unknown>>();
  const get = (code: string): FilmRecord => records.get(code) ?? emptyRecord(code);

  /** Acts on one film after the acts before. */
  const inTurn = <Result>(code: string, act: () => Promise<Result>): Promise<Result> => {
    const turn = (turns.get(code) ?? Promise.resolve()).then(act);
    const settled = turn.catch(() => undefined);
    turns.set(code, settled);
    void settled.then(() => {
      if (turns.get(code) === settled) turns.delete(code);
    });
    return turn;
  };

  return {
    get,
    all: () => [...records.values()],
    update: (code, change) =>
      inTurn(code, async () => {
        const record = change(get(code));
        await writeAtomically(join(folder, code + EXTENSION), JSON.stringify(record));
        records.set(code, record);
        return record;
      }),
    remove: (code) =>
      inTurn(code, async () => {
        await rm(join(folder, code + EXTENSION), { force: true });
        records.delete(code);
      }),
  };
};
