import { mkdir } from 'node:fs/promises';

import { filmPictures, FILM_TAGS } from './colour';
import { progressSeconds } from './decoded-length';
import type { Tools } from './find-tools';
import { hlsArguments, soundArguments, words } from './hls-arguments';
import type { Rung } from './ladder';
import { INPUT_OPTIONS, type Source } from './probe';
import { runTool } from './run-tool';
import { wholePictures } from './scan';

const KEYFRAME_SECONDS = 2;

/** What one quality is made of. */
export interface RungJob {
  source: Source;
  rung: Rung;
  /** Filter of {@link measureLoudness}. */
  loudness: string | null;
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
    ...soundArguments(source, rung.audioKbps, [job.loudness]),
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
