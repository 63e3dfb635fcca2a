import type { SearchDocument, SearchType } from './search-document';

/** What a searcher leaves out; a field that is missing leaves nothing out. */
export interface SearchFilter {
  type?: SearchType | undefined;
  /** Slug of a channel. */
  channel?: string | undefined;
  minSeconds?: number | undefined;
  maxSeconds?: number | undefined;
  live?: boolean | undefined;
  /** Only what anybody may watch (true), or only what is for subscribers (false). */
  free?: boolean | undefined;
}

const within = (seconds: number | null, { minSeconds, maxSeconds }: SearchFilter): boolean => {
  if (minSeconds === undefined && maxSeconds === undefined) return true;
  if (seconds === null) return false;
  return seconds >= (minSeconds ?? 0) && seconds <= (maxSeconds ?? Number.POSITIVE_INFINITY);
};

/** Whether a document passes, its type aside: types are counted before one of them is chosen. */
export const passes =
  (filter: SearchFilter) =>
  (document: SearchDocument): boolean =>
    (filter.channel === undefined || document.channel === filter.channel) &&
    (filter.live === undefined || document.live === filter.live) &&
    (filter.free === undefined || document.premium !== filter.free) &&
    within(document.durationSeconds, filter);
