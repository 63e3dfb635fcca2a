import type { VideoCodec } from '../encoder/video-codec';

/** Encodings of a sound that is apart from the pictures: for slow lines, for others, and in 5.1. */
export type SoundEncoding = 'low' | 'stereo' | 'surround';

/** Folder of one encoding of a sound, by its number in the film. The first one at a low rate is the sound alone of any film. */
export const soundFolder = (id: number, encoding: SoundEncoding): string => {
  if (encoding !== 'low') return `${encoding}-${id}`;
  return id === 1 ? 'audio' : `audio-${id}`;
};

/** Folder of a quality as it is played; without sound where the sounds of the film are apart. */
export const qualityFolder = (rung: string, codec: VideoCodec, isApart: boolean): string => {
  if (codec === 'av1') return `av1-${rung}`;
  return isApart ? `pictures-${rung}` : rung;
};
