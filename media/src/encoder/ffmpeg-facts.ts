import { runTool, type ToolRun } from './run-tool';
import { AV1_ENCODER, priorityGuard } from './video-codec';

/** What one ffmpeg is and can do. */
export interface FfmpegFacts {
  /** Such as `5.1.9-0+deb12u1`. */
  version: string;
  /** Whether it is of a branch that still gets security fixes. */
  isMaintained: boolean;
  /** Encoders and filters that the making of a film needs and this ffmpeg lacks. */
  lacks: string[];
  /** What is missing to make AV1, which films do without. */
  av1Lacks: string[];
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

/** Runs ffmpeg to its end for one answer, and returns its lines. */
const ask = async (ffmpeg: string, option: string, run: ToolRun): Promise<string[]> => {
  const lines: string[] = [];
  await runTool([ffmpeg, '-hide_banner', option], {
    ...run,
    isUrgent: true,
    onLine: (line) => lines.push(line),
  });
  return lines;
};

/** Whether the system knows the guard that AV1 needs. */
const runsGuarded = (run: ToolRun): Promise<boolean> =>
  runTool([...priorityGuard('av1'), 'true'], { ...run, isUrgent: true }).then(
    () => true,
    () => false,
  );

const namesOf = (lines: readonly string[]): Set<string> =>
  new Set(lines.flatMap((line) => LISTED.exec(line)?.[1] ?? []));

const isMaintained = (lines: readonly string[]): boolean => {
  const [, major, minor] = /^libavutil +(\d+)\. *(\d+)\./m.exec(lines.join('\n')) ?? [];
  const [least, leastMinor] = MAINTAINED;
  return Number(major) > least || (Number(major) === least && Number(minor) >= leastMinor);
};

/**
 * Asks an ffmpeg what it is and what it can do: one question for each run, all at once. Throws a FilmError when it does not
 * run, and a ToolTimeout when it does not answer in time.
 */
export const readFfmpegFacts = async (
  ffmpeg: string,
  run: Pick<ToolRun, 'signal' | 'secondsMax'>,
): Promise<FfmpegFacts> => {
  const namesFor = async (option: string): Promise<Set<string>> => namesOf(await ask(ffmpeg, option, run));
  const [version, encoders, filters, decoders, isGuarded] = await Promise.all([
    ask(ffmpeg, '-version', run),
    namesFor('-encoders'),
    namesFor('-filters'),
    namesFor('-decoders'),
    runsGuarded(run),
  ]);
  return {
    version: /^ffmpeg version (\S+)/.exec(version[0] ?? '')?.[1] ?? 'of an unknown version',
    isMaintained: isMaintained(version),
    lacks: [
      ...ENCODERS.filter((name) => !encoders.has(name)),
      ...FILTERS.filter((name) => !filters.has(name)),
    ],
    av1Lacks: [
      ...(encoders.has(AV1_ENCODER) ? [] : [AV1_ENCODER]),
      ...(isGuarded ? [] : ['setpriv of util-linux, for root']),
    ],
    unread: READ.filter(([, ...names]) => !names.some((name) => decoders.has(name))).map(([kind]) => kind),
  };
};
