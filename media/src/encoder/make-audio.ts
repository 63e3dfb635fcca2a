import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { AUDIO_FILE } from '../library/library';
import type { Tools } from './find-tools';
import { hlsArguments, soundArguments, words, type Mix } from './hls-arguments';
import { joinSegments } from './join-segments';
import type { Source } from './probe';
import { runTool } from './run-tool';
import { sourceInput } from './source-input';

/** What the sound of a film is made of. */
export interface AudioJob {
  source: Source;
  mix: Mix;
  kbps: number;
  /** Folder for `init.mp4`, `index.m3u8` and the segments. */
  folder: string;
}

/** Runs ffmpeg over the source with these options for the sound, into the HLS files of `folder`. */
const makeAudio = async (
  tools: Tools,
  source: Source,
  options: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await runTool(
    [
      ...[tools.ffmpeg, ...words('-hide_banner -loglevel error -nostats -y')],
      ...sourceInput(source),
      ...options,
      ...hlsArguments(folder),
    ],
    { signal },
  );
};

/**
 * Encodes a sound without pictures. It is filled up with silence: a sound that ends before the pictures would end the
 * film early.
 */
export const encodeAudio = async (
  tools: Tools,
  { source, mix, kbps, folder }: AudioJob,
  signal: AbortSignal,
): Promise<void> => {
  const encoded = soundArguments(mix, kbps, { more: ['apad'] });
  await makeAudio(tools, source, [...encoded, '-t', source.seconds.toFixed(3)], folder, signal);
};

/**
 * Copies the main sound of the first `seconds` of an encoded film, as it is. The AAC encoder adds a frame at the end:
 * without the limit each repetition of a clip would be longer than its pictures.
 */
export const copyAudio = async (
  tools: Tools,
  source: Source,
  seconds: number,
  folder: string,
  signal: AbortSignal,
): Promise<void> => {
  const copied = ['-map', `0:${source.sounds[0]?.streams[0] ?? 'a'}`, '-c', 'copy', '-t', String(seconds)];
  await makeAudio(tools, source, copied, folder, signal);
};

/**
 * Writes the sound in the HLS files of `folder` as one file beside them: podcast players read no HLS, and know the
 * length of a file from its beginning only.
 */
export const joinAudio = async (tools: Tools, folder: string, signal: AbortSignal): Promise<void> => {
  const joined = join(folder, 'joined.mp4');
  await joinSegments(folder, joined);
  await runTool(
    [
      ...[tools.ffmpeg, ...words('-hide_banner -loglevel error -nostats -y')],
      ...['-i', `file:${joined}`],
      ...words('-c copy -movflags +faststart'),
      join(folder, AUDIO_FILE),
    ],
    { signal },
  );
  await rm(joined);
};
