/** What the timeline shows, in seconds of the video. */
export interface TimelineRange {
  start: number;
  end: number;
}

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** How far along `time` is, 0 to 1. */
export const fractionAt = (time: number, { start, end }: TimelineRange): number =>
  end > start ? between((time - start) / (end - start), 0, 1) : 0;

/** The second at a place of the timeline. */
export const timeAt = (fraction: number, { start, end }: TimelineRange): number =>
  start + between(fraction, 0, 1) * Math.max(0, end - start);

/** A moment kept inside of what can be played. */
export const inRange = (time: number, { start, end }: TimelineRange): number => between(time, start, end);

/** Where a pointer is on the timeline. It runs from left to right in both languages. */
export const fractionOfPointer = (clientX: number, box: { left: number; width: number }): number =>
  box.width > 0 ? between((clientX - box.left) / box.width, 0, 1) : 0;

/** Where the preview stands so that it never leaves the timeline: its middle, in pixels from the left. */
export const previewPlace = (fraction: number, trackWidth: number, previewWidth: number): number =>
  previewWidth >= trackWidth
    ? trackWidth / 2
    : between(fraction * trackWidth, previewWidth / 2, trackWidth - previewWidth / 2);

/** What is loaded, as parts of the timeline. */
export const bufferedParts = (
  buffered: Pick<TimeRanges, 'length' | 'start' | 'end'>,
  range: TimelineRange,
): TimelineRange[] =>
  Array.from({ length: buffered.length }, (_, index) => ({
    start: fractionAt(buffered.start(index), range),
    end: fractionAt(buffered.end(index), range),
  })).filter(({ start, end }) => end > start);

/** Seconds that can be played from `time` on without loading more. */
export const bufferedAhead = (
  buffered: Pick<TimeRanges, 'length' | 'start' | 'end'>,
  time: number,
): number => {
  for (let index = 0; index < buffered.length; index += 1) {
    if (time >= buffered.start(index) && time <= buffered.end(index)) return buffered.end(index) - time;
  }
  return 0;
};
