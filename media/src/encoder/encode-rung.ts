import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { filmPictures, FILM_TAGS } from './colour';
import { progressSeconds } from './decoded-length';
import type { Tools } from './find-tools';
import { hlsArguments, soundArguments, words, type Mix } from './hls-arguments';
import type { Rung } from './ladder';
import { INPUT_OPTIONS, type Source } from './probe';
import { runTool } from './run-tool';
import { wholePictures } from './scan';

const KEYFRAME_SECONDS = 2;

/** What one quality is made of. */
export interface RungJob {
  source: Source;
  rung: Rung;
  /** Sound in the same segments; null for pictures alone. */
  mix: Mix | null;
  /** Folder for `init.mp4`, `index.m3u8` and the segments. */
  folder: string;
}

const pictureFilter = ({ source, rung }: RungJob): string =>
  [
    ...wholePictures(source, 'film'),
    `fps=${source.frameRate}:start_time=0`,
    ...filmPictures(source.colour, rung.width, rung.height),
  ].join(',');

/** Encodes one quality as HLS with fragmented MP4. `onProgress` receives the part that is done, from 0 to 1. */
export const encodeRung = async (
  tools: Tools,
  job: RungJob,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<void> => {
  const { source, rung, folder } = job;
  await mkdir(folder, { recursive: true });
  const command = [
    ...[tools.ffmpeg, ...words('-hide_banner -loglevel error -nostats -progress pipe:1 -y')],
    ...[...INPUT_OPTIONS, '-i', `file:${source.path}`],
    ...['-map', `0:${source.video}`, '-vf', pictureFilter(job)],
    // No B-frames: they delay the first picture, and a channel that loops the film would have a gap.
    ...words('-c:v libx264 -preset fast -profile:v main -bf 0 -crf 23'),
    ...words(FILM_TAGS),
    ...words(`-maxrate ${rung.videoKbps}k -bufsize ${rung.videoKbps * 2}k -sc_threshold 0`),
    ...words(`-g ${Math.ceil(source.framesPerSecond * KEYFRAME_SECONDS)}`),
    // By time, so that every quality can be left for another one at the same moments.
    ...['-force_key_frames', `expr:gte(t,n_forced*${KEYFRAME_SECONDS})`],
    ...(job.mix ? soundArguments(job.mix, rung.audioKbps) : []),
    ...hlsArguments(folder),
  ];
  await runTool(command, {
    signal,
    onLine: (line) => {
      const done = progressSeconds(line);
      if (done !== null) onProgress(Math.min(1, done / source.seconds));
    },
  });
};

/**
 * Writes a quality whose pictures in the folder `pictures` are encoded alone once more with a sound in the same segments:
 * a linear channel shows films one after the other, and has one sound.
 */
export const addSound = async (
  tools: Tools,
  { source, rung, mix, folder }: RungJob & { mix: Mix },
  pictures: string,
  signal: AbortSignal,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await runTool(
    [
      ...[tools.ffmpeg, ...words('-hide_banner -loglevel error -nostats -y')],
      ...['-allowed_extensions', 'ALL', '-i', `file:${join(pictures, 'index.m3u8')}`],
      ...[...INPUT_OPTIONS, '-i', `file:${source.path}`],
      ...['-map', '0:v', '-c:v', 'copy'],
      ...soundArguments(mix, rung.audioKbps, { input: 1 }),
      ...hlsArguments(folder),
    ],
    { signal },
  );
};
