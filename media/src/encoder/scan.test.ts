import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { encodeRung } from './encode-rung';
import { findTools, type Tools } from './find-tools';
import { ladderOf } from './ladder';
import { probe } from './probe';
import { readScan } from './scan';

const run = promisify(execFile);
const { signal } = new AbortController();

let folder: string;
let tools: Tools;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-scan-'));
  // The oldest ffmpeg that can be found.
  tools = await findTools('');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a film in which a bar moves, with 50 pictures a second before these filters. */
const makeFilm = async (name: string, filters: string, options: readonly string[] = []): Promise<string> => {
  const file = join(folder, `${name}.mp4`);
  await run(tools.ffmpeg, [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', 'color=c=0x606060:s=320x240:r=50:d=4'],
    ...['-f', 'lavfi', '-i', 'color=c=white:s=20x80:r=50:d=4'],
    ...['-filter_complex', `[0][1]overlay=x='mod(t*160,320)':y=H/3,${filters}[v]`, '-map', '[v]'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', ...options, file],
  ]);
  return file;
};

const INTERLACED = 'interlace=scan=tff:lowpass=0,setfield=prog';

it('a film that is interlaced and does not say it gets each field as a picture, none of them combed', async () => {
  const said = await probe(tools, await makeFilm('unflagged', INTERLACED), signal);
  expect(said).toMatchObject({ fields: null, framesPerSecond: 25 });
  const source = await readScan(tools, said, signal);
  expect(source).toMatchObject({ fields: 'tff', framesPerSecond: 50, frameRate: '50/1' });

  const [rung] = ladderOf(source.width, source.height);
  if (!rung) throw new Error('There is no quality.');
  const out = join(folder, 'whole');
  await encodeRung(tools, { source, rung, mix: null, folder: out }, signal, () => undefined);
  const { stderr } = await run(tools.ffmpeg, [
    ...['-hide_banner', '-nostats', '-allowed_extensions', 'ALL', '-i', join(out, 'index.m3u8')],
    ...['-vf', 'idet', '-f', 'null', '-'],
  ]);
  const [, top, bottom, progressive] =
    /Multi frame detection: TFF:\s*(\d+) BFF:\s*(\d+) Progressive:\s*(\d+)/.exec(stderr) ?? [];
  expect(Number(progressive)).toBeGreaterThan(150);
  expect(Number(top) + Number(bottom)).toBeLessThanOrEqual(Number(progressive) * 0.05);
});

it('a film of whole pictures that says it is interlaced stays as it is', async () => {
  const file = await makeFilm('flagged', 'fps=25,setfield=tff', ['-x264opts', 'tff=1']);
  const source = await readScan(tools, await probe(tools, file, signal), signal);
  expect(source).toMatchObject({ fields: null, framesPerSecond: 25 });
});

it('a drawn film with noise, in which no field is first, stays as it is', async () => {
  const file = join(folder, 'drawn.mp4');
  await run(tools.ffmpeg, [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=25:d=5,noise=alls=6:allf=t'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '18', '-pix_fmt', 'yuv420p', file],
  ]);
  const source = await readScan(tools, await probe(tools, file, signal), signal);
  expect(source).toMatchObject({ fields: null, framesPerSecond: 25 });
});
