/** What brings a stored picture upright, in this order. */
export interface Orientation {
  /** Its lines become columns. */
  isTransposed: boolean;
  /** It is mirrored from left to right, and from top to bottom. */
  hflip: boolean;
  vflip: boolean;
}

/** Of a picture that is stored as it is shown. */
export const UPRIGHT: Orientation = { isTransposed: false, hflip: false, vflip: false };

const ROW = /^[\da-f]{8}:(.*)$/gm;

/**
 * Returns the orientation of a display matrix as ffprobe prints it: three rows, the first two with where the columns and
 * the lines of the picture go (ISO/IEC 14496-12, tkhd). An angle between two quarters of a turn counts as the nearest.
 */
export const orientationOf = (matrix: string | undefined): Orientation => {
  const rows = [...(matrix ?? '').matchAll(ROW)].map(([, row = '']) => row.trim().split(/\s+/).map(Number));
  const [[right = 1, down = 0], [across = 0, below = 1]] = [rows[0] ?? [], rows[1] ?? []];
  return Math.abs(right) + Math.abs(below) >= Math.abs(down) + Math.abs(across)
    ? { isTransposed: false, hflip: right < 0, vflip: below < 0 }
    : { isTransposed: true, hflip: across < 0, vflip: down < 0 };
};

/** Returns the filters that bring pictures upright. */
export const uprightPictures = ({ isTransposed, hflip, vflip }: Orientation): string[] => [
  // Its name is of another way to the same picture: lines become columns, and nothing else changes.
  ...(isTransposed ? ['transpose=cclock_flip'] : []),
  ...(hflip ? ['hflip'] : []),
  ...(vflip ? ['vflip'] : []),
];
