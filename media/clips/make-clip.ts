import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import { AUDIO_CODEC, masterPlaylist, measureBitRates } from '../src/playlist/master-playlist';
import { FRAMES_PER_SECOND, SEGMENT_SECONDS } from './clip';
import type { Clip, Cue, DrawnFilms } from './clip';
import type { drawFrames } from './drawn-films';
import { renditionsOf } from './rendition';
import type { Rendition } from './rendition';

const stamp = (seconds: number): string => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** Formats the captions of one language as a WebVTT file. */
const webvtt = (cues: readonly Cue[], locale: Locale): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text[locale]}`)].join(
    '\n\n',
  ) + '\n';

const BYTES_PER_PIXEL = 4;
const GOP = FRAMES_PER_SECOND * SEGMENT_SECONDS;

type Timing = Pick<DrawnFilms, 'seconds' | 'drawingsPerSecond'>;

const words = (text: string): string[] => text.split(' ');

/**
 * Returns the ffmpeg arguments: raw RGBA drawings on standard input, one HLS
 * rendition per `{name}/` folder as output.
 */
const ffmpegArguments = (
  { width, height, sound }: Clip,
  { seconds, drawingsPerSecond }: Timing,
  renditions: readonly Rendition[],
  folder: string,
): string[] => {
  const split = `[0:v]fps=${FRAMES_PER_SECOND},split=${renditions.length}${renditions.map((_, i) => `[in${i}]`).join('')}`;
  const scaled = renditions.map(
    (rendition, i) =>
      `[in${i}]scale=${rendition.width}:${rendition.height}:flags=area:out_color_matrix=bt709,format=yuv420p[v${i}]`,
  );
  const heard = `[1:a]lowpass=f=2400,volume=0.9,asplit=${renditions.length}${renditions.map((_, i) => `[a${i}]`).join('')}`;

  return [
    ...words('-hide_banner -loglevel error -y'),
    ...words(`-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${drawingsPerSecond} -i pipe:0`),
    // At 48 kHz the sound of 8 seconds is a whole number of AAC frames: a repetition has no gap.
    ...['-f', 'lavfi', '-i', `aevalsrc=${sound.replaceAll(',', '\\,')}:s=48000:d=${seconds}`],
    ...['-filter_complex', [split, ...scaled, heard].join(';')],
    ...renditions.flatMap(({ name, level, videoKbps, audioKbps, crf }, i) => [
      ...words(`-map [v${i}] -map [a${i}]`),
      // No B-frames: they delay the first frame by two frames, and a repetition would have a gap.
      ...words(`-c:v libx264 -preset fast -tune animation -profile:v main -level ${level} -bf 0`),
      // More bits for dark places, where eyes see blocks first.
      ...words(`-aq-mode 3 -crf ${crf} -maxrate ${videoKbps}k -bufsize ${videoKbps * 2}k`),
      // Told, because browsers guess another matrix for an upright film than for a wide one.
      ...words('-colorspace bt709 -color_primaries bt709 -color_trc bt709'),
      ...words(`-g ${GOP} -keyint_min ${GOP} -sc_threshold 0`),
      ...words(`-c:a aac -b:a ${audioKbps}k -ac 1 -t ${seconds}`),
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

/** Encodes and writes one clip into `{library}/clips/{name}`, replacing what was there. */
export const makeClip = async (
  clip: Clip,
  timing: Timing,
  frames: ReturnType<typeof drawFrames>,
  library: string,
): Promise<void> => {
  const folder = join(library, 'clips', clip.name);
  const renditions = renditionsOf(clip.shape);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'captions'), { recursive: true });
  for (const { name } of renditions) await mkdir(join(folder, name));

  const ffmpeg = spawn('ffmpeg', ffmpegArguments(clip, timing, renditions, folder), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(ffmpeg, 'close');
  const bytes = clip.width * clip.height * BYTES_PER_PIXEL;
  for (let count = timing.seconds * timing.drawingsPerSecond; count > 0; count -= 1) {
    if (!ffmpeg.stdin.write(await frames.next(bytes)))
      await Promise.race([once(ffmpeg.stdin, 'drain'), closed]);
  }
  ffmpeg.stdin.end();
  await closed;
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
