import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { FilmError } from './film-error';
import { SEGMENT_SECONDS, words } from './hls-arguments';
import type { Rung } from './ladder';
import type { Source } from './probe';

/** Codecs that the pictures of films have: every film H.264, and AV1 beside it where the operator wants it. */
export type VideoCodec = 'h264' | 'av1';

/** Encoder of AV1. A build of ffmpeg may lack it. */
export const AV1_ENCODER = 'libsvtav1';

/** Keeps a program that runs as root from real-time priority (util-linux). */
const WITHOUT_REAL_TIME = ['setpriv', '--bounding-set=-sys_nice'] as const;

/**
 * Returns what the command of an encoder begins with. As root, SVT-AV1 gives its threads real-time priority, so that
 * niceness has no effect and nothing else on the machine gets on (findings/svt-av1-realtime-priority.sh).
 */
export const priorityGuard = (codec: VideoCodec): readonly string[] =>
  codec === 'av1' && process.getuid?.() === 0 ? WITHOUT_REAL_TIME : [];

/** Of moving pictures in H.264. Pictures that stand still have one in each segment. */
const KEYFRAME_SECONDS = 2;

/** ffmpeg arguments that encode pictures with a codec. Every segment begins with a key picture. */
export const pictureArguments = (codec: VideoCodec, source: Source, { videoKbps }: Rung): string[] => {
  if (codec === 'av1') {
    return [
      ...words(`-c:v ${AV1_ENCODER} -preset 8 -crf 31 -maxrate ${videoKbps}k -bufsize ${videoKbps * 2}k`),
      // A group in each segment. SVT-AV1 of FFmpeg 5.1 knows no -force_key_frames.
      ...words(`-g ${Math.ceil(source.framesPerSecond * SEGMENT_SECONDS)}`),
    ];
  }
  const keyframeSeconds = source.still === null ? KEYFRAME_SECONDS : SEGMENT_SECONDS;
  return [
    // No B-frames: they delay the first picture, and a channel that loops the film would have a gap.
    ...words('-c:v libx264 -preset fast -profile:v main -bf 0 -crf 23'),
    ...words(`-maxrate ${videoKbps}k -bufsize ${videoKbps * 2}k -sc_threshold 0`),
    ...words(`-g ${Math.ceil(source.framesPerSecond * keyframeSeconds)}`),
    // By time, so that every quality can be left for another one at the same moments.
    ...['-force_key_frames', `expr:gte(t,n_forced*${keyframeSeconds})`],
  ];
};

/** Returns what follows the name of a box of ISO/IEC 14496-12. */
const contentOf = (init: Buffer, box: string): Buffer => {
  const at = init.indexOf(box);
  if (at < 0) throw new FilmError('ENCODER_FAILED', `The encoded film has no ${box}.`);
  return init.subarray(at + box.length);
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Profile, level, tier and bit depth from the AV1 codec configuration (AV1 in ISO-BMFF, sections 2.3.3 and 5). */
const av1Codec = (av1C: Buffer): string => {
  const [, profileAndLevel = 0, flags = 0] = av1C;
  const tier = (flags & 0x80) === 0 ? 'M' : 'H';
  const bits = (flags & 0x40) === 0 ? 8 : (flags & 0x20) === 0 ? 10 : 12;
  return `av01.${profileAndLevel >> 5}.${twoDigits(profileAndLevel & 0x1f)}${tier}.${twoDigits(bits)}`;
};

/** Returns the codec of encoded pictures as RFC 6381 writes it, with the profile and the level that they have. */
export const readVideoCodec = async (folder: string, codec: VideoCodec): Promise<string> => {
  const init = await readFile(join(folder, 'init.mp4'));
  if (codec === 'av1') return av1Codec(contentOf(init, 'av1C'));
  // ISO/IEC 14496-15, avcC.
  return `avc1.${contentOf(init, 'avcC').subarray(1, 4).toString('hex')}`;
};
