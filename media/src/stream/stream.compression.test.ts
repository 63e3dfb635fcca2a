import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

import { RECORDED, startTestServer, type TestServer } from '../testing/start-test-server';
import { TEST_KEY } from '../testing/test-secrets';

const NOW = Date.UTC(2026, 10, 21, 18, 3, 7);
/** Captions of an hour, longer than what is worth compressing. */
const CAPTIONS = 'captions/en.vtt';
const LONG = `WEBVTT\n\n${'00:00:01.000 --> 00:00:02.000\nA cup of tea.\n\n'.repeat(900)}`;

let server: TestServer;
const get = (file: string, headers: Record<string, string> = {}) =>
  server.send(`${signMediaPath(TEST_KEY, RECORDED, mediaExpiry(NOW), null)}/${file}`, headers);

beforeAll(async () => {
  server = await startTestServer(NOW);
  await writeFile(join(server.libraryDir, 'clips/cup', CAPTIONS), LONG);
});
afterAll(() => server.stop());

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a long text is compressed with %s for browsers that read it', async (encoding, decompress) => {
  const plain = await get(CAPTIONS);
  const sent = await get(CAPTIONS, { 'accept-encoding': encoding });
  expect(sent.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(decompress(sent.body).equals(plain.body)).toBe(true);
  expect(sent.body.length).toBeLessThan(plain.body.length / 4);
});

it('the compressed and the plain text share a weak validator', async () => {
  const plain = await get(CAPTIONS);
  const sent = await get(CAPTIONS, { 'accept-encoding': 'br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.etag).toMatch(/^W\//);
  expect(sent.headers.etag).toBe(plain.headers.etag);
});

it('pictures and sound are sent as they are', async () => {
  const { headers } = await get('360p/0.m4s', { 'accept-encoding': 'br, gzip' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers.etag).not.toMatch(/^W\//);
});
