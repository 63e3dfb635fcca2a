import type { LostSound } from '@sahra/schemas/film';

import { colourOf, type Colour } from './colour';
import { decodedLength, heardLength, isCutShort } from './decoded-length';
import { fileFacts, type FileFacts, type StreamFacts } from './file-facts';
import { FilmError } from './film-error';
import type { Tools } from './find-tools';
import { readFrameRate, saidRate, valueOf, type FrameRate, type ProbedRate } from './frame-rate';
import { orientationOf, type Orientation } from './orientation';
import { runTool } from './run-tool';
import { INPUT_OPTIONS, sourceInput } from './source-input';
import { soundsOf, type SourceSound } from './source-sounds';

/** Which field of an interlaced picture is shown first: the one of the top line, or of the bottom line. */
type Fields = 'tff' | 'bff';

/** Facts about an uploaded file that the encoding depends on. */
export interface Source extends FrameRate {
  path: string;
  /** Length of the film: of its pictures or its sound, whichever is longer. */
  seconds: number;
  /** How long the last picture stays because the sound goes on, in seconds. */
  heldSeconds: number;
  /** Size of the picture as it is shown: upright, with square pixels. */
  width: number;
  height: number;
  /** Fields of an interlaced film; null for whole pictures. As the file says it, until `readScan` has looked. */
  fields: Fields | null;
  /** How the stored pictures come upright. */
  orientation: Orientation;
  colour: Colour;
  /** Whether the file has a stream of pictures, which may all be the same; a cover is none. */
  isMoving: boolean;
  /** Picture of a film that stands still, once `makeStill` has made it: a PNG. Null for moving pictures. */
  still: string | null;
  /** Index of the stream of pictures in the file, or of the cover; null without. */
  video: number | null;
  /** Its sounds, the main one first. */
  sounds: readonly SourceSound[];
  /** Sounds of the file that are left out. */
  lostSounds: readonly LostSound[];
  /** What an editor is told of the file. */
  file: FileFacts;
}

interface ProbedStream extends StreamFacts, ProbedRate {
  duration?: string;
  start_time?: string;
  side_data_list?: { displaymatrix?: string }[];
}

interface Probed {
  streams?: ProbedStream[];
  format?: { format_name?: string; duration?: string; start_time?: string; probe_score?: number };
}

/** What ffprobe says of an MP4 whose end is missing. */
const CUT_SHORT = 'moov atom not found';

/** Facts of a file are read in seconds, from its beginning and its end. */
const PROBE_SECONDS_MAX = 300;
const EDGE_MIN = 16;
/** A sound that ends less than this after the pictures ends with them: encoders fill up its last frame. In seconds. */
const LONGER_MIN = 0.1;
const SECONDS_MIN = 0.1;

/** Returns what ffprobe says of a file. */
const askFfprobe = async (tools: Tools, path: string, signal: AbortSignal): Promise<Probed> => {
  const command = [
    ...[tools.ffprobe, '-v', 'error', ...INPUT_OPTIONS],
    ...['-show_format', '-show_streams', '-of', 'json', `file:${path}`],
  ];
  // A file of many streams says more than the end of its output holds.
  const lines: string[] = [];
  try {
    await runTool(command, {
      signal,
      secondsMax: PROBE_SECONDS_MAX,
      onLine: (line) => lines.push(line),
    });
    return JSON.parse(lines.join('\n')) as Probed;
  } catch (error) {
    if (error instanceof FilmError && error.reason === 'BROKEN_FILE' && !error.message.includes(CUT_SHORT)) {
      throw new FilmError('NOT_A_VIDEO', error.message);
    }
    throw error;
  }
};

/** Field orders of ffprobe, by the field that is shown first: the second letter. */
const FIELD_ORDERS: ReadonlyMap<string, Fields> = new Map([
  ['tt', 'tff'],
  ['bt', 'tff'],
  ['bb', 'bff'],
  ['tb', 'bff'],
]);

/** Least score of ffprobe for a sound. What is no sound at all is sometimes read as MP3, with a score of 1. */
const SCORE_MIN = 10;
/** Formats without a length of their own: ffprobe estimates it from the size, and is often wrong. */
const ESTIMATED: readonly string[] = ['mp3', 'aac'];

const isPicture = ({ codec_type: type, width = 0, height = 0 }: ProbedStream): boolean =>
  type === 'video' && width >= EDGE_MIN && height >= EDGE_MIN;

const isCover = ({ disposition }: ProbedStream): boolean => disposition?.attached_pic === 1;

/** The stream of pictures of a file, and its cover. */
const picturesOf = ({ streams = [] }: Probed) => {
  const pictures = streams.filter(isPicture);
  return { moving: pictures.find((each) => !isCover(each)), cover: pictures.find(isCover) };
};

/** Returns the length of a stream as Matroska tags it, `00:01:30.500000000`, in seconds; undefined without the tag. */
const taggedLength = ({ tags }: ProbedStream): number | undefined => {
  const [hours, minutes, seconds] = (tags?.DURATION ?? '').split(':').map(Number);
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || undefined;
};

/**
 * Returns when a stream ends by what the file says, in seconds from the beginning of the file; 0 when it says nothing. The
 * length of a whole file counts captions after the last picture.
 */
const saidEnd = ({ format }: Probed, stream: ProbedStream): number => {
  const whole = Number(format?.duration) || 0;
  const length = Number(stream.duration) || 0;
  if (length === 0) return Math.min(taggedLength(stream) ?? whole, whole);
  return length + Math.max(0, (Number(stream.start_time) || 0) - (Number(format?.start_time) || 0));
};

const sourceOf = (
  path: string,
  { streams = [] }: Probed,
  video: ProbedStream | undefined,
  seconds: number,
): Source => {
  const { sounds, lost } = soundsOf(streams);
  const { width: columns = 0, height: lines = 0 } = video ?? {};
  const shown = Math.round(columns * (valueOf(video?.sample_aspect_ratio) || 1));
  const matrix = video?.side_data_list?.find((each) => each.displaymatrix !== undefined)?.displaymatrix;
  const orientation = orientationOf(matrix);
  const size = orientation.isTransposed ? { width: lines, height: shown } : { width: shown, height: lines };
  return {
    path,
    seconds,
    heldSeconds: 0,
    ...size,
    ...saidRate(video ?? {}),
    fields: FIELD_ORDERS.get(video?.field_order ?? '') ?? null,
    orientation,
    colour: colourOf(video ?? {}),
    isMoving: true,
    still: null,
    video: video?.index ?? null,
    sounds,
    lostSounds: lost,
    file: fileFacts(streams, video, { ...size, orientation, sounds }),
  };
};

/**
 * Returns how long the main sound of a source is, by decoding it; 0 without one. Throws BROKEN_FILE when the file says
 * that there was much more.
 */
const soundLength = async (
  tools: Tools,
  source: Source,
  probed: Probed,
  signal: AbortSignal,
): Promise<number> => {
  const { seconds, stream } = await heardLength(tools, source, signal);
  const sound = probed.streams?.find(({ index }) => index === stream);
  const isKnown = sound && !ESTIMATED.includes(probed.format?.format_name ?? '');
  const said = isKnown ? saidEnd(probed, sound) : 0;
  if (!isCutShort(seconds, said)) return seconds;
  throw new FilmError(
    'BROKEN_FILE',
    `Only ${Math.round(seconds)} of ${Math.round(said)} seconds of the sound can be read.`,
  );
};

/** Returns how long the main sound of a source goes on after its pictures, in seconds, by decoding it; 0 when it does not. */
const longerSound = async (
  tools: Tools,
  source: Source,
  probed: Probed,
  signal: AbortSignal,
): Promise<number> => {
  const sound = probed.streams?.find(({ index }) => index === source.sounds[0]?.streams[0]);
  const said = sound ? saidEnd(probed, sound) : 0;
  if (!sound || (said > 0 && said < source.seconds + LONGER_MIN)) return 0;
  // A sound that cannot be read is told when it is measured.
  const { seconds } = await heardLength(tools, source, signal).catch((error: unknown) => {
    if (error instanceof FilmError && error.reason === 'BROKEN_FILE') return { seconds: 0 };
    throw error;
  });
  return seconds < source.seconds + LONGER_MIN ? 0 : seconds - source.seconds;
};

/**
 * Reads the facts of an uploaded file with ffprobe, and its length by decoding where the file does not say it. Throws
 * NOT_A_VIDEO for everything that is neither a video nor a sound, and BROKEN_FILE for a file whose end is missing.
 */
export const probe = async (tools: Tools, path: string, signal: AbortSignal): Promise<Source> => {
  const probed = await askFfprobe(tools, path, signal);
  const { moving, cover } = picturesOf(probed);
  if (moving) {
    const seconds =
      saidEnd(probed, moving) || (await decodedLength(tools, sourceInput({ path }), moving.index, signal));
    if (seconds >= SECONDS_MIN) {
      const start = Number(probed.format?.start_time) || 0;
      const rate = await readFrameRate(tools, path, { ...moving, start, seconds }, signal);
      const source = sourceOf(path, probed, moving, seconds);
      const heldSeconds = await longerSound(tools, source, probed, signal);
      return { ...source, ...rate, heldSeconds, seconds: seconds + heldSeconds };
    }
  }
  const source = sourceOf(path, probed, moving ?? cover, 0);
  const isSound = (probed.format?.probe_score ?? 0) >= SCORE_MIN;
  const seconds = isSound ? await soundLength(tools, source, probed, signal) : 0;
  if (seconds >= SECONDS_MIN) return { ...source, seconds, isMoving: false };
  throw new FilmError('NOT_A_VIDEO', 'The file has neither a moving picture nor a sound.');
};
