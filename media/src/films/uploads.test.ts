import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { folderStorage } from '../storage/folder-storage';
import type { FilmQueue } from './film-queue';
import type { FilmRecord } from './film-record';
import { openFilmRecords } from './film-records';
import { joinFilms, type Films } from './films';
import { beginUpload, cancelUpload, finishUpload, tidyFilms } from './uploads';

const NOW = Date.UTC(2026, 10, 26);
const CODE = 'upload01';
const [FORMER, NEXT] = ['0000000000000001', '0000000000000002'];
const QUEUE: FilmQueue = {
  add: () => undefined,
  cancel: () => undefined,
  idle: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

let root: string;
let films: Films;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sahra-uploads-'));
  const uploads = join(root, 'uploads');
  await mkdir(uploads);
  const records = await openFilmRecords(join(root, 'records'));
  const library = { find: () => undefined, isReadable: () => Promise.resolve(true) };
  films = joinFilms(records, folderStorage(join(root, 'films')), uploads, library);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const keep = (part: Partial<FilmRecord>): Promise<FilmRecord> =>
  films.records.update(CODE, (record) => ({ ...record, ...part }));
const sent = (id: string) => ({ id, bytes: 5, captions: [] });

/** A job whose first quality is stored. */
const storeJob = async (failure: 'ENCODER_FAILED' | null): Promise<void> => {
  await keep({ job: { ...sent(FORMER), rungs: [], failure } });
  await films.storage.putFile(`${CODE}/${FORMER}/240p/0.m4s`, 'pictures');
};
const versions = async (): Promise<string[]> => {
  await tidyFilms(films, QUEUE, NOW);
  return films.storage.listFolders(CODE);
};

describe('what a dropped job has stored', () => {
  it('goes when an editor sends another file after a failure', async () => {
    await storeJob('ENCODER_FAILED');
    await beginUpload(films, CODE, NEXT, 5, NOW);
    expect(await versions()).toEqual([]);
    expect(films.records.get(CODE).retired).toEqual([]);
  });

  it('goes when another file has arrived', async () => {
    await storeJob(null);
    await keep({ upload: sent(NEXT) });
    await finishUpload(films, QUEUE, CODE, NEXT, NOW);
    expect(await versions()).toEqual([]);
  });

  it('stays while it plays', async () => {
    await storeJob(null);
    await keep({ upload: sent(NEXT), film: { version: FORMER, rungs: [], captions: [] } });
    await finishUpload(films, QUEUE, CODE, NEXT, NOW);
    expect(await versions()).toEqual([FORMER]);
  });
});

describe('captions that were sent along with an upload', () => {
  beforeEach(async () => {
    await keep({ upload: { ...sent(FORMER), captions: ['ar'] } });
    await films.storage.putFile(`${CODE}/${FORMER}/captions/ar.vtt`, 'WEBVTT');
  });

  it('go when another upload replaces it', async () => {
    await beginUpload(films, CODE, NEXT, 5, NOW);
    expect(await films.storage.listFolders(CODE)).toEqual([]);
  });

  it('go when it is given up', async () => {
    await cancelUpload(films, CODE, FORMER);
    expect(await films.storage.listFolders(CODE)).toEqual([]);
  });

  it('stay when it becomes a film', async () => {
    await finishUpload(films, QUEUE, CODE, FORMER, NOW);
    await cancelUpload(films, CODE, FORMER);
    expect(await films.storage.listFolders(CODE)).toEqual([FORMER]);
  });
});

it('an upload that is found finished twice keeps the captions that were sent along', async () => {
  await keep({ upload: { ...sent(NEXT), captions: ['ar'] } });
  await writeFile(join(films.uploads, NEXT), 'bytes');
  await Promise.all([
    finishUpload(films, QUEUE, CODE, NEXT, NOW),
    finishUpload(films, QUEUE, CODE, NEXT, NOW),
  ]);
  expect(films.records.get(CODE)).toMatchObject({ upload: null, job: { id: NEXT, captions: ['ar'] } });
});
