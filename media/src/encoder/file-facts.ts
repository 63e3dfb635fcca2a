import type { FilmChange, FilmColour, FilmSound, InnerRefusal } from '@sahra/schemas/film-facts';

import { colourOf, type ProbedColour } from './colour';
import { valueOf } from './frame-rate';
import type { Source } from './probe';
import { hasSurround, type ProbedSound, type SourceSound } from './source-sounds';

/** What ffprobe says of a stream that an editor is told about. */
export interface StreamFacts extends ProbedColour, ProbedSound {
  sample_aspect_ratio?: string;
  avg_frame_rate?: string;
  closed_captions?: number;
}

/** How ffmpeg writes captions as a text that the reader of captions knows. */
export interface CaptionsOutput {
  codec: 'copy' | 'srt';
  format: 'srt' | 'ass' | 'webvtt' | 'data';
}

/** Captions that stand in a file. */
export interface FoundCaptions {
  index: number;
  tag: string | null;
  title: string | null;
  format: string;
  /** null when they cannot be written as text. */
  output: CaptionsOutput | null;
  refusal: InnerRefusal | null;
  /** Whether the file says that they are for a part of the film, as signs in another language, or comment on it. */
  isPartial: boolean;
  isDefault: boolean;
  /** Whether sounds are told in words too. */
  isForDeaf: boolean;
}

/** Facts of a file that the streams say. */
export interface FileFacts {
  /** Size of the picture as it is shown; 0 without one. */
  width: number;
  height: number;
  framesPerSecond: number;
  colour: FilmColour;
  sounds: FilmSound[];
  captions: FoundCaptions[];
  changes: FilmChange[];
}

/**
 * Formats that ffmpeg copies as they are stay in the letters of the file, which our reader knows more of than ffmpeg.
 * Others become SRT.
 */
const OUTPUTS: ReadonlyMap<string, CaptionsOutput> = new Map([
  ['subrip', { codec: 'copy', format: 'srt' }],
  ['srt', { codec: 'copy', format: 'srt' }],
  ['text', { codec: 'copy', format: 'srt' }],
  ['ass', { codec: 'copy', format: 'ass' }],
  ['ssa', { codec: 'copy', format: 'ass' }],
  ['webvtt', { codec: 'copy', format: 'webvtt' }],
  ['ttml', { codec: 'copy', format: 'data' }],
  ['mov_text', { codec: 'srt', format: 'srt' }],
  ['eia_608', { codec: 'srt', format: 'srt' }],
]);
/** Tags of MP4 for TTML, which ffmpeg knows as data. */
const TTML_TAGS: readonly string[] = ['stpp', 'dfxp'];
const PICTURE_FORMATS: readonly string[] = [
  'hdmv_pgs_subtitle',
  'pgssub',
  'dvd_subtitle',
  'dvdsub',
  'dvb_subtitle',
  'dvbsub',
  'xsub',
];

const TAG = /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i;
/** Codes of ISO 639-2 that name no language. */
const NO_LANGUAGE = /^(?:und|mis|mul|zxx|q[a-t][a-z])$/i;

const tagOf = ({ tags }: StreamFacts): string | null => {
  const tag = tags?.language?.trim() ?? '';
  return TAG.test(tag) && !NO_LANGUAGE.test(tag) ? tag.replaceAll('_', '-') : null;
};

const titleOf = ({ tags }: StreamFacts): string | null => tags?.title?.trim() || null;

const formatOf = ({
  codec_type: type,
  codec_name: codec,
  codec_tag_string: tag = '',
}: StreamFacts): string | null => {
  if (TTML_TAGS.includes(tag)) return 'ttml';
  return type === 'subtitle' ? (codec ?? 'unknown') : null;
};

const captionsOf = (stream: StreamFacts): FoundCaptions[] => {
  const { index, disposition } = stream;
  const isInPictures = stream.codec_type === 'video' && stream.closed_captions === 1;
  const format = isInPictures ? 'eia_608' : formatOf(stream);
  if (format === null) return [];
  const output = isInPictures ? null : (OUTPUTS.get(format) ?? null);
  const without = PICTURE_FORMATS.includes(format) ? 'pictures' : 'format';
  return [
    {
      index,
      tag: isInPictures ? null : tagOf(stream),
      title: titleOf(stream),
      format,
      output,
      refusal: output ? null : isInPictures ? 'inPictures' : without,
      isPartial: disposition?.forced === 1 || disposition?.comment === 1,
      isDefault: disposition?.default === 1,
      isForDeaf: disposition?.hearing_impaired === 1,
    },
  ];
};

const isSquare = ({ sample_aspect_ratio: ratio = '1:1' }: StreamFacts): boolean => {
  const [width, height] = ratio.split(':').map(Number);
  return !width || !height || width === height;
};

const RATE_MAX = 60;
const STEREO = 2;
const CURVES = { 'arib-std-b67': 'hlg', smpte2084: 'pq' } as const;

/** Whether viewers hear a sound in fewer channels than it has. What ffprobe knows no name for is not heard at all. */
const isFolded = (sound: SourceSound, streams: readonly StreamFacts[]): boolean =>
  sound.channels > STEREO &&
  !hasSurround(sound) &&
  streams.some(({ index, codec_name: codec }) => index === sound.streams[0] && codec !== undefined);

const changesOf = (
  video: StreamFacts,
  { isTransposed, hflip, vflip }: Source['orientation'],
): [FilmChange, boolean][] => {
  const { hdr, isWide, matrix } = colourOf(video);
  // Without a custom to go by, the file says its matrix or has none, as RGB.
  const isOtherMatrix = matrix === 'bt601' || (matrix === null && video.color_space !== 'bt709');
  return [
    ['toneMapped', hdr !== null],
    ['coloursConverted', hdr === null && (isWide || isOtherMatrix)],
    ['turned', isTransposed || hflip || vflip],
    ['squared', !isSquare(video)],
    ['slowed', valueOf(video.avg_frame_rate) > RATE_MAX],
  ];
};

/** Returns what an editor is told of the streams of a file, of which a film takes this picture and these sounds. */
export const fileFacts = (
  streams: readonly StreamFacts[],
  video: StreamFacts | undefined,
  { width, height, orientation, sounds }: Pick<Source, 'width' | 'height' | 'orientation' | 'sounds'>,
): FileFacts => {
  const { hdr, isWide } = colourOf(video ?? {});
  const changes: [FilmChange, boolean][] = [
    ...(video ? changesOf(video, orientation) : []),
    ['pictured', !video],
    ['folded', sounds.some((sound) => isFolded(sound, streams))],
  ];
  return {
    width,
    height,
    framesPerSecond: valueOf(video?.avg_frame_rate),
    colour: hdr === null ? (isWide ? 'wide' : 'sdr') : CURVES[hdr],
    sounds: streams
      .filter(({ codec_type: type }) => type === 'audio')
      .map((stream) => ({
        language: tagOf(stream),
        title: titleOf(stream),
        channels: stream.channels ?? 0,
      })),
    captions: streams.flatMap(captionsOf),
    changes: changes.flatMap(([change, isMade]) => (isMade ? [change] : [])),
  };
};
