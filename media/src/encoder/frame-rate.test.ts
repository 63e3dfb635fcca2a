import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { encodeRung } from './encode-rung';
import { findTools, type Tools } from './find-tools';
import { burstRate } from './frame-rate';
import { ladderOf } from './ladder';
import { probe } from './probe';

const run = promisify(execFile);
const { signal } = new AbortController();

let folder: string;
let tools: Tools;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-rate-'));
  // The oldest ffmpeg that can be found.
  tools = await findTools('');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a film of moving pictures at 60 a second, of which these filters leave some. */
const makeFilm = async (
  name: string,
  filters: string,
  seconds: number,
  options: readonly string[] = [],
): Promise<string> => {
  const file = join(folder, name);
  await run(tools.ffmpeg, [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', `testsrc2=s=128x72:r=60:d=${seconds}`],
    ...['-vf', filters, '-vsync', 'vfr', '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    ...[...options, file],
  ]);
  return file;
};

/** Each second: so many seconds at this part of 60 pictures a second, the rest at two pictures a second. */
const bursts = (seconds: number, part: number): string =>
  `select='if(lt(mod(t,1),${seconds}),not(mod(n,${part})),not(mod(n,30)))'`;

it.each([
  ['a phone', 'phone.mp4', bursts(0.7, 2), 8, '30'],
  ['a phone at 60', 'fast.mp4', bursts(0.6, 1), 8, '60'],
  ['a film that is slow at first', 'late.mp4', "select='not(mod(n,if(lt(t,30),6,2)))'", 60, '30'],
])('the bursts of %s keep all their pictures', async (_, name, filters, seconds, rate) => {
  const source = await probe(tools, await makeFilm(name, filters, seconds), signal);
  expect(source).toMatchObject({ frameRate: rate, framesPerSecond: Number(rate) });
});

it.each([
  ['25', 'film.mp4', '25/1'],
  ['29.97', 'broadcast.mp4', '30000/1001'],
  // Times in whole milliseconds.
  ['23.976', 'cinema.mkv', '24000/1001'],
  ['60', 'games.mkv', '60/1'],
])('a film of %s pictures a second keeps its rate', async (_, name, rate) => {
  const file = await makeFilm(name, `fps=${rate}`, 8, ['-r', rate]);
  expect((await probe(tools, file, signal)).frameRate).toBe(rate);
});

it('the bursts of a file that says its average as constant keep all their pictures', async () => {
  const file = await makeFilm('average.mp4', bursts(0.7, 2), 8);
  const copy = join(folder, 'average.mkv');
  await run(tools.ffmpeg, ['-loglevel', 'error', '-i', file, '-c', 'copy', copy]);
  expect((await probe(tools, copy, signal)).frameRate).toBe('30');
});

it('each picture of a burst is in the film that is made', async () => {
  const flashes = `${bursts(0.7, 2)},geq=lum='if(mod(N,2),130,100)':cb=128:cr=128`;
  const source = await probe(tools, await makeFilm('flashes.mp4', flashes, 4), signal);
  const [rung] = ladderOf(source.width, source.height);
  if (!rung) throw new Error('There is no quality.');
  const out = join(folder, 'made');
  await encodeRung(tools, { source, rung, mix: null, folder: out }, signal, () => undefined);
  const { stdout } = await run(
    tools.ffmpeg,
    [
      ...['-loglevel', 'error', '-allowed_extensions', 'ALL', '-i', join(out, 'index.m3u8')],
      ...['-vf', 'scale=1:1,format=gray', '-f', 'rawvideo', 'pipe:1'],
    ],
    { encoding: 'buffer' },
  );
  const pictures = [...stdout].map((grey) => grey > 115);
  const flashed = pictures.filter((isWhite, index) => index > 0 && isWhite !== pictures[index - 1]);
  // Of each of four seconds, 21 pictures in a burst and one after it that is shown twice.
  expect(flashed.length).toBeGreaterThanOrEqual(4 * 21);
});

describe('the rate of bursts', () => {
  const times = (count: number, step: (index: number) => number): number[] => {
    let time = 0;
    return Array.from({ length: count }, (_, index) => (time += step(index)));
  };

  it('of pulled-down pictures, shown for two and three fields in turn, is that of the film', () => {
    const pulled = times(100, (index) => (index % 2 === 0 ? 2 : 3) / 59.94);
    expect(burstRate(pulled)).toBeCloseTo(23.976, 3);
  });

  it('is not that of a single jump of the times', () => {
    const jumped = times(200, (index) => (index === 100 ? 0.001 : 0.04));
    expect(burstRate(jumped)).toBeCloseTo(25, 3);
  });

  it('is unknown with few pictures', () => {
    expect(burstRate([0, 0.04, 0.08])).toBe(0);
  });
});
