import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { FilmReport } from '@sahra/schemas/film';

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

/** What an editor would see of a film at a moment. */
const phaseOf = ({ state, progress }: FilmReport): string => `${state} ${Math.round(progress * 100)} %`;

/**
 * Requires that every file that a film lists can be read, and that `former`, the qualities of the film before, play until
 * the new one is whole; returns the phase.
 */
const requireNothingHalf = async (
  server: MediaProcess,
  former: readonly string[] | null,
): Promise<string> => {
  const film = await waitForFilm(server, CODE, () => true);
  const found = film.playable ? await readWholeFilm(server, CODE) : [];
  // A first film plays from its first quality on.
  if (former !== null && film.state !== 'ready') requireEqual('What plays meanwhile', found, former);
  return phaseOf(film);
};

/** Makes the film that the next one replaces. */
const makeFormer = async (folder: string, clip: string): Promise<void> => {
  const server = await startMediaProcess(folder, process.cwd());
  await upload(() => Promise.resolve(server), clip);
  await waitForFilm(server, CODE, ({ state }) => state === 'ready');
  await server.kill();
};

/** Returns how long an upload and its processing take when nothing is killed, in milliseconds. */
const measureWhole = async (folder: string, clip: string): Promise<number> => {
  const server = await startMediaProcess(folder, process.cwd());
  const start = Date.now();
  await upload(() => Promise.resolve(server), clip);
  await waitForFilm(server, CODE, ({ state }) => state === 'ready');
  const whole = Date.now() - start;
  await server.kill();
  return whole;
};

interface Kill {
  folder: string;
  clip: string;
  /** Smaller film that is there before; null for a first film. */
  former: string | null;
  /** When media is killed, in milliseconds after the upload begins. */
  moment: number;
}

/** Kills media during an upload and its processing, and requires the same film as without; returns a sentence. */
const killOnce = async ({ folder, clip, former, moment }: Kill): Promise<string> => {
  if (former !== null) await makeFormer(folder, former);
  let running = startMediaProcess(folder, process.cwd());
  await running;
  const sent = upload(() => running, clip);
  await setTimeout(moment);
  const killed = await running;
  const before = await waitForFilm(killed, CODE, () => true);
  running = killed.kill().then(() => startMediaProcess(folder, process.cwd()));
  const next = await running;
  try {
    const after = await requireNothingHalf(next, former === null ? null : ['144p', '180p']);
    await sent;
    await waitForFilm(next, CODE, ({ state }) => state === 'ready');
    requireEqual('The qualities', await readWholeFilm(next, CODE), ['144p', '240p', '360p']);
    // The former film stays for those who are watching it.
    const kept = former === null ? 0 : 1;
    requireEqual('Files left over', (await leftovers(folder, CODE)).slice(kept), []);
    return `killed after ${moment} ms at "${phaseOf(before)}", began again at "${after}"`;
  } finally {
    await next.kill();
    await waitForNoOrphans(join(folder, 'work'));
  }
};

const clips = await mkdtemp(join(tmpdir(), 'sahra-drill-'));
try {
  const clip = join(clips, 'clip.mp4');
  const former = join(clips, 'former.mp4');
  await makeTestClip(clip, 4, '640x360');
  await makeTestClip(former, 4, '320x180');
  // The first run is slower: nothing is in the caches of the disk yet.
  await measureWhole(join(clips, 'first'), clip);
  const whole = await measureWhole(join(clips, 'measured'), clip);
  say(`Without a kill it takes ${whole} ms.`);
  for (let number = 1; number <= KILLS; number += 1) {
    const folder = join(clips, String(number));
    const isReplacement = number % 2 === 0;
    const moment = Math.round(Math.random() * whole);
    const told = await killOnce({ folder, clip, former: isReplacement ? former : null, moment });
    say(`${number}: ${isReplacement ? 'a replacement' : 'a first film'} ${told}, and the film is whole.`);
  }
} finally {
  await rm(clips, { recursive: true, force: true });
}
