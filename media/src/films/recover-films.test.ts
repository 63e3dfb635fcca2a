import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FilmStorage } from '../storage/film-storage';
import { folderStorage } from '../storage/folder-storage';
import { s3Storage } from '../storage/s3-storage';
import { type S3Server, startS3Server } from '../testing/start-s3-server';
import { emptyRecord } from './film-record';
import { openFilms } from './open-films';

const CODE = 'kept0001';
const VERSION = '0123456789abcdef';
const ORPHAN = 'fedcba9876543210';

let root: string;
let s3: S3Server;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sahra-recover-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(root, { recursive: true, force: true });
});

const STORAGES: readonly [string, () => Promise<FilmStorage>][] = [
  ['a folder', async () => folderStorage(await mkdtemp(join(root, 'films-')))],
  ['a bucket', () => s3Storage(s3.bucket)],
];

describe.each(STORAGES)('a start over films in %s', (_, open) => {
  let storage: FilmStorage;

  const put = async (code: string, version: string): Promise<void> => {
    const made = await mkdtemp(join(root, 'made-'));
    await mkdir(join(made, '240p'));
    // The S3 server of the tests lists only folders that have a file of their own.
    for (const name of ['index', '240p/0.m4s']) await writeFile(join(made, name), 'pictures');
    await storage.putFolder(made, `${code}/${version}`);
    await storage.putFile(`${code}/master.m3u8`, '#EXTM3U');
  };

  /** Starts with a folder of its own that has the records of `known`. */
  const start = async (known: readonly string[]): Promise<void> => {
    const folder = await mkdtemp(join(root, 'media-'));
    await mkdir(join(folder, 'records'));
    for (const code of known) {
      const record = { ...emptyRecord(code), film: { version: VERSION, rungs: [], captions: [] } };
      await writeFile(join(folder, `records/${code}.json`), JSON.stringify(record));
    }
    const opened = await openFilms({
      folder,
      storage,
      library: { find: () => undefined, isReadable: () => Promise.resolve(true) },
      findTools: () => Promise.reject(new Error('Nothing is encoded here.')),
      findDeleted: () => Promise.resolve(new Set()),
      sendLengths: () => Promise.resolve(),
      readPoster: () => Promise.resolve(null),
      now: () => Date.UTC(2026, 10, 26),
      log: { info: () => undefined, warn: () => undefined },
    });
    try {
      await opened.start();
    } finally {
      await opened.close();
    }
  };

  beforeEach(async () => {
    storage = await open();
    for (const code of await storage.listFolders('')) await storage.removeFolder(code);
  });

  it('is refused, and every film kept, when no record is known', async () => {
    await put(CODE, VERSION);
    await expect(start([])).rejects.toThrow(`it has films (${CODE}), but FILMS_DIR has no record`);
    expect(await storage.listFolders(CODE)).toEqual([VERSION]);
  });

  it('removes what a record no longer names, and touches nothing else', async () => {
    await put(CODE, VERSION);
    await put(CODE, ORPHAN);
    await put('another1', VERSION);
    await put('not-a-code', VERSION);
    await start([CODE]);
    expect(await storage.listFolders(CODE)).toEqual([VERSION]);
    expect(await storage.listFolders('another1')).toEqual([VERSION]);
    expect(await storage.listFolders('not-a-code')).toEqual([VERSION]);
  });

  it('without records is fine where no film is stored', async () => {
    await put('not-a-code', VERSION);
    await storage.putFile(`${CODE}/seed/captions/ar.vtt`, 'WEBVTT');
    await expect(start([])).resolves.toBeUndefined();
  });
});
