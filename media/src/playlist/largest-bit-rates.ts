import type { BitRates } from './bit-rates';

const VARIANT = /^(#EXT-X-STREAM-INF:)BANDWIDTH=(\d+),AVERAGE-BANDWIDTH=(\d+)(.*\n(.+)\/index\.m3u8)$/gm;

/** Returns the bit rates that a master playlist says, by the folder of each quality. */
export const saidBitRates = (master: string): ReadonlyMap<string, BitRates> =>
  new Map(
    [...master.matchAll(VARIANT)].map(([, , peak, average, , folder = '']) => [
      folder,
      { peak: Number(peak), average: Number(average) },
    ]),
  );

/** Returns a master playlist that says for each quality the largest of its own bit rates and those of `others`. */
export const withLargestBitRates = (
  master: string,
  others: (folder: string) => readonly BitRates[],
): string =>
  master.replace(
    VARIANT,
    (_line, tag: string, peak: string, average: string, rest: string, folder: string) => {
      const rates = others(folder);
      const largest = Math.max(Number(peak), ...rates.map((each) => each.peak));
      const largestAverage = Math.max(Number(average), ...rates.map((each) => each.average));
      return `${tag}BANDWIDTH=${largest},AVERAGE-BANDWIDTH=${largestAverage}${rest}`;
    },
  );
