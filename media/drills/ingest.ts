import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { makeTestClip } from '../src/testing/make-test-clip';
import {
  leftovers,
  type MediaProcess,
  readWholeFilm,
  startMediaProcess,
  waitForFilm,
  waitForNoOrphans,
} from '../src/testing/media-process';
import { createUpload, readOffset, sendPart } from '../src/testing/upload-film';

const KILLS = Number(process.argv[2] ?? 10);
const CODE = 'drill001';
const PART_BYTES = 40_000;
const LATEST_MS = 6000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Uploads in small parts and continues after the server was killed, as the admin does. */
const upload = async (current: () => Promise<MediaProcess>, file: string): Promise<void> => {
  const bytes = await readFile(file);
  let path = '';
  for (;;) {
    try {
      const server = await current();
      if (path === '') {
        path = (await createUpload(server, CODE, bytes.length)).headers.get('location') ?? '';
      }
      const offset = await readOffset(server, CODE, path);
      if (offset >= bytes.length) return;
      await sendPart(server, CODE, path, offset, bytes.subarray(offset, offset + PART_BYTES));
    } catch {
      await setTimeout(100);
    }
  }
};

const requireEqual = (what: string, found: readonly string[], expected: readonly string[]): void => {
  if (found.join() !== expected.join()) {
    throw new Error(
      `${what}: found ${found.join(', ') || 'nothing'}, expected ${expected.join(', ') || 'nothing'}.`,
    );
  }
};

/** Kills media at a random moment of an upload and its processing, and requires the same film as without. */
const killOnce = async (folder: string, clip: string, number: number): Promise<void> => {
  let running = startMediaProcess(folder, process.cwd());
  await running;
  const sent = upload(() => running, clip);
  const moment = Math.round(Math.random() * LATEST_MS);
  await setTimeout(moment);
  const killed = await running;
  running = killed.kill().then(() => startMediaProcess(folder, process.cwd()));
  const next = await running;
  try {
    await sent;
    await waitForFilm(next, CODE, ({ state }) => state === 'ready');
    requireEqual('The qualities', await readWholeFilm(next, CODE), ['240p', '360p']);
    requireEqual('Files left over', await leftovers(folder, CODE), []);
  } finally {
    await next.kill();
  }
  await waitForNoOrphans(join(folder, 'work'));
  say(`${number}: killed after ${moment} ms, and the film is whole.`);
};

const clips = await mkdtemp(join(tmpdir(), 'sahra-drill-'));
try {
  const clip = join(clips, 'clip.mp4');
  await makeTestClip(clip, 4, '640x360');
  for (let number = 1; number <= KILLS; number += 1) {
    const folder = join(clips, String(number));
    await killOnce(folder, clip, number);
  }
} finally {
  await rm(clips, { recursive: true, force: true });
}
