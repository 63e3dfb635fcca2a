import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { storyboardOf, storyboardVtt } from '../storyboard/storyboard';
import { JPEG_PICTURES, stillPictures } from './colour';
import type { Tools } from './find-tools';
import { INPUT_OPTIONS, type Source } from './probe';
import { runTool } from './run-tool';
import { wholePictures } from './scan';

/** Moments of the poster candidates, as parts of the film. */
const POSTER_MOMENTS = [0.2, 0.5, 0.8] as const;
/** Number of poster candidates. */
export const POSTERS = POSTER_MOMENTS.length;
const POSTER_WIDTH_MAX = 1280;
/** The thumbnail filter takes the most typical of this many frames. */
const POSTER_FRAMES = 25;

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
  const pictures = [...wholePictures(source, 'still'), ...stillPictures(source.colour, width, height)];
  const filters = [...pictures, `thumbnail=${POSTER_FRAMES}`, ...JPEG_PICTURES];
  for (const [index, moment] of POSTER_MOMENTS.entries()) {
    await runTool(
      [
        ...[tools.ffmpeg, '-hide_banner', '-loglevel', 'error', '-y', ...INPUT_OPTIONS],
        ...['-ss', (source.seconds * moment).toFixed(3), '-i', `file:${source.path}`],
        ...['-map', `0:${source.video}`, '-vf', filters.join(',')],
        ...['-frames:v', '1', '-q:v', '3', join(folder, `${index + 1}.jpg`)],
      ],
      { signal },
    );
  }
};

/** Writes `storyboard.jpg`, small pictures of the whole film in a grid, and `storyboard.vtt`, its index. */
export const makeStoryboard = async (
  tools: Tools,
  source: Source,
  folder: string,
  signal: AbortSignal,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const storyboard = storyboardOf(source.seconds, source);
  const { every, columns, rows, width, height } = storyboard;
  const filters = [
    ...wholePictures(source, 'still'),
    `fps=1/${every}:start_time=0:round=up`,
    ...stillPictures(source.colour, width, height),
    ...[`tile=${columns}x${rows}`, ...JPEG_PICTURES],
  ];
  await runTool(
    [
      ...[tools.ffmpeg, '-hide_banner', '-loglevel', 'error', '-y'],
      ...(source.seconds > LONG_SECONDS ? ['-skip_frame', 'nokey'] : []),
      ...[...INPUT_OPTIONS, '-i', `file:${source.path}`, '-map', `0:${source.video}`],
      ...['-vf', filters.join(','), '-frames:v', '1', '-q:v', '5', join(folder, 'storyboard.jpg')],
    ],
    { signal },
  );
  await writeFile(join(folder, 'storyboard.vtt'), storyboardVtt(storyboard));
};
