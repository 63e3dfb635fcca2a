import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Tools } from './find-tools';
import { INPUT_OPTIONS, type Source } from './probe';
import { runTool } from './run-tool';

/** Moments of the poster candidates, as parts of the film. */
const POSTER_MOMENTS = [0.2, 0.5, 0.8] as const;
const POSTER_WIDTH_MAX = 1280;
/** The thumbnail filter takes the most typical of this many frames. */
const POSTER_FRAMES = 25;

const TILES = { columns: 10, max: 100, height: 90, secondsMin: 2 } as const;
/** Of a long film only the keyframes are decoded. */
const LONG_SECONDS = 600;

const even = (pixels: number): number => 2 * Math.max(1, Math.round(pixels / 2));

/** Writes three poster candidates, `1.jpg` to `3.jpg`, into `folder`. */
export const makePosters = async (
  tools: Tools,
  source: Source,
  folder: string,
  signal: AbortSignal,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const width = even(Math.min(POSTER_WIDTH_MAX, source.width));
  const height = even((width * source.height) / source.width);
  for (const [index, moment] of POSTER_MOMENTS.entries()) {
    await runTool(
      [
        ...[tools.ffmpeg, '-hide_banner', '-loglevel', 'error', '-y', ...INPUT_OPTIONS],
        ...['-ss', (source.seconds * moment).toFixed(3), '-i', `file:${source.path}`],
        ...[
          '-map',
          `0:${source.video}`,
          '-vf',
          `thumbnail=${POSTER_FRAMES},scale=${width}:${height},setsar=1`,
        ],
        ...['-frames:v', '1', '-q:v', '3', join(folder, `${index + 1}.jpg`)],
      ],
      { signal },
    );
  }
};

const stamp = (seconds: number): string => {
  const time = new Date(Math.round(seconds * 1000)).toISOString();
  return time.slice(11, 23);
};

/**
 * Writes `storyboard.jpg`, small pictures of the whole film in a grid, and `storyboard.vtt`, which says for each
 * stretch of time where its picture is (`#xywh=` of Media Fragments).
 */
export const makeStoryboard = async (
  tools: Tools,
  source: Source,
  folder: string,
  signal: AbortSignal,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const every = Math.max(TILES.secondsMin, Math.ceil(source.seconds / TILES.max));
  const count = Math.max(1, Math.min(TILES.max, Math.ceil(source.seconds / every)));
  const width = even((TILES.height * source.width) / source.height);
  const columns = Math.min(TILES.columns, count);
  await runTool(
    [
      ...[tools.ffmpeg, '-hide_banner', '-loglevel', 'error', '-y'],
      ...(source.seconds > LONG_SECONDS ? ['-skip_frame', 'nokey'] : []),
      ...[...INPUT_OPTIONS, '-i', `file:${source.path}`, '-map', `0:${source.video}`, '-vf'],
      `fps=1/${every}:start_time=0:round=up,scale=${width}:${TILES.height},setsar=1,tile=${columns}x${Math.ceil(count / columns)}`,
      ...['-frames:v', '1', '-q:v', '5', join(folder, 'storyboard.jpg')],
    ],
    { signal },
  );
  const cues = Array.from({ length: count }, (_, index) => {
    const left = (index % columns) * width;
    const top = Math.floor(index / columns) * TILES.height;
    const until = Math.min(source.seconds, (index + 1) * every);
    return `${stamp(index * every)} --> ${stamp(until)}\nstoryboard.jpg#xywh=${left},${top},${width},${TILES.height}`;
  });
  await writeFile(join(folder, 'storyboard.vtt'), `${['WEBVTT', ...cues].join('\n\n')}\n`);
};
