import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Tools } from '../../media/src/encoder/find-tools';

export type Colour = readonly [red: number, green: number, blue: number];

export interface Pictures {
  /** Mean colours of the first picture: its corners from the top left on, and its centre. */
  corners: readonly Colour[];
  centre: Colour;
  /** Whether the colours are surely those that the file means: it says its matrix, or needs none, and has no HDR. */
  hasSureColours: boolean;
  width: number;
  height: number;
  /** Pictures a second, and the largest difference between the intervals of two, in seconds. */
  rate: number;
  unevenness: number;
  /** Pictures a second that differ from the one before. */
  moves: number;
  /** Part of the pictures that are combed, of those of which it can be told. */
  combed: number;
  seconds: number;
  /** When the centre becomes white; null when it never does. */
  flash: number | null;
  /** Matrix, curve and primaries. */
  tags: string;
}

export interface Sound {
  /** Integrated loudness in LUFS with gates of −11 and −9 LU: far apart where quiet parts lie at the gate of EBU R 128. */
  loudness: readonly [low: number, high: number];
  seconds: number;
  channels: number;
  /** When half of the highest level is reached first. */
  beep: number;
}

/** Output of a program: a line for each picture of an hour. */
const OUTPUT_MAX = 50_000_000;
const execute = promisify(execFile);
const run = (program: string, args: readonly string[]) => execute(program, args, { maxBuffer: OUTPUT_MAX });

/** Pictures are measured as so many columns and lines of mean colours. */
const GRID = 50;
const BYTES = GRID * GRID * 3;
/** A picture moved when one of its mean colours changed by so much. */
const MOVED = 24;
/** The centre became white when it rose by so much; HDR is measured without its curve. */
const BRIGHTER = 30;
/** Prints the time of each picture: `idet` says something of every one. */
const PRINTED = 'metadata=mode=print:key=lavfi.idet.single.current_frame:file=-';
const HZ = 8_000;
const WINDOW = HZ / 200;
const HDR = /arib-std-b67|smpte2084/;
const SD_PIXELS = 1279 * 576;

/** Returns what ffprobe says of the streams of a kind, `v` or `a`. */
const streamsOf = async (
  { ffprobe }: Tools,
  file: string,
  kind: string,
): Promise<Readonly<Record<string, string | number | undefined>>[]> => {
  const { stdout } = await run(ffprobe, [
    ...['-v', 'error', '-select_streams', kind, '-show_streams', '-of', 'json', `file:${file}`],
  ]);
  return (JSON.parse(stdout) as { streams: Record<string, string | number>[] }).streams;
};

type Part = readonly [from: number, to: number];

const meanOf = (picture: Buffer, [left, right]: Part, [top, bottom]: Part): Colour => {
  const of = (channel: number): number => {
    let sum = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) sum += picture[(y * GRID + x) * 3 + channel] ?? 0;
    return sum / ((right - left) * (bottom - top));
  };
  return [of(0), of(1), of(2)];
};

const NEAR = [1, 4] as const;
const FAR = [46, 49] as const;
const CENTRE = [23, 27] as const;
const CORNERS = [NEAR, FAR].flatMap((y) => [NEAR, FAR].map((x) => [x, y] as const));

const centreOf = (picture: Buffer): Colour => meanOf(picture, CENTRE, CENTRE);
const brightnessOf = (picture: Buffer): number => centreOf(picture).reduce((sum, each) => sum + each / 3, 0);

const differ = (one: Buffer, other: Buffer): boolean =>
  one.some((value, index) => Math.abs(value - (other[index] ?? 0)) >= MOVED);

/** Returns when each picture is shown, of what the filter `metadata` prints. */
const timesOf = (printed: string): number[] =>
  [...printed.matchAll(/pts_time:(-?[\d.]+)/g)].map(([, time]) => Number(time));

const combedPart = (log: string): number => {
  const counts = /Multi frame detection: TFF:\s*(\d+) BFF:\s*(\d+) Progressive:\s*(\d+)/.exec(log) ?? [];
  const [top = 0, bottom = 0, whole = 0] = counts.slice(1).map(Number);
  return top + bottom === 0 ? 0 : (top + bottom) / (top + bottom + whole);
};

/** Measures the pictures of a file; null when it has none. */
export const measurePictures = async (
  tools: Tools,
  file: string,
  folder: string,
): Promise<Pictures | null> => {
  const [said] = await streamsOf(tools, file, 'v');
  if (!said) return null;
  const size = { width: Number(said['width']), height: Number(said['height']) };
  const tags = ['color_space', 'color_transfer', 'color_primaries'].map((name) => said[name] ?? 'unknown');
  const raw = join(folder, 'pictures.rgb');
  const { stdout, stderr } = await run(tools.ffmpeg, [
    ...['-hide_banner', '-nostats', '-y', '-copyts', '-i', `file:${file}`, '-map', '0:v:0'],
    ...['-vf', `idet,${PRINTED},scale=${GRID}:${GRID}:flags=area+accurate_rnd,format=rgb24`],
    ...['-vsync', 'passthrough', '-f', 'rawvideo', raw],
  ]);
  const bytes = await readFile(raw);
  const pictures = Array.from({ length: bytes.length / BYTES }, (_, index) =>
    bytes.subarray(index * BYTES, (index + 1) * BYTES),
  );
  const [first] = pictures;
  if (!first) return null;
  const times = timesOf(stdout);
  const [begin = 0, end = 0] = [times[0], times.at(-1)];
  const seconds = ((end - begin) * times.length) / (times.length - 1 || 1);
  const intervals = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const brightness = pictures.map(brightnessOf);
  const ground = brightness[0] ?? 0;
  const rise = brightness.reduce((most, each) => Math.max(most, each), 0) - ground;
  const flash = rise < BRIGHTER ? -1 : brightness.findIndex((each) => each >= ground + rise / 2);
  const moved = pictures.filter(
    (each, index) => index > 0 && differ(each, pictures[index - 1] ?? each),
  ).length;
  const saysMatrix = !['unknown', 'reserved', 'bt2020nc'].includes(String(tags[0]));
  const isRgb = /rgb|gbr/.test(String(said['pix_fmt']));
  return {
    ...{ ...size, corners: CORNERS.map(([x, y]) => meanOf(first, x, y)), centre: centreOf(first) },
    hasSureColours: !HDR.test(tags.join()) && (saysMatrix || isRgb || size.width * size.height <= SD_PIXELS),
    ...{ rate: times.length / seconds, unevenness: Math.max(0, ...intervals) - Math.min(...intervals) },
    ...{ moves: moved / (end - begin || 1), combed: combedPart(stderr), seconds },
    ...{ flash: flash < 0 ? null : (times[flash] ?? null), tags: tags.join(' ') },
  };
};

const levelsOf = (samples: Float32Array): number[] =>
  Array.from({ length: Math.floor(samples.length / WINDOW) }, (_, index) =>
    Math.hypot(...samples.subarray(index * WINDOW, (index + 1) * WINDOW)),
  );

const meanOfAll = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length;

/** Returns the loudness of what the filter `ebur128` says of each block (ITU-R BS.1770). */
const loudnessOf = (log: string): Sound['loudness'] => {
  const blocks = [...log.matchAll(/ M:\s*(-?[\d.]+)/g)].map(([, loudness]) => Number(loudness));
  const powers = blocks.filter((each) => each > -70).map((each) => 10 ** (each / 10));
  const gated = (gate: number): number => {
    const least = meanOfAll(powers) * 10 ** (gate / 10);
    return 10 * Math.log10(meanOfAll(powers.filter((each) => each > least)));
  };
  return [gated(-11), gated(-9)];
};

/** Measures each sound of a file. */
export const measureSounds = async (tools: Tools, file: string, folder: string): Promise<Sound[]> => {
  const sounds: Sound[] = [];
  for (const [index, said] of (await streamsOf(tools, file, 'a')).entries()) {
    const raw = join(folder, 'sound.f32');
    // With the times of the file: silence stands for what comes before the sound.
    const filters = `ebur128,aresample=${HZ}:async=1:first_pts=0,aformat=sample_fmts=flt:channel_layouts=mono`;
    const { stderr } = await run(tools.ffmpeg, [
      ...['-hide_banner', '-nostats', '-y', '-copyts', '-i', `file:${file}`],
      ...['-map', `0:a:${index}`, '-af', filters, '-f', 'f32le', raw],
    ]);
    const bytes = await readFile(raw);
    const samples = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4));
    const levels = levelsOf(samples);
    const half = levels.reduce((most, each) => Math.max(most, each), 0) / 2;
    sounds.push({
      loudness: loudnessOf(stderr),
      ...{ seconds: samples.length / HZ, channels: Number(said['channels']) },
      beep: (levels.findIndex((each) => each >= half) * WINDOW) / HZ,
    });
  }
  return sounds;
};
