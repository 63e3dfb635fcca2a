/** Range of the timeline, in seconds of the video. */
export interface TimelineRange {
  start: number;
  end: number;
}

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Returns the position of `time` in the range, from 0 to 1. */
export const fractionAt = (time: number, { start, end }: TimelineRange): number =>
  end > start ? between((time - start) / (end - start), 0, 1) : 0;

/** Returns the second at a position of the timeline. */
export const timeAt = (fraction: number, { start, end }: TimelineRange): number =>
  start + between(fraction, 0, 1) * Math.max(0, end - start);

/** Clamps a time to the playable range. */
export const clampToRange = (time: number, { start, end }: TimelineRange): number =>
  between(time, start, end);

/**
 * Returns the position of a pointer on the timeline, from 0 to 1. The timeline runs from left to right in both
 * locales.
 */
export const fractionOfPointer = (clientX: number, box: { left: number; width: number }): number =>
  box.width > 0 ? between((clientX - box.left) / box.width, 0, 1) : 0;

/** Returns the buffered parts as fractions of the timeline. */
export const bufferedParts = (
  buffered: Pick<TimeRanges, 'length' | 'start' | 'end'>,
  range: TimelineRange,
): TimelineRange[] =>
  Array.from({ length: buffered.length }, (_, index) => ({
    start: fractionAt(buffered.start(index), range),
    end: fractionAt(buffered.end(index), range),
  })).filter(({ start, end }) => end > start);

/** Returns the seconds that are buffered after `time`. */
export const bufferedAhead = (
  buffered: Pick<TimeRanges, 'length' | 'start' | 'end'>,
  time: number,
): number => {
  for (let index = 0; index < buffered.length; index += 1) {
    if (time >= buffered.start(index) && time <= buffered.end(index)) return buffered.end(index) - time;
  }
  return 0;
};
