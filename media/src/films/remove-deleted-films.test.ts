import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type S3Server, startS3Server } from '../testing/start-s3-server';
import { startTestSchedule, type TestSchedule } from '../testing/start-test-schedule';
import type { FilmStorage } from '../storage/film-storage';
import { folderStorage } from '../storage/folder-storage';
import { s3Storage } from '../storage/s3-storage';
import { findDeletedVideos } from './find-deleted-videos';
import { type OpenedFilms, openFilms } from './open-films';
import { DELETED_FILM_KEPT_MS, removeDeletedFilms } from './remove-deleted-films';

const CODE = 'deleted1';
const OTHER = 'stays001';
const VERSION = '0123456789abcdef';
const UPLOAD = 'fedcba9876543210';
const START = Date.UTC(2026, 10, 23);

let root: string;
let s3: S3Server;
let cms: TestSchedule;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sahra-deleted-'));
  s3 = await startS3Server();
});
beforeEach(async () => {
  cms = await startTestSchedule();
});
afterEach(() => cms.stop());
afterAll(async () => {
  await s3.stop();
  await rm(root, { recursive: true, force: true });
});

const STORAGES: readonly [string, () => Promise<FilmStorage>][] = [
  ['a folder', async () => folderStorage(await mkdtemp(join(root, 'films-')))],
  ['a bucket', () => s3Storage(s3.bucket)],
];

describe.each(STORAGES)('films of deleted videos in %s', (_, open) => {
  let folder: string;
  let storage: FilmStorage;
  let opened: OpenedFilms;

  /** Opens the films as a start of media does. */
  const start = (): Promise<OpenedFilms> =>
    openFilms({
      folder,
      storage,
      library: { find: () => undefined, isReadable: () => Promise.resolve(true) },
      findTools: () => Promise.reject(new Error('Nothing is encoded here.')),
      findDeleted: () => Promise.resolve(new Set()),
      sendLengths: () => Promise.resolve(),
      readPoster: () => Promise.resolve(null),
      now: () => START,
      log: { info: () => undefined, warn: () => undefined },
    });

  beforeEach(async () => {
    folder = await mkdtemp(join(root, 'media-'));
    storage = await open();
    opened = await start();
    for (const code of [CODE, OTHER]) {
      const made = join(folder, code);
      await mkdir(join(made, '240p'), { recursive: true });
      await writeFile(join(made, '240p/0.m4s'), 'pictures');
      await storage.putFolder(made, `${code}/${VERSION}`);
      await storage.putFile(`${code}/master.m3u8`, '#EXTM3U');
      await opened.films.records.update(code, (record) => ({
        ...record,
        film: { version: VERSION, rungs: [], captions: [] },
      }));
    }
    await writeFile(join(opened.films.uploads, UPLOAD), 'bytes');
    await opened.films.records.update(CODE, (record) => ({
      ...record,
      upload: { id: UPLOAD, bytes: 10, captions: [] },
    }));
    cms.videos = [OTHER];
  });
  afterEach(() => opened.close());

  const check = (now: number): Promise<void> =>
    removeDeletedFilms(
      {
        ...opened,
        findDeleted: (codes) => findDeletedVideos(cms, codes),
        log: { info: () => undefined },
      },
      now,
    );
  const isStored = (key: string): Promise<boolean> =>
    storage.copyFile(key, 'probe/file').then(
      () => true,
      () => false,
    );
  /** What is there of a film: its list of qualities, a segment, its record, and what was being uploaded. */
  const partsOf = async (code: string) => [
    await isStored(`${code}/master.m3u8`),
    await isStored(`${code}/${VERSION}/240p/0.m4s`),
    (await readdir(join(folder, 'records'))).includes(`${code}.json`),
    (await readdir(opened.films.uploads)).includes(UPLOAD),
  ];

  it('go after a week with everything, and no other film', async () => {
    await check(START);
    await check(START + DELETED_FILM_KEPT_MS - 1);
    expect(await partsOf(CODE)).toEqual([true, true, true, true]);
    await check(START + DELETED_FILM_KEPT_MS);
    expect(await partsOf(CODE)).toEqual([false, false, false, false]);
    expect(await partsOf(OTHER)).toEqual([true, true, true, false]);
    expect(opened.films.find(CODE)).toBeUndefined();
    expect(await opened.films.report(OTHER)).toMatchObject({ playable: true });
  });

  it('stay when the video is made again within the week, and after a later deletion a whole week counts again', async () => {
    await check(START);
    cms.videos = [OTHER, CODE];
    await check(START + DELETED_FILM_KEPT_MS - 1);
    cms.videos = [OTHER];
    await check(START + DELETED_FILM_KEPT_MS);
    await check(START + 2 * DELETED_FILM_KEPT_MS - 1);
    expect(await partsOf(CODE)).toEqual([true, true, true, true]);
  });

  it('go on time when media was started again in the meantime', async () => {
    await check(START);
    await opened.close();
    opened = await start();
    await check(START + DELETED_FILM_KEPT_MS);
    expect(await partsOf(CODE)).toEqual([false, false, false, false]);
  });

  it.each([
    ['does not answer', () => void (cms.isDown = true)],
    ['is empty', () => void (cms.videos = [])],
    ['refuses the token', () => void (cms.readToken = 'another')],
  ])('stay as long as the cms %s', async (_reason, change) => {
    await check(START);
    const { readToken } = cms;
    change();
    const given = { ...cms, readToken };
    const late = removeDeletedFilms(
      { ...opened, findDeleted: (codes) => findDeletedVideos(given, codes), log: { info: () => undefined } },
      START + 2 * DELETED_FILM_KEPT_MS,
    );
    await expect(late).rejects.toThrow('the cms');
    expect(await partsOf(CODE)).toEqual([true, true, true, true]);
  });
});
