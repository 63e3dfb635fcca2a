import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeTestClip } from '../testing/make-test-clip';
import { playFilm } from '../testing/play-film';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { filmHeaders, readFilm, uploadFilm } from '../testing/upload-film';

const NOW = Date.UTC(2026, 10, 23, 8, 0, 0);
const CODE = 'capfilm1';
/** Encoding takes seconds, on a busy machine many. */
const TIMEOUT_MS = 180_000;

let folder: string;
let smallClip: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-clip-'));
  smallClip = join(folder, 'small.mp4');
  await makeTestClip(smallClip, 3, '320x180');
  server = await startTestServer(NOW);
  await uploadFilm(server, CODE, smallClip);
  await server.queue.idle();
}, TIMEOUT_MS);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const play = (code: string, file: string) => playFilm(server, code, file);

const textOf = async (code: string, file: string): Promise<string> =>
  (await play(code, file)).body.toString();

const put = (code: string, text: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/films/${code}/captions/ar`, {
    method: 'PUT',
    headers: { ...filmHeaders(server, code), 'content-type': 'text/vtt', ...headers },
    body: text,
  });

test('captions are added to a film', async () => {
  expect((await play(CODE, 'captions/ar.vtt')).status).toBe(404);
  expect((await put(CODE, '00:01.000 --> 00:02.000\nأهلا')).status).toBe(200);
  expect(await readFilm(server, CODE)).toMatchObject({ captions: ['ar'] });
  expect(await textOf(CODE, 'captions/ar.vtt')).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nأهلا\n');
});

test('captions are refused with the place of each mistake, in the language of the editor', async () => {
  const reply = await put(CODE, '00:03.000 --> 00:02.000\nأهلا', { 'x-localization': 'ar' });
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({
    code: 'CAPTIONS_INVALID',
    errors: { captions: ['الترجمة عند 00:00:03 تنتهي قبل أن تبدأ.'] },
  });
});

test(
  'captions stay with a new film of the same length',
  async () => {
    await uploadFilm(server, CODE, smallClip);
    await server.queue.idle();
    expect(await readFilm(server, CODE)).toMatchObject({ state: 'ready', captions: ['ar'] });
    expect((await play(CODE, 'captions/ar.vtt')).status).toBe(200);
  },
  TIMEOUT_MS,
);

test('captions need a film', async () => {
  expect((await put('nofilm01', '00:01.000 --> 00:02.000\nأهلا')).status).toBe(404);
});
