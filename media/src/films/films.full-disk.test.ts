import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeTestClip } from '../testing/make-test-clip';
import { playFilm } from '../testing/play-film';
import { RECORDED, startTestServer, type TestServer } from '../testing/start-test-server';
import { createUpload, readOffset, sendPart } from '../testing/upload-film';
import { cancelUpload } from './uploads';

let folder: string;
let smallClip: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-clip-'));
  smallClip = join(folder, 'small.mp4');
  await makeTestClip(smallClip, 3, '320x180');
  server = await startTestServer(Date.UTC(2026, 10, 23, 8, 0, 0));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('an upload is refused when the disk has no room for it, and films go on playing', async () => {
  const { freeBytes } = server.films;
  const begun = await createUpload(server, 'begun001', 5_000_000);
  server.films.freeBytes = () => Promise.resolve(999_999_999);
  try {
    const path = begun.headers.get('location') ?? '';
    for (const refused of [
      createUpload(server, 'toolarge', 5_000_000),
      sendPart(server, 'begun001', path, 0, new Uint8Array(10)),
    ]) {
      const reply = await refused;
      expect(reply.status).toBe(507);
      expect(await reply.json()).toMatchObject({ code: 'STORAGE_FULL' });
    }
    expect((await playFilm(server, RECORDED, 'master.m3u8')).status).toBe(200);
  } finally {
    server.films.freeBytes = freeBytes;
    await cancelUpload(server.films, 'begun001', server.films.records.get('begun001').upload?.id ?? '');
  }
});

test('an upload is refused when the disk becomes full while it is written, films go on playing, and it goes on later', async () => {
  const bytes = await readFile(smallClip);
  const path = (await createUpload(server, 'fulldisk', bytes.length)).headers.get('location') ?? '';
  const file = join(server.films.uploads, path.split('/').at(-1) ?? '');
  await rm(file);
  // Every write to it fails with ENOSPC.
  await symlink('/dev/full', file);
  const refused = await sendPart(server, 'fulldisk', path, 0, bytes);
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({ code: 'STORAGE_FULL' });
  expect((await playFilm(server, RECORDED, 'master.m3u8')).status).toBe(200);

  await rm(file);
  await writeFile(file, '');
  expect((await sendPart(server, 'fulldisk', path, 0, bytes.subarray(0, 100))).status).toBe(204);
  expect(await readOffset(server, 'fulldisk', path)).toBe(100);
});
