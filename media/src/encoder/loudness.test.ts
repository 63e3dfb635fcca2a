import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { findQuickTools } from '../testing/find-quick-tools';
import { findTools, type Tools } from './find-tools';
import type { Mix } from './hls-arguments';
import { measureMix } from './loudness';
import { encodeAudio } from './make-audio';
import { probe, type Source } from './probe';
import type { Layout } from './source-sounds';

const run = promisify(execFile);
const { signal } = new AbortController();
const SECONDS = 4;

let folder: string;
let quick: Tools;
beforeAll(async () => {
  quick = await findQuickTools();
  folder = await mkdtemp(join(tmpdir(), 'sahra-loudness-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Films with these sounds, which all programs read. */
const files = new Map<string, Promise<string>>();

/** Writes a film whose channels have tones that differ, so that adding them up makes them louder. */
const writeFilm = async (sound: string): Promise<string> => {
  const file = join(folder, `${files.size}.mkv`);
  await run(quick.ffmpeg, [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', `color=c=red:s=64x64:r=25:d=${SECONDS}`],
    ...['-f', 'lavfi', '-i', `aevalsrc=${sound}:s=48000:d=${SECONDS}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'pcm_s16le', file],
  ]);
  return file;
};

const makeSource = async (tools: Tools, sound: string): Promise<Source> => {
  const file = files.get(sound) ?? writeFilm(sound);
  files.set(sound, file);
  return probe(tools, await file, signal);
};

const tones = (count: number): string =>
  Array.from({ length: count }, (_, index) => `0.2*sin(${300 + index * 110}*2*PI*t)`).join('|');

const encode = async (tools: Tools, source: Source, layout: Layout, name: string): Promise<string> => {
  const [sound] = source.sounds;
  if (!sound) throw new Error('There is no sound.');
  const filters = await measureMix(tools, source.path, sound, layout, signal);
  const mix: Mix = { sound, layout, filters };
  const out = join(folder, name);
  await encodeAudio(tools, { source, mix, kbps: layout === 'stereo' ? 128 : 320, folder: out }, signal);
  return join(out, 'index.m3u8');
};

/** Loudness in LUFS and number of channels of what was made. */
const heard = async (playlist: string): Promise<{ loudness: number; channels: number }> => {
  const input = ['-allowed_extensions', 'ALL', '-i', playlist];
  const options = ['-hide_banner', '-nostats', ...input, '-af', 'ebur128', '-f', 'null', '-'];
  const { stderr } = await run(quick.ffmpeg, options);
  const { stdout } = await run(quick.ffprobe, [
    ...['-v', 'error', '-allowed_extensions', 'ALL', '-select_streams', 'a:0'],
    ...['-show_entries', 'stream=channels', '-of', 'csv=p=0', playlist],
  ]);
  return {
    loudness: Number(/I:\s+(-?[\d.]+) LUFS\s+Threshold/.exec(stderr)?.[1]),
    channels: Number(/\d+/.exec(stdout)?.[0]),
  };
};

describe.each([
  ['the programs that come with npm', ''],
  ['the programs of this system', process.env['PATH'] ?? ''],
])('with %s', (_, path) => {
  it.each([
    ['mono', `${tones(1)}:c=mono`],
    ['stereo', `${tones(2)}:c=stereo`],
    ['2.1', `${tones(3)}:c=2.1`],
    ['quad', `${tones(4)}:c=quad`],
    ['5.1', `${tones(6)}:c=5.1`],
    ['5.1 at the sides', `${tones(6)}:c=5.1(side)`],
    ['a voice in the middle of 5.1', `0|0|${tones(1)}|0|0|0:c=5.1`],
    ['7.1', `${tones(8)}:c=7.1`],
  ])('%s is within 1 of −23 LUFS as stereo', async (name, sound) => {
    const tools = await findTools(path);
    const id = `${path === '' ? 'npm' : 'own'}-${name.replaceAll(/\W/g, '')}`;
    const source = await makeSource(tools, sound);
    const made = await heard(await encode(tools, source, 'stereo', id));
    expect(made.channels).toBe(2);
    expect(Math.abs(made.loudness + 23)).toBeLessThanOrEqual(1);
  });

  it('5.1 keeps its channels, at the same loudness', async () => {
    const tools = await findTools(path);
    const id = `${path === '' ? 'npm' : 'own'}-whole`;
    const source = await makeSource(tools, `${tones(6)}:c=5.1`);
    const made = await heard(await encode(tools, source, '5.1', `${id}-out`));
    expect(made.channels).toBe(6);
    expect(Math.abs(made.loudness + 23)).toBeLessThanOrEqual(1);
  });
});

it('of very many channels the first two are heard', async () => {
  const tools = await findTools('');
  const raw = join(folder, 'studio.pcm');
  const samples = Int16Array.from({ length: 12 * 48_000 * 4 }, (_, index) =>
    index % 12 < 2 ? 3000 * Math.sin((index / 12 / 48_000) * 2 * Math.PI * 440) : 0,
  );
  await writeFile(raw, samples);
  const file = join(folder, 'studio.mov');
  await run(tools.ffmpeg, [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', 'color=c=red:s=64x64:r=25:d=4'],
    ...['-f', 's16le', '-ar', '48000', '-ac', '12', '-i', raw, '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'pcm_s16le', file],
  ]);
  const source = await probe(tools, file, signal);
  const made = await heard(await encode(tools, source, 'stereo', 'studio'));
  expect(made.channels).toBe(2);
  expect(Math.abs(made.loudness + 23)).toBeLessThanOrEqual(1);
});

it('two streams of one channel each become left and right', async () => {
  const tools = await findTools('');
  const file = join(folder, 'camera.mov');
  await run(tools.ffmpeg, [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', 'color=c=red:s=64x64:r=25:d=4'],
    ...['-f', 'lavfi', '-i', 'sine=frequency=400:duration=4', '-f', 'lavfi', '-i', 'aevalsrc=0:c=mono:d=4'],
    ...['-map', '0', '-map', '1', '-map', '2', '-t', '4', '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-pix_fmt', 'yuv420p', '-c:a', 'pcm_s16le', file],
  ]);
  const source = await probe(tools, file, signal);
  expect(source.sounds).toHaveLength(1);
  const playlist = await encode(tools, source, 'stereo', 'camera');
  const { stderr } = await run(tools.ffmpeg, [
    ...['-hide_banner', '-nostats', '-allowed_extensions', 'ALL', '-i', playlist],
    ...['-af', 'astats', '-f', 'null', '-'],
  ]);
  const peaks = [...stderr.matchAll(/Peak level dB:\s*(\S+)/g)].map(([, peak]) =>
    peak === '-inf' ? -Infinity : Number(peak),
  );
  expect(peaks[0]).toBeGreaterThan(-40);
  expect(peaks[1]).toBeLessThan(-60);
});
