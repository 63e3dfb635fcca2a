import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { encodeRung } from './encode-rung';
import { findTools, type Tools } from './find-tools';
import { ladderOf } from './ladder';
import { probe } from './probe';
import { decideFields, readScan } from './scan';

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

it.each([
  ['a film that says nothing and shows fields everywhere', null, ['tff', 'tff', undefined, 'tff'], 'tff'],
  ['a film that says nothing, with one place of whole pictures', null, ['tff', 'tff', null, 'tff'], 'tff'],
  ['a film that says nothing and shows fields once', null, [undefined, undefined, undefined, 'tff'], null],
  ['a film that says nothing, whose end scrolls', null, [null, null, null, 'bff'], null],
  ['a film that says nothing and shows both orders', null, ['tff', 'bff', 'tff', undefined], null],
  ['a film that says that it has fields, and shows them once', 'tff', [undefined, undefined, 'tff'], 'tff'],
  ['a film that says that it has fields, and shows none', 'tff', [null, null, undefined, null], null],
  ['a film that says the other order', 'tff', ['bff', 'bff', undefined, 'bff'], 'bff'],
  ['a film in which nothing moves', 'bff', [undefined, undefined, undefined, undefined], 'bff'],
] as const)('the fields of %s are decided', (_, said, places, decided) => {
  expect(decideFields(said, places)).toBe(decided);
});

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

it.each([
  ['one line', 1, 22.7],
  ['two lines', 2, 22.7],
  // With every edge on a line of the same field.
  ['one line', 1, 22],
])('whole pictures that scroll by %s a picture, as credits do, stay as they are', async (_, lines, pitch) => {
  const file = join(folder, `credits${lines}-${pitch}.mp4`);
  const letters = `geq=lum='if(lt(mod(Y,${pitch}),14)*lt(mod(X+floor(Y/${pitch})*37,61),41),235,16)':cb=128:cr=128`;
  const picture = `color=s=320x800:r=25:d=0.04,${letters},loop=loop=149:size=1`;
  // Not exact, `crop` would go by two lines at each second picture.
  const scrolled = `setpts=N/25/TB,crop=320:240:0:n*${lines}:exact=1`;
  await run(tools.ffmpeg, [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', picture],
    ...['-vf', scrolled, '-c:v', 'libx264', '-preset', 'ultrafast'],
    ...['-crf', '20', '-pix_fmt', 'yuv420p', file],
  ]);
  const source = await readScan(tools, await probe(tools, file, signal), signal);
  expect(source).toMatchObject({ fields: null, framesPerSecond: 25 });
});
