import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** AAC-LC as RFC 6381 writes it; not HE-AAC, because it plays everywhere. */
export const AUDIO_CODEC = 'mp4a.40.2';

/** Highest and average bit rate in bit/s, as RFC 8216 defines them. */
export interface BitRates {
  peak: number;
  average: number;
}

/** One quality in a master playlist. */
export interface Variant extends BitRates {
  /** Path of its folder, relative to the master playlist. */
  path: string;
  width: number;
  height: number;
  framesPerSecond: number;
  /** Codecs as RFC 6381 writes them. */
  codecs: string;
}

const SEGMENT_LINES = /#EXTINF:([\d.]+),\n(\S+)/g;

/** Measures the highest and average bit rate of an encoded quality, in bit/s, and its length. */
export const measureBitRates = async (folder: string): Promise<BitRates & { seconds: number }> => {
  const playlist = await readFile(join(folder, 'index.m3u8'), 'utf8');
  let peak = 0;
  let bits = 0;
  let seconds = 0;
  for (const [, duration, file] of playlist.matchAll(SEGMENT_LINES)) {
    const size = (await stat(join(folder, file ?? ''))).size * 8;
    peak = Math.max(peak, size / Number(duration));
    bits += size;
    seconds += Number(duration);
  }
  return { peak: Math.ceil(peak), average: Math.ceil(bits / seconds), seconds };
};

const variantLines = ({ path, width, height, framesPerSecond, codecs, peak, average }: Variant): string => {
  const attributes = [
    `BANDWIDTH=${peak}`,
    `AVERAGE-BANDWIDTH=${average}`,
    `CODECS="${codecs}"`,
    `RESOLUTION=${width}x${height}`,
    `FRAME-RATE=${framesPerSecond.toFixed(3)}`,
  ];
  return `#EXT-X-STREAM-INF:${attributes.join(',')}\n${path}/index.m3u8`;
};

const master = (lines: readonly string[]): string =>
  `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`;

/** Returns a master playlist with the qualities in the given order. */
export const masterPlaylist = (variants: readonly Variant[]): string => master(variants.map(variantLines));

/** Returns a master playlist of the sound alone, which is in the folder `path`. */
export const audioMasterPlaylist = (path: string, { peak, average }: BitRates): string =>
  master([
    `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},CODECS="${AUDIO_CODEC}"\n${path}/index.m3u8`,
  ]);
