import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findQuickTools } from '../testing/find-quick-tools';
import { makeTestClip } from '../testing/make-test-clip';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { readFilm, uploadFilm } from '../testing/upload-film';
import { openFilms } from './open-films';

const NOW = Date.UTC(2026, 10, 29);

let folder: string;
let clip: string;
let server: TestServer;
/** What was stored, as `{code}/{folder}`. */
let stored: string[];
/** Called before each of it is stored. */
let beforeStored: (key: string) => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-queue-'));
  clip = join(folder, 'clip.mp4');
  await makeTestClip(clip, 1, '320x240');
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

/** Uploads films while the first quality of `first` is being stored. */
const uploadMeanwhile = (first: string, codes: readonly string[]): void => {
  beforeStored = async (key) => {
    if (key !== `${first}/144p`) return;
    beforeStored = () => Promise.resolve();
    for (const code of codes) await uploadFilm(server, code, clip);
  };
};

it('each waiting film plays before others get their further qualities', async () => {
  uploadMeanwhile('longest1', ['second01', 'third001']);
  await uploadFilm(server, 'longest1', clip);
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
  expect(stored.indexOf('replaced/audio')).toBeGreaterThan(stored.indexOf('longest2/storyboard'));
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
