import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import sharp from 'sharp';

import { encodeRung } from '../encoder/encode-rung';
import { findTools, type Tools } from '../encoder/find-tools';
import { ladderOf } from '../encoder/ladder';
import { probe } from '../encoder/probe';
import { makeStill } from '../encoder/still';
import { measureBitRates } from '../playlist/bit-rates';
import { readMixes } from './make-sounds';

const run = promisify(execFile);
const SECONDS = 2;

let folder: string;
let tools: Tools;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-sounds-'));
  tools = await findTools(process.env['PATH'] ?? '');
  const cover = { width: 300, height: 300, channels: 3, background: '#c81e1e' } as const;
  await sharp({ create: cover }).jpeg().toFile(join(folder, 'cover.jpg'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Makes the smallest quality of a sound file with the programs of this machine: a whole film has the same steps, whatever
 * the kind of its file.
 */
const makeSmallest = async (name: string, options: readonly string[]) => {
  const { signal } = new AbortController();
  const file = join(folder, name);
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=330:duration=${SECONDS}`];
  await run(tools.ffmpeg, ['-loglevel', 'error', '-y', ...sound, ...options, file]);
  const probed = await probe(tools, file, signal);
  const work = await mkdtemp(join(folder, 'work-'));
  const poster = (): Promise<null> => Promise.resolve(null);
  const source = await makeStill(tools, probed, { poster, folder: work }, signal);
  const { mixes, lost } = await readMixes(tools, source, signal);
  const [mix] = mixes;
  const [rung] = ladderOf(source.width, source.height);
  if (!mix || !rung) throw new Error('There is no sound, or no quality.');
  await encodeRung(tools, { source, rung, mix, folder: work }, signal, () => undefined);
  const { seconds } = await measureBitRates(work);
  const init = await readFile(join(work, 'init.mp4'), 'latin1');
  const { channels } = await sharp(source.still ?? '').stats();
  return { source, lost, seconds, init, channels };
};

const withCover = (): string[] => [
  ...['-i', join(folder, 'cover.jpg'), '-map', '0:a', '-map', '1:v'],
  ...['-c:v', 'copy', '-disposition:v', 'attached_pic'],
];

test.each([
  ['m4a', ['-c:a', 'aac', '-b:a', '64k']],
  ['flac', ['-c:a', 'flac']],
])('a sound with a cover, %s, is an episode of that picture', async (ending, codec) => {
  const made = await makeSmallest(`cover.${ending}`, [...withCover(), ...codec]);
  expect(made.source).toMatchObject({ isMoving: false, width: 300, height: 300, framesPerSecond: 5 });
  expect(Math.abs(made.seconds - SECONDS)).toBeLessThanOrEqual(0.25);
  expect([made.lost, made.init.includes('avc1'), made.init.includes('mp4a')]).toEqual([[], true, true]);
  const [red = 0, green = 255, blue = 255] = made.channels.map(({ mean }) => mean);
  expect([red > 180, green < 50, blue < 50]).toEqual([true, true, true]);
});

test.each([
  ['opus', ['-c:a', 'libopus']],
  ['wav', []],
  ['aac', ['-c:a', 'aac']],
  ['mka', ['-c:a', 'flac']],
])('a sound without a cover, %s, is an episode with a drawn picture', async (ending, codec) => {
  const made = await makeSmallest(`plain.${ending}`, [...codec]);
  expect(made.source).toMatchObject({ isMoving: false, width: 1280, height: 720, framesPerSecond: 5 });
  expect(Math.abs(made.seconds - SECONDS)).toBeLessThanOrEqual(0.25);
  expect([made.lost, made.init.includes('avc1'), made.init.includes('mp4a')]).toEqual([[], true, true]);
  const [red] = made.channels;
  expect(red?.mean).toBeLessThan(100);
  expect(red?.max).toBeGreaterThan(180);
});
