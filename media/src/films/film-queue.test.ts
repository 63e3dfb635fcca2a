import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { FilmReport } from '@sahra/schemas/film';

import { findQuickTools } from '../testing/find-quick-tools';
import { makeTestClip } from '../testing/make-test-clip';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { readFilm, uploadFilm } from '../testing/upload-film';
import { openFilms } from './open-films';
import { DELETED_FILM_KEPT_MS, removeDeletedFilms } from './remove-deleted-films';

const NOW = Date.UTC(2026, 10, 29);
/** The programs run at low priority: questions without a pause would keep the processor from them. */
const POLL_MS = 20;

let folder: string;
/** Silent: to bring a sound to its loudness takes most of the time of so short a film. */
let clip: string;
let server: TestServer;
/** What was stored, as `{code}/{folder}`. */
let stored: string[];
/** Called before each of it is stored. */
let beforeStored: (key: string) => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-queue-'));
  clip = join(folder, 'clip.mp4');
  await makeTestClip(clip, 1, '320x240', 0);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  server = await startTestServer(NOW, { tools: findQuickTools });
  stored = [];
  beforeStored = () => Promise.resolve();
  const { storage } = server.films;
  const { putFolder } = storage;
  storage.putFolder = async (from, key) => {
    const [code = '', , name = ''] = key.split('/');
    await beforeStored(`${code}/${name}`);
    await putFolder(from, key);
    stored.push(`${code}/${name}`);
  };
});
afterEach(() => server.stop());

/** Does something while the first quality of `first` is being stored. */
const doMeanwhile = (first: string, act: () => Promise<void>): void => {
  beforeStored = async (key) => {
    if (key !== `${first}/144p`) return;
    beforeStored = () => Promise.resolve();
    await act();
  };
};

/** Reads the state of a film until it is so. */
const readUntil = async (code: string, isSo: (film: FilmReport) => boolean): Promise<FilmReport> => {
  for (;;) {
    const film = await readFilm(server, code);
    if (isSo(film)) return film;
    await pause(POLL_MS);
  }
};

const readWaiting = (code: string): Promise<FilmReport> => readUntil(code, ({ waiting }) => waiting === true);

/** Uploads films that wait for their turn from then on, while the first quality of `first` is being stored. */
const uploadMeanwhile = (first: string, codes: readonly string[], file = clip): void =>
  doMeanwhile(first, async () => {
    for (const code of codes) {
      await uploadFilm(server, code, file);
      await readWaiting(code);
    }
  });

it('a file that is no film is refused while another film is being made', async () => {
  const letter = join(folder, 'letter.mp4');
  await writeFile(letter, 'This is a letter, not a film.');
  let refused: FilmReport | undefined;
  doMeanwhile('longest0', async () => {
    await uploadFilm(server, 'letter00', letter);
    refused = await readUntil('letter00', ({ state }) => state === 'failed');
  });
  await uploadFilm(server, 'longest0', clip);
  await server.queue.idle();
  expect(refused).toMatchObject({ reason: 'NOT_A_VIDEO', retryable: false });
  expect(refused).not.toHaveProperty('waiting');
  expect(await readFilm(server, 'longest0')).toMatchObject({ state: 'ready', height: 240 });
  expect(await readdir(server.films.uploads)).toEqual([]);
});

it('a film that waits for its turn says so, and what its file is', async () => {
  let seen: FilmReport | undefined;
  doMeanwhile('longest5', async () => {
    await uploadFilm(server, 'second05', clip);
    seen = await readUntil('second05', ({ waiting, facts }) => waiting === true && facts !== undefined);
  });
  await uploadFilm(server, 'longest5', clip);
  await server.queue.idle();
  expect(seen).toMatchObject({ state: 'processing', progress: 0, facts: { width: 320, height: 240 } });
  for (const code of ['longest5', 'second05'])
    expect(await readFilm(server, code)).not.toHaveProperty('waiting');
});

it('a film that waits for its first turn can be replaced and deleted, and leaves nothing behind', async () => {
  doMeanwhile('longest6', async () => {
    for (const code of ['second06', 'second06', 'deleted6']) {
      await uploadFilm(server, code, clip);
      await readWaiting(code);
    }
    const deleted = { films: server.films, queue: server.queue, log: { info: () => undefined } };
    const findDeleted = () => Promise.resolve(new Set(['deleted6']));
    for (const now of [NOW, NOW + DELETED_FILM_KEPT_MS]) {
      await removeDeletedFilms({ ...deleted, findDeleted }, now);
    }
  });
  await uploadFilm(server, 'longest6', clip);
  await server.queue.idle();
  expect(await readFilm(server, 'second06')).toMatchObject({ state: 'ready', height: 240 });
  expect(await readFilm(server, 'deleted6')).toMatchObject({ state: 'none' });
  expect(stored.filter((key) => key === 'second06/144p')).toHaveLength(1);
  expect(stored.filter((key) => key.startsWith('deleted6'))).toEqual([]);
  expect(await readdir(server.films.uploads)).toEqual([]);
  expect(await readdir(join(server.libraryDir, 'uploaded/work'))).toEqual([]);
});

it('each waiting film plays before others get their further qualities', async () => {
  const heard = join(folder, 'heard.mp4');
  await makeTestClip(heard, 1, '320x240');
  uploadMeanwhile('longest1', ['second01', 'third001'], heard);
  await uploadFilm(server, 'longest1', heard);
  await server.queue.idle();
  const of = (code: string, names: readonly string[]): string[] => names.map((name) => `${code}/${name}`);
  const rest = ['240p', 'posters', 'storyboard'];
  expect(stored).toEqual([
    ...['longest1', 'second01', 'third001'].flatMap((code) => of(code, ['audio', '144p'])),
    ...['longest1', 'second01', 'third001'].flatMap((code) => of(code, rest)),
  ]);
  for (const code of ['longest1', 'second01', 'third001']) {
    expect(await readFilm(server, code)).toMatchObject({ state: 'ready', height: 240, progress: 1 });
  }
});

it('a film that replaces another has no first quality that plays, so it waits for its turn', async () => {
  await uploadFilm(server, 'replaced', clip);
  await server.queue.idle();
  stored = [];
  uploadMeanwhile('longest2', ['replaced']);
  await uploadFilm(server, 'longest2', clip);
  await server.queue.idle();
  expect(stored.indexOf('replaced/144p')).toBeGreaterThan(stored.indexOf('longest2/storyboard'));
});

it('a film that waits for its further qualities can be replaced, and leaves nothing behind', async () => {
  uploadMeanwhile('longest3', ['second03']);
  const whenSecond = new Promise<void>((resolve) => {
    const { storage } = server.films;
    const { putFolder } = storage;
    storage.putFolder = async (from, key) => {
      // The first film waits now.
      if (key.startsWith('second03/') && key.endsWith('/144p')) {
        storage.putFolder = putFolder;
        await uploadFilm(server, 'longest3', clip);
        resolve();
      }
      await putFolder(from, key);
    };
  });
  await uploadFilm(server, 'longest3', clip);
  await whenSecond;
  await server.queue.idle();
  for (const code of ['longest3', 'second03']) {
    expect(await readFilm(server, code)).toMatchObject({ state: 'ready', height: 240 });
  }
  const { film, retired } = server.films.records.get('longest3');
  const kept = [film?.version, ...retired.map(({ version }) => version)].sort();
  expect((await server.films.storage.listFolders('longest3')).sort()).toEqual(kept);
  expect(await readdir(server.films.uploads)).toEqual([]);
  expect(await readdir(join(server.libraryDir, 'uploaded/work'))).toEqual([]);
});

it('a film that waits when media ends goes on at the next start', async () => {
  uploadMeanwhile('longest4', ['second04']);
  await new Promise<void>((resolve, reject) => {
    const { storage } = server.films;
    const { putFolder } = storage;
    storage.putFolder = async (from, key) => {
      await putFolder(from, key);
      if (key.startsWith('second04/') && key.endsWith('/144p')) server.queue.close().then(resolve, reject);
    };
    uploadFilm(server, 'longest4', clip).catch(reject);
  });
  const rungsOf = (code: string) => server.films.records.get(code).job?.rungs.map(({ name }) => name);
  expect([rungsOf('longest4'), rungsOf('second04')]).toEqual([['144p'], ['144p']]);

  const next = await openFilms({
    folder: join(server.libraryDir, 'uploaded'),
    library: { find: () => undefined, isReadable: () => Promise.resolve(true) },
    findTools: findQuickTools,
    findDeleted: () => Promise.resolve(new Set()),
    sendLengths: () => Promise.resolve(),
    readPoster: () => Promise.resolve(null),
    now: () => NOW,
    log: { info: () => undefined, warn: () => undefined },
  });
  await next.start();
  await next.queue.idle();
  for (const code of ['longest4', 'second04']) {
    expect(await next.films.report(code)).toMatchObject({ state: 'ready', height: 240 });
  }
  await next.close();
});
