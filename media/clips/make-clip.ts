import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import sharp from 'sharp';

import { masterPlaylist, measureBitRates } from '../src/playlist/master-playlist';
import { CANVAS, FRAMES_PER_SECOND, SEGMENT_SECONDS } from './clip';
import type { Clip, Cue } from './clip';
import { AUDIO_CODEC, renditionsOf } from './rendition';
import type { Rendition } from './rendition';

const stamp = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** Formats the captions of one language as a WebVTT file. */
const webvtt = (cues: readonly Cue[], locale: Locale): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text[locale]}`)].join(
    '\n\n',
  ) + '\n';

const GOP = FRAMES_PER_SECOND * SEGMENT_SECONDS;

const words = (text: string): string[] => text.split(' ');

/**
 * Returns the ffmpeg arguments: raw RGBA frames on standard input, one HLS
 * rendition per `{name}/` folder as output.
 */
const ffmpegArguments = (clip: Clip, renditions: readonly Rendition[], folder: string): string[] => {
  const { width, height } = CANVAS[clip.shape];
  const split = `[0:v]split=${renditions.length}${renditions.map((_, i) => `[in${i}]`).join('')}`;
  const scaled = renditions.map(
    (rendition, i) => `[in${i}]scale=${rendition.width}:${rendition.height}:flags=area,format=yuv420p[v${i}]`,
  );
  const sound = `[1:a]afade=t=in:d=0.4,afade=t=out:st=${clip.seconds - 0.6}:d=0.6,lowpass=f=2400,volume=0.9,asplit=${renditions.length}${renditions.map((_, i) => `[a${i}]`).join('')}`;

  return [
    ...words('-hide_banner -loglevel error -y'),
    ...words(`-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${FRAMES_PER_SECOND} -i pipe:0`),
    ...['-f', 'lavfi', '-i', `aevalsrc=${clip.sound.replaceAll(',', '\\,')}:s=44100:d=${clip.seconds}`],
    ...['-filter_complex', [split, ...scaled, sound].join(';')],
    ...renditions.flatMap(({ name, level, videoKbps, audioKbps }, i) => [
      ...words(`-map [v${i}] -map [a${i}]`),
      // No B-frames: they delay the first frame by two frames, and a live loop would have a gap where it restarts.
      ...words(`-c:v libx264 -preset slow -tune animation -profile:v main -level ${level} -bf 0`),
      ...words(`-crf 29 -maxrate ${videoKbps}k -bufsize ${videoKbps * 2}k`),
      ...words(`-g ${GOP} -keyint_min ${GOP} -sc_threshold 0`),
      ...words(`-c:a aac -b:a ${audioKbps}k -ac 1 -t ${clip.seconds}`),
      ...words(`-f hls -hls_time ${SEGMENT_SECONDS} -hls_playlist_type vod -hls_flags independent_segments`),
      ...words('-hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4 -hls_segment_filename'),
      ...[`${folder}/${name}/%d.m4s`, `${folder}/${name}/index.m3u8`],
    ]),
  ];
};

/** Returns the master playlist, with the renditions from smallest to largest. */
const masterPlaylistOf = async (folder: string, renditions: readonly Rendition[]): Promise<string> =>
  masterPlaylist(
    await Promise.all(
      renditions.map(async ({ name, width, height, codec }) => ({
        ...(await measureBitRates(join(folder, name))),
        path: name,
        width,
        height,
        framesPerSecond: FRAMES_PER_SECOND,
        codecs: `${codec},${AUDIO_CODEC}`,
      })),
    ),
  );

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

  await writeFile(join(folder, 'master.m3u8'), await masterPlaylistOf(folder, renditions));
  for (const locale of LOCALES) {
    await writeFile(join(folder, 'captions', `${locale}.vtt`), webvtt(clip.cues, locale));
  }
};
