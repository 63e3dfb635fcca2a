import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { measureBitRates } from '../playlist/bit-rates';
import { makeTestClip } from '../testing/make-test-clip';
import { encodeRung } from './encode-rung';
import { findTools, type Tools } from './find-tools';
import { ladderOf } from './ladder';
import { measureMix } from './loudness';
import { makePosters, makeStoryboard } from './make-stills';
import { probe } from './probe';
import { runTool } from './run-tool';

const { signal } = new AbortController();

/** Moments of the keyframes of a quality, in seconds. */
const keyframesOf = async ({ ffprobe }: Tools, playlist: string): Promise<number[]> => {
  const { output } = await runTool(
    [
      ...[ffprobe, '-v', 'error', '-skip_frame', 'nokey', '-select_streams', 'v'],
      ...['-show_entries', 'frame=pkt_pts_time,pts_time', '-of', 'csv=p=0'],
      ...['-allowed_extensions', 'ALL', `file:${playlist}`],
    ],
    { signal },
  );
  return [...new Set(output.match(/\d+\.\d+/g))].map(Number);
};

describe('ladderOf', () => {
  it.each([
    [1920, 1080, ['144p', '240p', '360p', '480p', '720p', '1080p']],
    [3840, 2160, ['144p', '240p', '360p', '480p', '720p', '1080p']],
    [854, 480, ['144p', '240p', '360p', '480p']],
    [1080, 1920, ['144p', '240p', '360p', '480p', '720p', '1080p']],
    [320, 180, ['144p', '180p']],
    [256, 144, ['144p']],
    [160, 120, ['120p']],
  ])('of %i × %i never exceeds it', (width, height, names) => {
    const ladder = ladderOf(width, height);
    expect(ladder.map(({ name }) => name)).toEqual(names);
    expect(ladder.every((rung) => rung.width <= width && rung.height <= height)).toBe(true);
    expect(ladder.every((rung) => rung.width % 2 === 0 && rung.height % 2 === 0)).toBe(true);
  });
});

it('the first quality stays below 192 kbit/s with a full segment and its container', () => {
  const [first] = ladderOf(1920, 1080);
  expect(first?.name).toBe('144p');
  expect((first?.videoKbps ?? NaN) * 1.5 + (first?.audioKbps ?? NaN)).toBeLessThan(180);
});

describe('the programs that come with npm', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sahra-encoder-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('make a film with aligned keyframes and even loudness where the system has none', async () => {
    const tools = await findTools('');
    expect(tools.ffmpeg).toContain('node_modules');
    const clip = join(folder, 'clip.mp4');
    await makeTestClip(clip, 5, '320x180');

    const source = await probe(tools, clip, signal);
    expect(source).toMatchObject({ width: 320, height: 180, frameRate: '25/1', fields: null });
    const [rung] = ladderOf(source.width, source.height);
    const [sound] = source.sounds;
    if (!rung || !sound) throw new Error('There is no quality, or no sound.');
    const filters = await measureMix(tools, source.path, sound, 'stereo', signal);
    const job = {
      source,
      rung,
      mix: { sound, layout: 'stereo' as const, filters },
      folder: join(folder, 'out'),
    };
    await encodeRung(tools, job, signal, () => undefined);
    expect((await stat(join(folder, 'out/init.mp4'))).size).toBeGreaterThan(0);

    const film = `file:${join(folder, 'out/index.m3u8')}`;
    const keyframes = await keyframesOf(tools, join(folder, 'out/index.m3u8'));
    expect(keyframes).toEqual([0, 2, 4].map((seconds) => expect.closeTo(seconds, 1) as number));
    const measured = await runTool(
      [
        tools.ffmpeg,
        '-nostats',
        '-allowed_extensions',
        'ALL',
        '-i',
        film,
        '-af',
        'ebur128',
        '-f',
        'null',
        '-',
      ],
      { signal },
    );
    const loud = Number(/I:\s+(-?[\d.]+) LUFS\s+Threshold/.exec(measured.log)?.[1]);
    expect(Math.abs(loud + 23)).toBeLessThanOrEqual(1);
  });

  it('make qualities whose keyframes agree, also at 29.97 pictures a second', async () => {
    const tools = await findTools('');
    const clip = join(folder, 'broadcast.mp4');
    // So long that keyframes by number of pictures would be more than a picture late.
    await makeTestClip(clip, 40, '320x180', 0, '30000/1001');
    const source = await probe(tools, clip, signal);
    expect(source.frameRate).toBe('30000/1001');
    const times: number[][] = [];
    for (const rung of ladderOf(source.width, source.height)) {
      const out = join(folder, rung.name);
      await encodeRung(tools, { source, rung, mix: null, folder: out }, signal, () => undefined);
      times.push(await keyframesOf(tools, join(out, 'index.m3u8')));
    }
    const frame = 1001 / 30_000;
    expect(times).toHaveLength(2);
    for (const found of times) {
      expect(found).toHaveLength(20);
      found.forEach((time, index) => expect(Math.abs(time - index * 2)).toBeLessThanOrEqual(frame));
    }
    expect(times[0]).toEqual(times[1]);
  });

  it.each([
    ['goes on after', 1, 2, 2],
    ['ends before', 2, 1, 2],
  ])('a film whose sound %s its pictures is as long as the longer one', async (_, pictures, heard, whole) => {
    const tools = await findTools('');
    const clip = join(folder, `${pictures}-${heard}.mp4`);
    await makeTestClip(clip, pictures, '256x144', heard);
    const source = await probe(tools, clip, signal);
    expect(source.seconds).toBeCloseTo(whole, 1);
    const [rung] = ladderOf(source.width, source.height);
    if (!rung) throw new Error('There is no quality.');
    const out = join(folder, `${pictures}-${heard}`);
    await encodeRung(tools, { source, rung, mix: null, folder: out }, signal, () => undefined);
    expect((await measureBitRates(out)).seconds).toBeCloseTo(whole, 1);
    await makePosters(tools, source, out, signal);
    await makeStoryboard(tools, source, out, signal);
    expect((await readdir(out)).filter((name) => name.endsWith('.jpg')).sort()).toEqual([
      ...['1.jpg', '2.jpg', '3.jpg', 'storyboard.jpg'],
    ]);
  });

  it('are named in plain words when there are none', async () => {
    await expect(runTool(['/nowhere/ffmpeg'], { signal })).rejects.toMatchObject({
      reason: 'ENCODER_MISSING',
    });
  });
});
