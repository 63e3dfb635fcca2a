import type { BitRates } from './bit-rates';
import { KEY_PICTURES } from './key-pictures';

/** AAC-LC as RFC 6381 writes it; not HE-AAC, because it plays everywhere. */
export const AUDIO_CODEC = 'mp4a.40.2';

/** One quality in a master playlist. */
export interface Variant extends BitRates {
  /** Path of its folder, relative to the master playlist. */
  path: string;
  width: number;
  height: number;
  framesPerSecond: number;
  /** Codecs as RFC 6381 writes them, pictures first. */
  codecs: string;
  /** Group of the sounds that it is played with; missing where the sound is in its segments. */
  audio?: string;
  /** Bit rates of its key pictures alone; missing for a quality that was made before there was this. */
  keyPictures?: BitRates;
  /** Place among all qualities, the best highest; only where there are several codecs. */
  score?: number;
}

/** Lines of one quality. */
export const variantLines = (variant: Variant): string => {
  const { path, width, height, framesPerSecond, codecs, peak, average, audio, score } = variant;
  const attributes = [
    `BANDWIDTH=${peak}`,
    `AVERAGE-BANDWIDTH=${average}`,
    `CODECS="${codecs}"`,
    `RESOLUTION=${width}x${height}`,
    `FRAME-RATE=${framesPerSecond.toFixed(3)}`,
    ...(audio === undefined ? [] : [`AUDIO="${audio}"`]),
    ...(score === undefined ? [] : [`SCORE=${score}`]),
  ];
  return `#EXT-X-STREAM-INF:${attributes.join(',')}\n${path}/index.m3u8`;
};

/** The key pictures of a quality, for players that show them while somebody winds. */
export const keyPictureLines = ({ path, width, height, codecs, keyPictures }: Variant): string[] => {
  if (!keyPictures) return [];
  const attributes = [
    `BANDWIDTH=${keyPictures.peak}`,
    `AVERAGE-BANDWIDTH=${keyPictures.average}`,
    `CODECS="${codecs.split(',')[0] ?? codecs}"`,
    `RESOLUTION=${width}x${height}`,
    `URI="${path}/${KEY_PICTURES}"`,
  ];
  return [`#EXT-X-I-FRAME-STREAM-INF:${attributes.join(',')}`];
};

/** Returns a master playlist of these lines. */
export const master = (lines: readonly string[]): string =>
  `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`;

/** Returns a master playlist with the qualities in the given order. */
export const masterPlaylist = (variants: readonly Variant[]): string =>
  master([...variants.map(variantLines), ...variants.flatMap(keyPictureLines)]);

/** Returns a master playlist of the sound alone, which is in the folder `path`. */
export const audioMasterPlaylist = (path: string, { peak, average }: BitRates): string =>
  master([
    `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},CODECS="${AUDIO_CODEC}"\n${path}/index.m3u8`,
  ]);
