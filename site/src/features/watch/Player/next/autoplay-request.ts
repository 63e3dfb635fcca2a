let wanted: string | null = null;

/**
 * Marks a video to start by itself, because the viewer pressed play or let the countdown end. A page opened
 * directly never starts by itself.
 */
export const requestAutoplay = (code: string): void => {
  wanted = code;
};

/** Returns whether this video is marked to start, and clears the mark. */
export const takeAutoplayRequest = (code: string): boolean => {
  const intended = wanted === code;
  wanted = null;
  return intended;
};

/** Returns whether this video is marked to start, and keeps the mark. */
export const hasAutoplayRequest = (code: string): boolean => wanted === code;
