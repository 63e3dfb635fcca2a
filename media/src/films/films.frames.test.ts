import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import sharp from 'sharp';

import { findQuickTools } from '../testing/find-quick-tools';
import { RECORDED, startTestServer, type TestServer } from '../testing/start-test-server';
import { createUpload, filmHeaders, uploadFilm } from '../testing/upload-film';

const run = promisify(execFile);
const NOW = Date.UTC(2026, 10, 29, 8, 0, 0);
const CODE = 'frames01';
/** How much lighter the film becomes each half second, as a part of 255. */
const STEP = 15 * (255 / 219);

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-clip-'));
  const clip = join(folder, 'steps.mp4');
  const { ffmpeg } = await findQuickTools();
  await run(ffmpeg, [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', 'color=black:size=64x36:rate=25:duration=7'],
    ...['-f', 'lavfi', '-i', 'sine=frequency=440:duration=7'],
    ...['-vf', 'scale=256:144:flags=neighbor,geq=lum=16+15*floor(T*2):cb=128:cr=128,format=yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-c:a', 'aac', clip],
  ]);
  server = await startTestServer(NOW, { tools: findQuickTools });
  await uploadFilm(server, CODE, clip);
  await server.queue.idle();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const frameAt = (ms: number | string, code = CODE, headers = filmHeaders(server, code)) =>
  fetch(`${server.origin}/films/${code}/frames/${ms}.jpg`, { headers });

/** Half seconds of the film before the frame, by its light. */
const stepOf = async (ms: number): Promise<number> => {
  const { channels } = await sharp(Buffer.from(await (await frameAt(ms)).arrayBuffer())).stats();
  return Math.round((channels[1]?.mean ?? NaN) / STEP);
};

test.each([
  [0, 0],
  [440, 0],
  [560, 1],
  [3940, 7],
  [4060, 8],
  [5440, 10],
  [5560, 11],
  [6900, 13],
])('an editor sees the frame at %i ms as it is in the film', async (ms, step) => {
  expect(await stepOf(ms)).toBe(step);
});

test('a frame is a JPEG, which nobody keeps, as large as the film', async () => {
  const reply = await frameAt(1500);
  expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
    ...[200, 'image/jpeg', 'no-store'],
  ]);
  const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect([width, height]).toEqual([256, 144]);
});

test.each([9000, 'x', '1.5'])('there is no frame %s', async (ms) => {
  expect((await frameAt(ms)).status).toBe(404);
});

test('films of the seeds have none, and the token of another film reads none', async () => {
  expect((await frameAt(1500, RECORDED)).status).toBe(404);
  expect((await frameAt(1500, CODE, filmHeaders(server, RECORDED))).status).toBe(403);
});

test('while another film is sent, no frame of the former one is taken for one of it', async () => {
  await createUpload(server, CODE, 5000);
  expect((await frameAt(1500)).status).toBe(404);
});
