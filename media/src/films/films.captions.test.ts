import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findQuickTools } from '../testing/find-quick-tools';
import { makeTestClip } from '../testing/make-test-clip';
import { playFilm } from '../testing/play-film';
import { RECORDED, startTestServer, type TestServer } from '../testing/start-test-server';
import { createUpload, filmHeaders, readFilm, uploadFilm } from '../testing/upload-film';

const NOW = Date.UTC(2026, 10, 23, 8, 0, 0);
const CODE = 'capfilm1';

let folder: string;
let smallClip: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-clip-'));
  smallClip = join(folder, 'small.mp4');
  await makeTestClip(smallClip, 3, '256x144', 0);
  server = await startTestServer(NOW, { tools: findQuickTools });
  await uploadFilm(server, CODE, smallClip);
  await server.queue.idle();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const play = (code: string, file: string) => playFilm(server, code, file);

const textOf = async (code: string, file: string): Promise<string> =>
  (await play(code, file)).body.toString();

/** Languages of the captions that a master playlist names. */
const languagesOf = (master: string): (string | undefined)[] =>
  [...master.matchAll(/TYPE=SUBTITLES,.*LANGUAGE="(\w+)"/g)].map(([, language]) => language);

const put = (code: string, text: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/films/${code}/captions/ar`, {
    method: 'PUT',
    headers: { ...filmHeaders(server, code), 'content-type': 'text/vtt', ...headers },
    body: text,
  });

const at = (code: string, path: string, method = 'GET', token = filmHeaders(server, code)) =>
  fetch(`${server.origin}/films/${code}/${path}`, { method, headers: token });

test('captions are added to a film, and its master playlist names them', async () => {
  expect((await play(CODE, 'captions/ar.vtt')).status).toBe(404);
  expect((await play(CODE, 'captions/ar.m3u8')).status).toBe(404);
  const before = await play(CODE, 'master.m3u8');
  expect(before.body.toString()).not.toContain('SUBTITLES');
  expect((await put(CODE, '00:01.000 --> 00:02.000\nأهلا')).status).toBe(200);
  expect(await readFilm(server, CODE)).toMatchObject({ captions: ['ar'] });
  expect(await textOf(CODE, 'captions/ar.vtt')).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nأهلا\n');
  const after = await play(CODE, 'master.m3u8');
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(languagesOf(after.body.toString())).toEqual(['ar']);
  expect(await textOf(CODE, 'captions/ar.m3u8')).toMatch(/#EXTINF:3\.\d{3},\nar\.vtt\n#EXT-X-ENDLIST\n$/);
});

test('captions are refused with the place of each mistake, in the language of the editor', async () => {
  const reply = await put(CODE, '00:03.000 --> 00:02.000\nأهلا', { 'x-localization': 'ar' });
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({
    code: 'CAPTIONS_INVALID',
    errors: { captions: ['السطر 1، عند 00:00:03: تنتهي الترجمة قبل أن تبدأ.'] },
  });
});

test('captions stay with a new film of the same length', async () => {
  await uploadFilm(server, CODE, smallClip);
  await server.queue.idle();
  expect(await readFilm(server, CODE)).toMatchObject({ state: 'ready', captions: ['ar'] });
  expect((await play(CODE, 'captions/ar.vtt')).status).toBe(200);
});

test('captions of a film are downloaded, replaced and removed', async () => {
  expect(await (await at(CODE, 'captions/ar')).text()).toContain('أهلا');
  await put(CODE, '00:01.000 --> 00:02.000\nمرحبا');
  expect(await textOf(CODE, 'captions/ar.vtt')).toContain('مرحبا');
  expect(await (await at(CODE, 'captions/ar')).text()).toContain('مرحبا');

  expect((await at(CODE, 'captions/ar', 'DELETE')).status).toBe(200);
  expect(await readFilm(server, CODE)).toMatchObject({ captions: [], nextCaptions: null });
  expect((await play(CODE, 'captions/ar.vtt')).status).toBe(404);
  expect((await at(CODE, 'captions/ar')).status).toBe(404);
});

test('captions that come with a new file wait for it', async () => {
  const created = await createUpload(server, CODE, 5000);
  await put(CODE, '00:01.000 --> 00:02.000\nجديد');
  expect(await readFilm(server, CODE)).toMatchObject({ captions: [], nextCaptions: ['ar'] });
  expect((await play(CODE, 'captions/ar.vtt')).status).toBe(404);
  expect(await (await at(CODE, 'captions/ar')).text()).toContain('جديد');
  await fetch(server.origin + (created.headers.get('location') ?? ''), {
    method: 'DELETE',
    headers: { 'tus-resumable': '1.0.0', ...filmHeaders(server, CODE) },
  });
  expect(await readFilm(server, CODE)).toMatchObject({ nextCaptions: null });
});

test('a film of the seeds gets captions of its own', async () => {
  const before = await textOf(RECORDED, 'captions/ar.vtt');
  expect(await (await at(RECORDED, 'captions/ar')).text()).toBe(before);
  await put(RECORDED, '00:01.000 --> 00:02.000\nمرحبا');
  expect(await textOf(RECORDED, 'captions/ar.vtt')).toContain('مرحبا');
  expect((await play(RECORDED, 'captions/ar.vtt')).headers['cache-control']).toBe('private, no-cache');
  expect(await textOf(RECORDED, 'captions/en.vtt')).toContain('WEBVTT');
  expect((await play(RECORDED, 'master.m3u8')).status).toBe(200);

  await at(RECORDED, 'captions/ar', 'DELETE');
  expect(await readFilm(server, RECORDED)).toMatchObject({ captions: ['en'], posters: 0 });
  expect(languagesOf(await textOf(RECORDED, 'master.m3u8'))).toEqual(['en']);
  expect((await play(RECORDED, 'captions/ar.vtt')).status).toBe(404);
});

test('poster candidates are read with a token of their film', async () => {
  expect(await readFilm(server, CODE)).toMatchObject({ posters: 3 });
  const picture = await at(CODE, 'posters/3.jpg');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await at(CODE, 'posters/4.jpg')).status).toBe(404);
  expect((await at(RECORDED, 'posters/1.jpg')).status).toBe(404);
  const other = filmHeaders(server, 'another1');
  for (const path of ['posters/1.jpg', 'captions/ar']) {
    expect((await at(CODE, path, 'GET', other)).status).toBe(403);
  }
});

test('an empty file is refused, and so is one of another kind', async () => {
  expect((await put(CODE, '')).status).toBe(422);
  expect((await put(CODE, '{}', { 'content-type': 'application/json' })).status).toBe(422);
});

test('captions need a film', async () => {
  expect((await put('nofilm01', '00:01.000 --> 00:02.000\nأهلا')).status).toBe(404);
});

test('captions that count from ten hours are asked about, and moved by the answer', async () => {
  const file = '10:00:01,000 --> 10:00:02,000\nمرحبا';
  const asked = await put(CODE, file);
  expect(asked.status).toBe(422);
  expect(await asked.json()).toMatchObject({ code: 'CAPTIONS_INVALID', asks: { offset: -36_000 } });
  const moved = await fetch(`${server.origin}/films/${CODE}/captions/ar?offset=-36000`, {
    method: 'PUT',
    headers: { ...filmHeaders(server, CODE), 'content-type': 'text/vtt' },
    body: file,
  });
  expect(await moved.json()).toMatchObject({
    data: { captions: ['ar'] },
    warnings: ['All captions are 10:00:00 sooner than in the file.'],
  });
  expect(await textOf(CODE, 'captions/ar.vtt')).toContain('00:00:01.000 --> 00:00:02.000');
});

test('captions that count frames are asked how many a second has', async () => {
  const reply = await put(CODE, '{25}{50}مرحبا');
  expect(await reply.json()).toMatchObject({ asks: { frameRate: [23.976, 24, 25, 29.97, 30] } });
});
