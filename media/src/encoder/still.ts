import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { stillPictures } from './colour';
import { FilmError } from './film-error';
import type { Tools } from './find-tools';
import { UPRIGHT, uprightPictures } from './orientation';
import type { Source } from './probe';
import { runTool } from './run-tool';
import { onlyFormats, sourceInput, STILL_RATE } from './source-input';

/**
 * Keeps pictures that differ from the last kept one: in one square of 8 × 8 by six of 255, or in one of fifty by three.
 * Compressed again and again, a slide differs by less.
 */
const DIFFERENT = 'mpdecimate=max=0:hi=384:lo=192:frac=0.02';
/** Largest size of the picture in pixels: more is not shown. */
const SIZE_MAX = { width: 1920, height: 1080 } as const;
const FITTED = `scale=w='min(${SIZE_MAX.width},iw)':h='min(${SIZE_MAX.height},ih)':force_original_aspect_ratio=decrease:flags=bicubic`;
/** Pictures that the cms keeps for posters. */
const POSTER_OPTIONS = onlyFormats('webp_pipe,png_pipe,jpeg_pipe');
/** The drawn picture: the sound as a wave, gold on night blue. */
const DRAWN = { ground: '0x14121f', wave: '0xe8b04a', size: '1280x720', waveSize: '1120x320' } as const;

/** What a picture is made of when the file has none. */
export interface StillParts {
  /** Returns the poster of the video; null without one. */
  poster: () => Promise<Uint8Array | null>;
  /** Folder for the picture. */
  folder: string;
}

/** Returns whether all pictures of a film are the same: a slide, or only one. The look ends at the first other one. */
export const standsStill = async (tools: Tools, source: Source, signal: AbortSignal): Promise<boolean> => {
  if (!source.isMoving) return true;
  let pictures = 0;
  const looked = runTool(
    [
      ...[tools.ffmpeg, '-hide_banner', '-loglevel', 'error', '-nostats', '-progress', 'pipe:1'],
      ...[...sourceInput(source), '-map', `0:${source.video}`, '-vf', DIFFERENT],
      ...['-frames:v', '2', '-f', 'null', '-'],
    ],
    {
      signal,
      onLine: (line) => {
        pictures = Number(/^frame=\s*(\d+)/.exec(line)?.[1] ?? pictures);
      },
    },
  );
  // A damaged place is for the encoding to judge.
  return looked.then(
    () => pictures === 1,
    (error: unknown) => {
      if (signal.aborted) throw error;
      return false;
    },
  );
};

/** Size in the header of a PNG (RFC 2083, 4.1.1). */
const sizeOf = async (png: string): Promise<{ width: number; height: number }> => {
  const file = await open(png);
  try {
    const { buffer } = await file.read(Buffer.alloc(24), 0, 24, 0);
    return { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) };
  } finally {
    await file.close();
  }
};

/** Runs ffmpeg for one picture. Returns false when there is none to be read. */
const take = async (
  { ffmpeg }: Tools,
  options: readonly string[],
  to: string,
  signal: AbortSignal,
): Promise<boolean> => {
  try {
    await runTool([ffmpeg, '-hide_banner', '-loglevel', 'error', '-y', ...options, '-frames:v', '1', to], {
      signal,
    });
    return (await sizeOf(to).catch(() => null)) !== null;
  } catch (error) {
    if (error instanceof FilmError && error.reason === 'BROKEN_FILE') return false;
    throw error;
  }
};

const takeOwn = async (tools: Tools, source: Source, to: string, signal: AbortSignal): Promise<boolean> => {
  if (source.video === null) return false;
  const { width, height, colour, orientation } = source;
  const filters = [...uprightPictures(orientation), ...stillPictures(colour, width, height), FITTED];
  const options = [...sourceInput(source), '-map', `0:${source.video}`, '-vf', filters.join(',')];
  return take(tools, options, to, signal);
};

const takePoster = async (
  tools: Tools,
  { poster, folder }: StillParts,
  to: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const bytes = await poster();
  if (!bytes) return false;
  const file = join(folder, 'poster');
  await writeFile(file, bytes);
  const filters = [FITTED, 'setsar=1', 'format=rgb24'];
  return take(tools, [...POSTER_OPTIONS, '-i', `file:${file}`, '-vf', filters.join(',')], to, signal);
};

const draw = async (
  tools: Tools,
  source: Source,
  stream: number,
  to: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const wave = [
    'aformat=sample_rates=8000:channel_layouts=mono',
    `showwavespic=s=${DRAWN.waveSize}:colors=${DRAWN.wave}`,
    'setpts=0',
  ];
  const graph = [
    `[0:${stream}]${wave.join(',')}[wave]`,
    '[1:0][wave]overlay=(W-w)/2:(H-h)/2,format=rgb24[picture]',
  ];
  const ground = ['-f', 'lavfi', '-i', `color=c=${DRAWN.ground}:s=${DRAWN.size}:d=1`];
  const options = [
    ...sourceInput(source),
    ...ground,
    '-filter_complex',
    graph.join(';'),
    '-map',
    '[picture]',
  ];
  return take(tools, options, to, signal);
};

/** Draws the first sound that can be read. */
const drawSound = async (tools: Tools, source: Source, to: string, signal: AbortSignal): Promise<boolean> => {
  for (const stream of source.sounds.flatMap(({ streams }) => streams.slice(0, 1))) {
    if (await draw(tools, source, stream, to, signal)) return true;
  }
  return false;
};

/**
 * Makes the one picture of a film that stands still: its own or its cover, else the poster of the video, else a drawn
 * one. Returns the source of a film of that picture, as long as its sound. Throws NOT_A_VIDEO when nothing can be shown.
 */
export const makeStill = async (
  tools: Tools,
  source: Source,
  parts: StillParts,
  signal: AbortSignal,
): Promise<Source> => {
  const still = join(parts.folder, 'still.png');
  const isMade =
    (await takeOwn(tools, source, still, signal)) ||
    (await takePoster(tools, parts, still, signal)) ||
    (await drawSound(tools, source, still, signal));
  if (!isMade) throw new FilmError('NOT_A_VIDEO', 'The file has neither a picture nor a sound.');
  return {
    ...source,
    ...(await sizeOf(still)),
    frameRate: String(STILL_RATE),
    framesPerSecond: STILL_RATE,
    fields: null,
    orientation: UPRIGHT,
    colour: { hdr: null, isWide: false, matrix: null },
    still,
  };
};
