import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { findQuickTools } from './find-quick-tools';

const run = promisify(execFile);

/** A sound of a test clip. */
export interface ClipSound {
  /** Tag as editing programs write it, such as `ara`. */
  language?: string;
  /** Name of ffmpeg for where its channels are heard; stereo when absent. */
  layout?: string;
  title?: string;
}

const tagsOf = ({ language, title }: ClipSound, index: number): string[] =>
  Object.entries({ language, title }).flatMap(([name, value]) =>
    value === undefined ? [] : [`-metadata:s:a:${index}`, `${name}=${value}`],
  );

/**
 * Writes a short video of 320 × 180 with these sounds, in which nothing is heard: to bring a tone to its loudness takes most
 * of the time that a film takes. Only Matroska keeps the titles.
 */
export const makeSoundsClip = async (
  file: string,
  seconds: number,
  sounds: readonly ClipSound[],
): Promise<void> => {
  const { ffmpeg } = await findQuickTools();
  const inputs = sounds.flatMap(({ layout = 'stereo' }) => [
    ...['-f', 'lavfi', '-t', String(seconds), '-i', `anullsrc=channel_layout=${layout}:sample_rate=48000`],
  ]);
  await run(ffmpeg, [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi', '-i', `testsrc=duration=${seconds}:size=320x180:rate=25`],
    ...inputs,
    ...['-map', '0', ...sounds.flatMap((_, index) => ['-map', String(index + 1)])],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
    ...sounds.flatMap(tagsOf),
    file,
  ]);
};

/** Makes the last sound of an MP4 one that only its maker can read, as phones add them. */
export const spoilLastSound = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  const at = bytes.lastIndexOf('mp4a');
  bytes.write('apac', at);
  bytes.write('free', bytes.indexOf('esds', at));
  await writeFile(file, bytes);
};
