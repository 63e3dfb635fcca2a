import { colourOf, type Colour, type ProbedColour } from './colour';
import { decodedLength } from './decoded-length';
import { fileFacts, type FileFacts, type StreamFacts } from './file-facts';
import { FilmError } from './film-error';
import type { Tools } from './find-tools';
import { runTool } from './run-tool';

/** Which field of an interlaced picture is shown first: the one of the top line, or of the bottom line. */
type Fields = 'tff' | 'bff';

/** Facts about an uploaded file that the encoding depends on. */
export interface Source {
  path: string;
  seconds: number;
  /** Size of the picture as it is shown: upright, with square pixels. */
  width: number;
  height: number;
  /** Constant frame rate of the film as a fraction such as `30000/1001`. */
  frameRate: string;
  framesPerSecond: number;
  /** Fields of an interlaced film; null for whole pictures. As the file says it, until `readScan` has looked. */
  fields: Fields | null;
  colour: Colour;
  /** Index of the stream of pictures in the file, and of the sound; null without sound. */
  video: number;
  audio: number | null;
  /** What an editor is told of the file. */
  file: FileFacts;
}

interface ProbedStream extends ProbedColour {
  index: number;
  codec_type?: string;
  sample_aspect_ratio?: string;
  avg_frame_rate?: string;
  r_frame_rate?: string;
  field_order?: string;
  duration?: string;
  disposition?: { attached_pic?: number; default?: number };
  tags?: { rotate?: string };
  side_data_list?: { rotation?: number }[];
}

interface Probed {
  streams?: (ProbedStream & StreamFacts)[];
  format?: { duration?: string };
}

/**
 * Containers that are read. A playlist or a list of files is none of them, because it could name files of the server
 * or addresses of its network.
 */
export const INPUT_OPTIONS = [
  '-protocol_whitelist',
  'file',
  '-format_whitelist',
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,flv,asf,mxf,ogg',
] as const;

/** What ffprobe says of an MP4 whose end is missing. */
const CUT_SHORT = 'moov atom not found';

const FRAME_RATE_MAX = 60;
const FRAME_RATE_DEFAULT = 25;
/** Facts of a file are read in seconds, from its beginning and its end. */
const PROBE_SECONDS_MAX = 300;
const EDGE_MIN = 16;
const SECONDS_MIN = 0.1;

const valueOf = (fraction: string | undefined): number => {
  const [top, bottom = '1'] = (fraction ?? '').split(/[/:]/);
  const value = Number(top) / Number(bottom);
  return Number.isFinite(value) && value > 0 ? value : 0;
};

const frameRateOf = ({ avg_frame_rate: average, r_frame_rate: base }: ProbedStream): [string, number] => {
  for (const fraction of [average, base]) {
    const value = valueOf(fraction);
    if (fraction !== undefined && value >= 1 && value <= FRAME_RATE_MAX) return [fraction, value];
    if (value > FRAME_RATE_MAX) return [String(FRAME_RATE_MAX), FRAME_RATE_MAX];
  }
  return [String(FRAME_RATE_DEFAULT), FRAME_RATE_DEFAULT];
};

const isTurned = ({ side_data_list: data = [], tags }: ProbedStream): boolean => {
  const rotation = data.find((each) => each.rotation !== undefined)?.rotation ?? Number(tags?.rotate ?? 0);
  return Math.abs(Math.round(rotation / 90)) % 2 === 1;
};

/** Field orders of ffprobe, by the field that is shown first: the second letter. */
const FIELD_ORDERS: ReadonlyMap<string, Fields> = new Map([
  ['tt', 'tff'],
  ['bt', 'tff'],
  ['bb', 'bff'],
  ['tb', 'bff'],
]);

const picturesOf = ({ streams = [] }: Probed): (ProbedStream & StreamFacts) | undefined =>
  streams.find((each) => each.codec_type === 'video' && each.disposition?.attached_pic !== 1);

/** Returns the length of a stream as Matroska tags it, `00:01:30.500000000`, in seconds; undefined without the tag. */
const taggedLength = ({ tags }: StreamFacts): number | undefined => {
  const [hours, minutes, seconds] = (tags?.DURATION ?? '').split(':').map(Number);
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || undefined;
};

/**
 * Returns the length that the file says, in seconds; NaN when it says none. The length of a whole file counts captions
 * after the last picture.
 */
const saidLength = (probed: Probed): number => {
  const whole = Number(probed.format?.duration);
  const pictures = picturesOf(probed);
  if (!pictures) return whole;
  return Number(pictures.duration) || Math.min(taggedLength(pictures) ?? whole, whole);
};

const sourceOf = (path: string, probed: Probed, seconds: number): Source => {
  const { streams = [] } = probed;
  const video = picturesOf(probed);
  const sounds = streams.filter((each) => each.codec_type === 'audio');
  const audio = sounds.find((each) => each.disposition?.default === 1) ?? sounds[0];
  const { width: columns = 0, height: lines = 0 } = video ?? {};
  if (!video || columns < EDGE_MIN || lines < EDGE_MIN || !(seconds >= SECONDS_MIN)) {
    throw new FilmError('NOT_A_VIDEO', 'The file has no moving picture.');
  }
  const shown = Math.round(columns * (valueOf(video.sample_aspect_ratio) || 1));
  const [frameRate, framesPerSecond] = frameRateOf(video);
  const turned = isTurned(video);
  return {
    path,
    seconds,
    width: turned ? lines : shown,
    height: turned ? shown : lines,
    frameRate,
    framesPerSecond,
    fields: FIELD_ORDERS.get(video.field_order ?? '') ?? null,
    colour: colourOf(video),
    video: video.index,
    audio: audio?.index ?? null,
    file: fileFacts(streams, video, audio?.index),
  };
};

/**
 * Reads the facts of an uploaded file with ffprobe, and its length by decoding where the file does not say it. Throws
 * NOT_A_VIDEO for everything that is no video, and BROKEN_FILE for a video whose end is missing.
 */
export const probe = async (tools: Tools, path: string, signal: AbortSignal): Promise<Source> => {
  const command = [
    tools.ffprobe,
    '-v',
    'error',
    ...INPUT_OPTIONS,
    '-show_format',
    '-show_streams',
    '-of',
    'json',
  ];
  // What runTool returns is too short for a file with many streams.
  const lines: string[] = [];
  try {
    await runTool([...command, `file:${path}`], {
      signal,
      secondsMax: PROBE_SECONDS_MAX,
      onLine: (line) => lines.push(line),
    });
  } catch (error) {
    if (error instanceof FilmError && error.reason === 'BROKEN_FILE' && !error.message.includes(CUT_SHORT)) {
      throw new FilmError('NOT_A_VIDEO', error.message);
    }
    throw error;
  }
  const probed = JSON.parse(lines.join('\n')) as Probed;
  const said = saidLength(probed);
  const video = picturesOf(probed);
  if (said > 0 || !video) return sourceOf(path, probed, said);
  const input = [...INPUT_OPTIONS, '-i', `file:${path}`];
  return sourceOf(path, probed, await decodedLength(tools, input, video.index, signal));
};
