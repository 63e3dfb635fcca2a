import type { FilmChange, FilmColour, FilmSound, InnerRefusal } from '@sahra/schemas/film-facts';

import { colourOf, type ProbedColour } from './colour';

/** What ffprobe says of a stream that an editor is told about. */
export interface StreamFacts extends ProbedColour {
  index: number;
  codec_type?: string;
  codec_name?: string;
  codec_tag_string?: string;
  sample_aspect_ratio?: string;
  avg_frame_rate?: string;
  closed_captions?: number;
  channels?: number;
  disposition?: { default?: number; forced?: number; hearing_impaired?: number; comment?: number };
  tags?: { language?: string; title?: string; rotate?: string; DURATION?: string };
  side_data_list?: { rotation?: number; displaymatrix?: string }[];
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

/** Matrix of a picture that is shown as it is stored, in fixed point (ISO/IEC 14496-12, 6.2.2). */
const UPRIGHT = '65536 0 0 0 65536 0';

/** Whether pictures are turned or mirrored before they are shown. */
const isTurned = ({ side_data_list: data = [], tags }: StreamFacts): boolean => {
  if (Number(tags?.rotate ?? 0) !== 0) return true;
  return data.some(({ rotation = 0, displaymatrix }) => {
    const matrix = displaymatrix?.replace(/^\s*\d+:/gm, '').match(/-?\d+/g);
    return rotation !== 0 || (matrix?.slice(0, 6).join(' ') ?? UPRIGHT) !== UPRIGHT;
  });
};

const rateOf = (fraction: string | undefined): number => {
  const [top, bottom = '1'] = (fraction ?? '').split('/');
  const rate = Number(top) / Number(bottom);
  return Number.isFinite(rate) ? rate : 0;
};

const isSquare = ({ sample_aspect_ratio: ratio = '1:1' }: StreamFacts): boolean => {
  const [width, height] = ratio.split(':').map(Number);
  return !width || !height || width === height;
};

const RATE_MAX = 60;
const STEREO = 2;
const CURVES = { 'arib-std-b67': 'hlg', smpte2084: 'pq' } as const;

/** Returns what an editor is told of the streams of a file; `heard` is the index of the sound that viewers hear. */
export const fileFacts = (
  streams: readonly StreamFacts[],
  video: StreamFacts,
  heard: number | undefined,
): FileFacts => {
  const { hdr, isWide, matrix } = colourOf(video);
  // Without a custom to go by, the file says its matrix or has none, as RGB.
  const isOtherMatrix = matrix === 'bt601' || (matrix === null && video.color_space !== 'bt709');
  const rate = rateOf(video.avg_frame_rate);
  const sounds = streams
    .filter(({ codec_type: type }) => type === 'audio')
    .map((stream) => ({
      language: tagOf(stream),
      title: titleOf(stream),
      channels: stream.channels ?? 0,
      isHeard: stream.index === heard,
    }));
  const changes: [FilmChange, boolean][] = [
    ['toneMapped', hdr !== null],
    ['coloursConverted', hdr === null && (isWide || isOtherMatrix)],
    ['turned', isTurned(video)],
    ['squared', !isSquare(video)],
    ['slowed', rate > RATE_MAX],
    ['folded', sounds.some(({ isHeard, channels }) => isHeard && channels > STEREO)],
  ];
  return {
    framesPerSecond: rate,
    colour: hdr === null ? (isWide ? 'wide' : 'sdr') : CURVES[hdr],
    sounds,
    captions: streams.flatMap(captionsOf),
    changes: changes.flatMap(([change, isMade]) => (isMade ? [change] : [])),
  };
};
