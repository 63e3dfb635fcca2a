import { formatCueTime } from '../captions/format-cue-time';

const TILES = { columns: 10, max: 100, height: 90, secondsMin: 2 } as const;

/** Grid of small pictures of a film, each for the same stretch of time. */
export interface Storyboard {
  /** Length of the film. */
  seconds: number;
  /** Length of the stretch of one picture, in seconds. */
  every: number;
  count: number;
  columns: number;
  rows: number;
  /** Size of one picture in pixels. */
  width: number;
  height: number;
}

const even = (pixels: number): number => 2 * Math.max(1, Math.round(pixels / 2));

/**
 * Returns the grid for a film of this length and shape: a picture every two seconds, and at most 100 of them; one for all
 * of a film whose picture stands still.
 */
export const storyboardOf = (
  seconds: number,
  size: { width: number; height: number },
  isStill = false,
): Storyboard => {
  const every = isStill ? Math.ceil(seconds) : Math.max(TILES.secondsMin, Math.ceil(seconds / TILES.max));
  const count = Math.max(1, Math.min(TILES.max, Math.ceil(seconds / every)));
  const columns = Math.min(TILES.columns, count);
  return {
    seconds,
    every,
    count,
    columns,
    rows: Math.ceil(count / columns),
    width: even((TILES.height * size.width) / size.height),
    height: TILES.height,
  };
};

/**
 * Formats `storyboard.vtt`, which says for each stretch of time where its picture is in `storyboard.jpg` (`#xywh=` of
 * Media Fragments).
 */
export const storyboardVtt = ({ seconds, every, count, columns, width, height }: Storyboard): string => {
  const cues = Array.from({ length: count }, (_, index) => {
    const left = (index % columns) * width;
    const top = Math.floor(index / columns) * height;
    const until = Math.min(seconds, (index + 1) * every);
    return `${formatCueTime(index * every)} --> ${formatCueTime(until)}\nstoryboard.jpg#xywh=${left},${top},${width},${height}`;
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
};
