import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { storyboardOf, storyboardVtt } from '../storyboard/storyboard';
import { JPEG_PICTURES, stillPictures } from './colour';
import type { Tools } from './find-tools';
import { uprightPictures } from './orientation';
import type { Source } from './probe';
import { runTool } from './run-tool';
import { wholePictures } from './scan';
import { sourceInput, stillInput } from './source-input';

/** Moments of the poster candidates, as parts of the film. */
const POSTER_MOMENTS = [0.2, 0.5, 0.8] as const;
/** Number of poster candidates: a picture that stands still is one. */
export const postersOf = (isStill: boolean): number => (isStill ? 1 : POSTER_MOMENTS.length);
const POSTER_WIDTH_MAX = 1280;
/** The thumbnail filter takes the most typical of this many frames. */
const POSTER_FRAMES = 25;

/** Of a long film only the keyframes are decoded. */
const LONG_SECONDS = 600;

const even = (pixels: number): number => 2 * Math.max(1, Math.round(pixels / 2));

/** ffmpeg arguments that read the pictures of a source, with options for a film that moves. */
const pictureInput = (source: Source, options: readonly string[]): string[] =>
  source.still === null
    ? [...sourceInput(source, options), '-map', `0:${source.video}`]
    : [...stillInput(source.still), '-map', '0:0'];

/** Writes poster candidates, `1.jpg` and so on, into `folder`: three, or one of a picture that stands still. */
export const makePosters = async (
  tools: Tools,
  source: Source,
  folder: string,
  signal: AbortSignal,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const isStill = source.still !== null;
  const width = even(Math.min(POSTER_WIDTH_MAX, source.width));
  const height = even((width * source.height) / source.width);
  const filters = [
    ...wholePictures(source, 'still'),
    ...uprightPictures(source.orientation),
    ...stillPictures(source.colour, width, height),
    ...(isStill ? [] : [`thumbnail=${POSTER_FRAMES}`]),
    ...JPEG_PICTURES,
  ];
  for (const [index, moment] of POSTER_MOMENTS.slice(0, postersOf(isStill)).entries()) {
    await runTool(
      [
        ...[tools.ffmpeg, '-hide_banner', '-loglevel', 'error', '-y'],
        ...pictureInput(source, ['-ss', ((source.seconds - source.heldSeconds) * moment).toFixed(3)]),
        ...['-vf', filters.join(','), '-frames:v', '1', '-q:v', '3', join(folder, `${index + 1}.jpg`)],
      ],
      { signal },
    );
  }
};

/**
 * Writes `storyboard.jpg`, small pictures of the whole film in a grid, and `storyboard.vtt`, its index. A picture that
 * stands still is there once.
 */
export const makeStoryboard = async (
  tools: Tools,
  source: Source,
  folder: string,
  signal: AbortSignal,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const isStill = source.still !== null;
  const storyboard = storyboardOf(source.seconds, source, isStill);
  const { every, columns, rows, width, height } = storyboard;
  const filters = [
    ...wholePictures(source, 'still'),
    ...(isStill ? [] : [`fps=1/${every}:start_time=0:round=up`]),
    ...uprightPictures(source.orientation),
    ...stillPictures(source.colour, width, height),
    // The last picture stays in the grid, too, while the sound goes on.
    ...(source.heldSeconds > 0 ? ['tpad=stop=-1:stop_mode=clone'] : []),
    ...[`tile=${columns}x${rows}`, ...JPEG_PICTURES],
  ];
  await runTool(
    [
      ...[tools.ffmpeg, '-hide_banner', '-loglevel', 'error', '-y'],
      ...pictureInput(source, source.seconds > LONG_SECONDS ? ['-skip_frame', 'nokey'] : []),
      ...['-vf', filters.join(','), '-frames:v', '1', '-q:v', '5', join(folder, 'storyboard.jpg')],
    ],
    { signal },
  );
  await writeFile(join(folder, 'storyboard.vtt'), storyboardVtt(storyboard));
};
