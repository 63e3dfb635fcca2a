import type { VideoCardFragment } from '../catalogue/video-card.fragment.generated';
import { tabStorage } from '../store/browser-storage';
import { AUTOPLAY_KEY } from './autoplay-key';

const keep = (code: string | null): void => {
  if (code === null) tabStorage.remove(AUTOPLAY_KEY);
  else tabStorage.set(AUTOPLAY_KEY, code);
};

/** Takes what was pressed on the document before: before it was hydrated, or when a newer build had to be loaded. */
const takeKept = (): string | null => {
  const kept = tabStorage.get(AUTOPLAY_KEY);
  keep(null);
  return kept;
};

let wanted = takeKept();

/**
 * Marks a video to start by itself, because the viewer pressed play or let the countdown end. A page opened
 * directly never starts by itself.
 */
export const requestAutoplay = (code: string): void => {
  wanted = code;
  keep(code);
};

/** Marks the video that follows, on the way to it; not a short, because the page of shorts takes no mark. */
export const requestNext = ({ code, kind }: Pick<VideoCardFragment, 'code' | 'kind'>): void => {
  if (kind !== 'SHORT') requestAutoplay(code);
};

/** Returns whether this video is marked to start, and clears the mark. */
export const takeAutoplayRequest = (code: string): boolean => {
  const intended = wanted === code;
  wanted = null;
  keep(null);
  return intended;
};

/** Returns whether any video is marked to start. */
export const isAutoplayRequested = (): boolean => wanted !== null;

/** Returns whether this video is marked to start, and keeps the mark. */
export const hasAutoplayRequest = (code: string): boolean => wanted === code;
