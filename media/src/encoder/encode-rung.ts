import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { filmPictures, FILM_TAGS } from './colour';
import { progressSeconds } from './decoded-length';
import type { Tools } from './find-tools';
import { hlsArguments, soundArguments, words, type Mix } from './hls-arguments';
import type { Rung } from './ladder';
import { uprightPictures } from './orientation';
import type { Source } from './probe';
import { runTool } from './run-tool';
import { wholePictures } from './scan';
import { sourceInput, STILL_RATE, stillInput } from './source-input';
import { pictureArguments, priorityGuard, type VideoCodec } from './video-codec';

/** What one quality is made of. */
export interface RungJob {
  source: Source;
  rung: Rung;
  /** H.264 when absent. */
  codec?: VideoCodec;
  /** Sound in the same segments; null for pictures alone. */
  mix: Mix | null;
  /** Folder for `init.mp4`, `index.m3u8` and the segments. */
  folder: string;
}

/**
 * What the pictures are read from, and the filters for them. A picture that stands still is scaled once and then
 * repeated.
 */
const picturesOf = ({ source, rung }: RungJob): { input: string[]; from: string; filters: string[] } => {
  const { still, video, colour, frameRate, heldSeconds } = source;
  const scaled = filmPictures(colour, rung.width, rung.height);
  if (still === null) {
    const whole = [...wholePictures(source, 'film'), ...uprightPictures(source.orientation)];
    const held = heldSeconds > 0 ? [`tpad=stop_mode=clone:stop_duration=${heldSeconds.toFixed(3)}`] : [];
    const filters = [...whole, `fps=${frameRate}:start_time=0`, ...held, ...scaled];
    return { input: [], from: `0:${video}`, filters };
  }
  const repeated = ['loop=loop=-1:size=1:start=0', `setpts=N/${STILL_RATE}/TB`, `fps=${STILL_RATE}`];
  return {
    input: [...stillInput(still), '-t', source.seconds.toFixed(3)],
    from: '1:0',
    filters: [...scaled, ...repeated],
  };
};

/** Encodes one quality as HLS with fragmented MP4. `onProgress` receives the part that is done, from 0 to 1. */
export const encodeRung = async (
  tools: Tools,
  job: RungJob,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<void> => {
  const { source, rung, codec = 'h264', folder } = job;
  const { input, from, filters } = picturesOf(job);
  await mkdir(folder, { recursive: true });
  const command = [
    ...[...priorityGuard(codec), tools.ffmpeg],
    ...words('-hide_banner -loglevel error -nostats -progress pipe:1 -y'),
    ...[...sourceInput(source), ...input],
    // A graph of its own: with filters of a stream, newer programs copy the turn of the stream to the film.
    ...['-filter_complex', `[${from}]${filters.join(',')}[pictures]`, '-map', '[pictures]'],
    // The filters give the rate. With them, a program of 2018 loses pictures after a pause when it keeps the rate itself.
    ...words('-vsync passthrough'),
    ...pictureArguments(codec, source, rung),
    ...words(FILM_TAGS),
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
  { source, rung, mix, folder }: Omit<RungJob, 'codec'> & { mix: Mix },
  pictures: string,
  signal: AbortSignal,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await runTool(
    [
      ...[tools.ffmpeg, ...words('-hide_banner -loglevel error -nostats -y')],
      ...['-allowed_extensions', 'ALL', '-i', `file:${join(pictures, 'index.m3u8')}`],
      ...sourceInput(source),
      ...['-map', '0:v', '-c:v', 'copy'],
      ...soundArguments(mix, rung.audioKbps, { input: 1 }),
      ...hlsArguments(folder),
    ],
    { signal },
  );
};
