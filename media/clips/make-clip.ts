import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import { findTools } from '../src/encoder/find-tools';
import { measureBitRates } from '../src/playlist/bit-rates';
import { AUDIO_CODEC, masterPlaylist } from '../src/playlist/master-playlist';
import { FRAMES_PER_SECOND, SEGMENT_SECONDS } from './clip';
import type { Clip, Cue } from './clip';
import { playSound, type drawFrames } from './drawn-films';
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

const words = (text: string): string[] => text.split(' ');

/**
 * A story's source has each drawing once. AV1 keeps these drawings as well as H.264 in two thirds of the bytes, and every
 * ffmpeg that media finds reads it.
 */
const sourceArguments = (path: string): string[] => [
  ...words('-map [source] -map [heard] -c:v libsvtav1 -preset 9 -crf 58 -g 250'),
  ...words('-colorspace bt709 -color_primaries bt709 -color_trc bt709'),
  ...words('-c:a aac -b:a 48k -ac 1 -movflags +faststart'),
  path,
];

interface Places {
  folder: string;
  /** File with the sound that the tool played. */
  played: string | null;
  /** File of the source, for the story of a recording. */
  source: string | null;
}

/**
 * Returns the ffmpeg arguments: raw RGBA drawings on standard input, one HLS
 * rendition per `{name}/` folder as output, and the source.
 */
const ffmpegArguments = (
  { width, height, sound, seconds, drawingsPerSecond }: Clip,
  renditions: readonly Rendition[],
  { folder, played, source }: Places,
): string[] => {
  const pads = (name: string, whole: string): string =>
    renditions.map((_, i) => `[${name}${i}]`).join('') + (source === null ? '' : `[${whole}]`);
  const parts = renditions.length + (source === null ? 0 : 1);
  const toYuv = 'out_color_matrix=bt709,format=yuv420p';
  const split = `[0:v]split=${parts}${pads('in', 'whole')}`;
  const scaled = renditions.map(
    ({ width: w, height: h }, i) =>
      `[in${i}]scale=${w}:${h}:flags=area:${toYuv},fps=${FRAMES_PER_SECOND}[v${i}]`,
  );
  const kept = source === null ? [] : [`[whole]scale=${width}:${height}:${toYuv}[source]`];
  const level = sound === null ? 'anull' : 'lowpass=f=2400,volume=0.9';
  const heard = `[1:a]${level},asplit=${parts}${pads('a', 'heard')}`;

  return [
    ...words('-hide_banner -loglevel error -y'),
    ...words(`-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${drawingsPerSecond} -i pipe:0`),
    ...(played === null
      ? // At 48 kHz the sound of 8 seconds is a whole number of AAC frames: a live stream has no gap.
        ['-f', 'lavfi', '-i', `aevalsrc=${(sound ?? '0').replaceAll(',', '\\,')}:s=48000:d=${seconds}`]
      : [...words('-f f32le -ar 48000 -ac 1 -i'), played]),
    ...['-filter_complex', [split, ...scaled, ...kept, heard].join(';')],
    ...renditions.flatMap(({ name, level: h264, videoKbps, audioKbps, crf }, i) => [
      ...words(`-map [v${i}] -map [a${i}]`),
      // No B-frames: they delay the first frame by two frames, and a live stream would have a gap.
      ...words(`-c:v libx264 -preset fast -tune animation -profile:v main -level ${h264} -bf 0`),
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
    ...(source === null ? [] : sourceArguments(source)),
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

/** Lets ffmpeg encode the drawings of a clip. */
const encode = async (
  clip: Clip,
  frames: ReturnType<typeof drawFrames>,
  renditions: readonly Rendition[],
  places: Places,
): Promise<void> => {
  const { ffmpeg: program } = await findTools(process.env['PATH'] ?? '');
  const ffmpeg = spawn(program, ffmpegArguments(clip, renditions, places), {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(ffmpeg, 'close');
  const bytes = clip.width * clip.height * BYTES_PER_PIXEL;
  for (let count = clip.seconds * clip.drawingsPerSecond; count > 0; count -= 1) {
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
};

/** Encodes and writes one clip into `{library}/clips/{name}`, and a story's source, replacing what was there. */
export const makeClip = async (
  clip: Clip,
  frames: ReturnType<typeof drawFrames>,
  library: string,
): Promise<void> => {
  const folder = join(library, 'clips', clip.name);
  const renditions = renditionsOf(clip);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'captions'), { recursive: true });
  for (const { name } of renditions) await mkdir(join(folder, name));
  const temporary = await mkdtemp(join(tmpdir(), 'sahra-clip-'));
  try {
    const played = clip.sound === null ? join(temporary, 'sound.f32') : null;
    if (played !== null) await writeFile(played, await playSound(clip.name));
    const source = clip.story === 'recording' ? join(library, 'sources', `${clip.name}.mp4`) : null;
    await mkdir(join(library, 'sources'), { recursive: true });
    await encode(clip, frames, renditions, { folder, played, source });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }

  await writeFile(join(folder, 'master.m3u8'), await masterPlaylistOf(folder, renditions));
  for (const locale of LOCALES) {
    await writeFile(join(folder, 'captions', `${locale}.vtt`), webvtt(clip.cues, locale));
  }
};
