import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { findQuickTools } from '../testing/find-quick-tools';
import { turnTrack } from '../testing/turn-track';
import { encodeRung } from './encode-rung';
import { findTools, type Tools } from './find-tools';
import { ladderOf } from './ladder';
import { makePosters, makeStoryboard } from './make-stills';
import { orientationOf } from './orientation';
import { probe, type Source } from './probe';

const run = promisify(execFile);
const { signal } = new AbortController();
const ONE = 65_536;

/** Corners of the stored picture, from the top left on: red, green, blue and white. */
type Corners = readonly [string, string, string, string];

/** The eight orientations: the matrix of a track, and the corners as they are to be seen. */
const ORIENTATIONS: readonly [string, readonly [number, number, number, number], Corners][] = [
  ['as it is', [1, 0, 0, 1], ['R', 'G', 'B', 'W']],
  ['mirrored', [-1, 0, 0, 1], ['G', 'R', 'W', 'B']],
  ['upside down', [-1, 0, 0, -1], ['W', 'B', 'G', 'R']],
  ['mirrored and upside down', [1, 0, 0, -1], ['B', 'W', 'R', 'G']],
  ['turned to the right', [0, 1, -1, 0], ['B', 'R', 'W', 'G']],
  ['turned to the left', [0, -1, 1, 0], ['G', 'W', 'R', 'B']],
  ['mirrored and turned to the left', [0, 1, 1, 0], ['R', 'B', 'G', 'W']],
  ['mirrored and turned to the right', [0, -1, -1, 0], ['W', 'G', 'B', 'R']],
];

const NAMES: ReadonlyMap<string, string> = new Map([
  ['100', 'R'],
  ['010', 'G'],
  ['001', 'B'],
  ['111', 'W'],
]);

it('a matrix between two quarters of a turn counts as the nearest, and none as upright', () => {
  const tenDegrees = '\n00000000: 64540 11380 0\n00000001: -11380 64540 0\n00000002: 0 0 1073741824\n';
  const upright = { isTransposed: false, hflip: false, vflip: false };
  expect([orientationOf(tenDegrees), orientationOf(undefined)]).toEqual([upright, upright]);
});

describe.each([
  ['of npm', ''],
  ['of the system, where it has one', process.env['PATH'] ?? ''],
])('with the programs %s', (_, path) => {
  let folder: string;
  let tools: Tools;
  let quick: Tools;
  let film: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sahra-orientation-'));
    tools = await findTools(path);
    quick = await findQuickTools();
    film = join(folder, 'film.mp4');
    const quarter = (colour: string): string[] => [
      '-f',
      'lavfi',
      '-i',
      `color=c=${colour}:s=160x90:r=25:d=1`,
    ];
    await run(quick.ffmpeg, [
      ...['-loglevel', 'error', '-y', ...['red', 'lime', 'blue', 'white'].flatMap(quarter)],
      ...['-filter_complex', '[0][1]hstack[t];[2][3]hstack[b];[t][b]vstack[v]', '-map', '[v]'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', film],
    ]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Writes the film with this matrix in the header of its track, and returns its facts. */
  const turned = async (matrix: readonly [number, number, number, number]): Promise<Source> => {
    const file = join(folder, 'turned.mp4');
    await turnTrack(film, file, matrix);
    return probe(tools, file, signal);
  };

  /** Returns the corners of the first picture of a file, from the top left on. */
  const cornersOf = async (file: string): Promise<string[]> => {
    const raw = join(folder, 'corners.rgb');
    await run(quick.ffmpeg, [
      ...['-loglevel', 'error', '-y', ...(file.endsWith('.m3u8') ? ['-allowed_extensions', 'ALL'] : [])],
      ...['-i', file, '-frames:v', '1', '-vf', 'scale=8:8:flags=area', '-pix_fmt', 'rgb24'],
      ...['-f', 'rawvideo', raw],
    ]);
    const bytes = await readFile(raw);
    return [9, 14, 49, 54].map((pixel) => {
      const channels = [0, 1, 2].map((channel) => ((bytes[pixel * 3 + channel] ?? 0) > 127 ? 1 : 0));
      return NAMES.get(channels.join('')) ?? channels.join('');
    });
  };

  it.each(ORIENTATIONS)(
    'a film %s is upright in its quality, poster and storyboard',
    async (__, matrix, seen) => {
      const source = await turned(matrix);
      const isTall = matrix[0] === 0;
      expect([source.width, source.height]).toEqual(isTall ? [180, 320] : [320, 180]);
      const [rung] = ladderOf(source.width, source.height);
      if (!rung) throw new Error('There is no quality.');
      await encodeRung(tools, { source, rung, mix: null, folder }, signal, () => undefined);
      await makePosters(tools, source, folder, signal);
      await makeStoryboard(tools, source, folder, signal);
      const files = ['index.m3u8', '1.jpg', 'storyboard.jpg'];
      for (const file of files) expect([file, await cornersOf(join(folder, file))]).toEqual([file, seen]);

      // A player would turn it once more.
      const init = await readFile(join(folder, 'init.mp4'));
      expect(init.readInt32BE(init.indexOf('tkhd') + 44)).toBe(ONE);
    },
  );
});
