import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

import { LOCALES } from '@sahra/schemas/constants';
import sharp from 'sharp';

import { CANVAS, FRAMES_PER_SECOND, type Clip } from './clip';
import { ffmpegArguments } from './ffmpeg-arguments';
import { masterPlaylist } from './master-playlist';
import { renditionsOf } from './rendition';
import { webvtt } from './webvtt';

const frame = (clip: Clip, t: number): Promise<Buffer> => {
  const { width, height } = CANVAS[clip.shape];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${clip.draw(t)}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
};

const feed = async (clip: Clip, input: Writable): Promise<void> => {
  for (let index = 0; index < clip.seconds * FRAMES_PER_SECOND; index += 1) {
    if (!input.write(await frame(clip, index / FRAMES_PER_SECOND))) await once(input, 'drain');
  }
  input.end();
};

/** Draws, encodes and writes one clip into `{library}/clips/{name}`, replacing what was there. */
export const makeClip = async (clip: Clip, library: string): Promise<void> => {
  const folder = join(library, 'clips', clip.name);
  const renditions = renditionsOf(clip.shape);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'captions'), { recursive: true });
  for (const { name } of renditions) await mkdir(join(folder, name));

  const ffmpeg = spawn('ffmpeg', ffmpegArguments(clip, renditions, folder), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  await Promise.race([feed(clip, ffmpeg.stdin), ended]);
  await ended;
  if (ffmpeg.exitCode !== 0) {
    throw new Error(
      `ffmpeg could not write the clip "${clip.name}" (exit code ${ffmpeg.exitCode ?? 'none'}).`,
    );
  }

  await writeFile(join(folder, 'master.m3u8'), await masterPlaylist(folder, renditions));
  for (const locale of LOCALES) {
    await writeFile(join(folder, 'captions', `${locale}.vtt`), webvtt(clip.cues, locale));
  }
};
