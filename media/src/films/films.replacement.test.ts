import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findQuickTools } from '../testing/find-quick-tools';
import { makeTestClip } from '../testing/make-test-clip';
import { playFilm } from '../testing/play-film';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { readFilm, uploadFilm } from '../testing/upload-film';
import { tidyFilms } from './uploads';

const CODE = 'replace1';

let folder: string;
let clip: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-clip-'));
  clip = join(folder, 'clip.mp4');
  await makeTestClip(clip, 1, '256x144', 0);
  server = await startTestServer(Date.UTC(2026, 10, 26), { tools: findQuickTools });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const variantOf = async (): Promise<string> =>
  /^\S+\.m3u8$/m.exec((await playFilm(server, CODE, 'master.m3u8')).body.toString())?.[0] ?? '';

it('a file that arrives while the film before it is published is made too, and the first plays meanwhile', async () => {
  await uploadFilm(server, CODE, clip);
  await server.queue.idle();
  const first = await variantOf();
  expect((await playFilm(server, CODE, first)).status).toBe(200);

  const { storage, records } = server.films;
  const { putFolder } = storage;
  const seen = new Set<string>();
  let replacement: string | undefined;
  storage.putFolder = async (from, key) => {
    if (key.includes(replacement ?? 'none')) seen.add(await variantOf());
    await putFolder(from, key);
    // What is stored last: the film is published next.
    if (!key.endsWith('/storyboard') || replacement !== undefined) return;
    replacement = 'sending';
    await uploadFilm(server, CODE, clip);
    replacement = records.get(CODE).job?.id;
  };
  try {
    await uploadFilm(server, CODE, clip);
    await server.queue.idle();
  } finally {
    storage.putFolder = putFolder;
  }
  expect(replacement).toMatch(/^[\da-f]{16}$/);
  expect([...seen]).toEqual([first]);
  expect(await variantOf()).toMatch(new RegExp(`^${replacement}/`));
  expect(await readFilm(server, CODE)).toMatchObject({ state: 'ready', reason: null });
  expect(await readdir(server.films.uploads)).toEqual([]);
});

it('what a film stores while another file replaces it does not stay behind', async () => {
  const { films, queue, clock } = server;
  const code = 'replace2';
  const { putFolder } = films.storage;
  let isReplaced = false;
  films.storage.putFolder = async (from, key) => {
    if (!isReplaced) {
      isReplaced = true;
      await uploadFilm(server, code, clip);
      await tidyFilms(films, queue, clock.now);
    }
    await putFolder(from, key);
  };
  try {
    await uploadFilm(server, code, clip);
    await queue.idle();
  } finally {
    films.storage.putFolder = putFolder;
  }
  expect(await readFilm(server, code)).toMatchObject({ state: 'ready' });
  expect(await films.storage.listFolders(code)).toEqual([films.records.get(code).film?.version]);
});
