import type { VideoCardFragment } from '../../../../shared/catalogue/video-card.fragment.generated';

let wanted: string | null = null;

/**
 * Marks a video to start by itself, because the viewer pressed play or let the countdown end. A page opened
 * directly never starts by itself.
 */
export const requestAutoplay = (code: string): void => {
  wanted = code;
};

/** Marks the video that follows, on the way to it; not a short, because the page of shorts takes no mark. */
export const requestNext = ({ code, kind }: Pick<VideoCardFragment, 'code' | 'kind'>): void => {
  if (kind !== 'SHORT') requestAutoplay(code);
};

/** Returns whether this video is marked to start, and clears the mark. */
export const takeAutoplayRequest = (code: string): boolean => {
  const intended = wanted === code;
  wanted = null;
  return intended;
};

/** Returns whether this video is marked to start, and keeps the mark. */
export const hasAutoplayRequest = (code: string): boolean => wanted === code;
