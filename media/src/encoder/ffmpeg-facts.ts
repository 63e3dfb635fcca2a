import { runTool } from './run-tool';
import { AV1_ENCODER } from './video-codec';

/** What one ffmpeg is and can do. */
export interface FfmpegFacts {
  /** Such as `5.1.9-0+deb12u1`. */
  version: string;
  /** Whether it is of a branch that still gets security fixes. */
  isMaintained: boolean;
  /** Encoders and filters that the making of a film needs and this ffmpeg lacks. */
  lacks: string[];
  /** Whether it can make AV1, which films do without. */
  makesAv1: boolean;
  /** Kinds of film that it cannot read, by their usual names. */
  unread: string[];
}

/**
 * Version of libavutil in FFmpeg 5.1, the oldest branch that Debian and FFmpeg still repair. Builds of a moment have no
 * number of a release, but all have this one.
 */
const MAINTAINED = [57, 28] as const;

const ENCODERS = ['libx264', 'aac', 'mjpeg', 'png'] as const;
const FILTERS = [
  ...[
    'idet',
    'bwdif',
    'tblend',
    'signalstats',
    'metadata',
    'hflip',
    'vflip',
    'transpose',
    'fps',
    'scale',
    'setsar',
    'zscale',
    'tonemap',
    'lutyuv',
  ],
  ...['thumbnail', 'tile', 'mpdecimate', 'loop', 'setpts', 'color', 'overlay', 'showwavespic'],
  ...['amerge', 'aformat', 'pan', 'loudnorm', 'aresample', 'apad'],
] as const;

/** Decoders of the kinds of film that editors have. Any one of a line is enough. */
const READ: readonly (readonly [string, ...string[]])[] = [
  ['H.264', 'h264'],
  ['HEVC', 'hevc'],
  ['AV1', 'libdav1d', 'libaom-av1'],
  ['VP9', 'vp9'],
  ['ProRes', 'prores'],
  ['DNxHD', 'dnxhd'],
  ['MPEG-2', 'mpeg2video'],
  ['MPEG-4', 'mpeg4'],
  ['AAC', 'aac'],
  ['MP3', 'mp3float', 'mp3'],
  ['Opus', 'opus', 'libopus'],
  ['AC-3', 'ac3'],
];

const LISTED = /^ [\w.|]{2,6} +([\w-]+) /;
const SECONDS_MAX = 30;

/** Runs ffmpeg to its end for one answer, and returns its lines. */
const ask = async (ffmpeg: string, option: string, signal: AbortSignal): Promise<string[]> => {
  const lines: string[] = [];
  await runTool([ffmpeg, '-hide_banner', option], {
    signal,
    secondsMax: SECONDS_MAX,
    onLine: (line) => lines.push(line),
  });
  return lines;
};

const namesOf = (lines: readonly string[]): Set<string> =>
  new Set(lines.flatMap((line) => LISTED.exec(line)?.[1] ?? []));

const isMaintained = (lines: readonly string[]): boolean => {
  const [, major, minor] = /^libavutil +(\d+)\. *(\d+)\./m.exec(lines.join('\n')) ?? [];
  const [least, leastMinor] = MAINTAINED;
  return Number(major) > least || (Number(major) === least && Number(minor) >= leastMinor);
};

/** Asks an ffmpeg what it is and what it can do. Throws a FilmError when it does not run. */
export const readFfmpegFacts = async (ffmpeg: string, signal: AbortSignal): Promise<FfmpegFacts> => {
  const version = await ask(ffmpeg, '-version', signal);
  const encoders = namesOf(await ask(ffmpeg, '-encoders', signal));
  const filters = namesOf(await ask(ffmpeg, '-filters', signal));
  const decoders = namesOf(await ask(ffmpeg, '-decoders', signal));
  return {
    version: /^ffmpeg version (\S+)/.exec(version[0] ?? '')?.[1] ?? 'of an unknown version',
    isMaintained: isMaintained(version),
    lacks: [
      ...ENCODERS.filter((name) => !encoders.has(name)),
      ...FILTERS.filter((name) => !filters.has(name)),
    ],
    makesAv1: encoders.has(AV1_ENCODER),
    unread: READ.filter(([, ...names]) => !names.some((name) => decoders.has(name))).map(([kind]) => kind),
  };
};
