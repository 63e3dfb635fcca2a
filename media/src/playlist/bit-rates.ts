import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SEGMENT_LINES = /#EXTINF:([\d.]+),\n(\S+)/g;
const TARGET_LINE = /#EXT-X-TARGETDURATION:(\d+)/;

/** Highest and average bit rate in bit/s, as RFC 8216 defines them. */
export interface BitRates {
  peak: number;
  average: number;
}

/** A segment with its size. */
interface SizedSegment {
  bits: number;
  seconds: number;
}

/** Lengths of the sets whose bit rate counts, in target durations (RFC 8216, section 4.1). */
const SET = { min: 0.5, max: 1.5 } as const;

/**
 * Returns the bit rates of segments in a row. The peak is the highest of any set of neighbours that is half to one and a
 * half target durations long, so a last segment of a moment does not count alone (RFC 8216, section 4.1).
 */
export const bitRatesOf = (segments: readonly SizedSegment[], targetSeconds: number): BitRates => {
  let peak = 0;
  segments.forEach((_, start) => {
    let bits = 0;
    let seconds = 0;
    for (const segment of segments.slice(start)) {
      bits += segment.bits;
      seconds += segment.seconds;
      if (seconds > targetSeconds * SET.max) break;
      if (seconds >= targetSeconds * SET.min) peak = Math.max(peak, bits / seconds);
    }
  });
  const bits = segments.reduce((sum, segment) => sum + segment.bits, 0);
  const average = Math.ceil(bits / segments.reduce((sum, { seconds }) => sum + seconds, 0));
  // A film shorter than half a target duration has no such set.
  return { peak: Math.max(Math.ceil(peak), average), average };
};

/** Measures the bit rates of an encoded quality, and its length. */
export const measureBitRates = async (folder: string): Promise<BitRates & { seconds: number }> => {
  const playlist = await readFile(join(folder, 'index.m3u8'), 'utf8');
  const segments: SizedSegment[] = [];
  for (const [, duration, file] of playlist.matchAll(SEGMENT_LINES)) {
    segments.push({ bits: (await stat(join(folder, file ?? ''))).size * 8, seconds: Number(duration) });
  }
  const seconds = segments.reduce((sum, segment) => sum + segment.seconds, 0);
  return { ...bitRatesOf(segments, Number(TARGET_LINE.exec(playlist)?.[1])), seconds };
};
