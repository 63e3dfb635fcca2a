import { mkdir } from 'node:fs/promises';

import type { Tools } from './find-tools';
import { hlsArguments, soundArguments, words } from './hls-arguments';
import { LOWEST_AUDIO_KBPS } from './ladder';
import { INPUT_OPTIONS, type Source } from './probe';
import { runTool } from './run-tool';

/** What the sound of a film is made of. */
export interface AudioJob {
  source: Source;
  /** Filter of {@link measureLoudness}. */
  loudness: string | null;
  /** Folder for `init.mp4`, `index.m3u8` and the segments. */
  folder: string;
}

/**
 * Encodes the sound alone, as the smallest quality has it. It is filled up with silence: a sound that ends before the
 * pictures would end the film early. The film must have sound.
 */
export const encodeAudio = async (
  tools: Tools,
  { source, loudness, folder }: AudioJob,
  signal: AbortSignal,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await runTool(
    [
      ...[tools.ffmpeg, ...words('-hide_banner -loglevel error -nostats -y')],
      ...[...INPUT_OPTIONS, '-i', `file:${source.path}`],
      ...soundArguments(source, LOWEST_AUDIO_KBPS, [loudness, 'apad']),
      ...['-t', source.seconds.toFixed(3)],
      ...hlsArguments(folder),
    ],
    { signal },
  );
};

/**
 * Copies the sound of the first `seconds` of an encoded film, as it is. The AAC encoder adds a frame at the end: without
 * the limit each repetition of a clip would be longer than its pictures.
 */
export const copyAudio = async (
  tools: Tools,
  source: Source,
  seconds: number,
  folder: string,
  signal: AbortSignal,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await runTool(
    [
      ...[tools.ffmpeg, ...words('-hide_banner -loglevel error -nostats -y')],
      ...[...INPUT_OPTIONS, '-i', `file:${source.path}`],
      ...['-map', `0:${source.audio}`, '-c', 'copy', '-t', String(seconds)],
      ...hlsArguments(folder),
    ],
    { signal },
  );
};
