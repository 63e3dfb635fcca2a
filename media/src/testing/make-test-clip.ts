import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { findQuickTools } from './find-quick-tools';

const run = promisify(execFile);

/** Writes a short video with a test picture and a tone of `sound` seconds, none for 0; `size` such as `426x240`. */
export const makeTestClip = async (
  file: string,
  seconds: number,
  size: string,
  sound = seconds,
  framesPerSecond = '25',
): Promise<void> => {
  const { ffmpeg } = await findQuickTools();
  await run(ffmpeg, [
    ...['-loglevel', 'error', '-y', '-f', 'lavfi'],
    ...['-i', `testsrc=duration=${seconds}:size=${size}:rate=${framesPerSecond}`],
    ...(sound > 0 ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${sound}`] : []),
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', file],
  ]);
};
