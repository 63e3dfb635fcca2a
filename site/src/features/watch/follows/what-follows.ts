import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import type { WatchPageQuery } from '../WatchPage/watch-page.query.generated';

type Video = NonNullable<WatchPageQuery['video']>;

/** Videos after the season. */
const AFTER_MAX = 12;

export interface WhatFollows {
  /** Episodes of the season in their order, the video itself among them; empty when it is no episode. */
  season: readonly VideoCardFragment[];
  /** What to watch after the season, nearest first. */
  after: readonly VideoCardFragment[];
  /** Video that plays by itself after this one; null when there is none. */
  next: VideoCardFragment | null;
}

const canBegin = ({ liveState }: VideoCardFragment): boolean => liveState === null || liveState === 'LIVE';

/**
 * Returns what follows a video: the rest of its season, then the next season, then what is near. Outside of the
 * show's own order nothing comes again that was just seen.
 * @param seen Codes of the videos that were played in this tab.
 */
export const whatFollows = (video: Video, seen: ReadonlySet<string>): WhatFollows => {
  const { code, kind, show, seasonEpisodes: season, next } = video;
  const at = season.findIndex((episode) => episode.code === code);
  const isOfShow = (other: VideoCardFragment): boolean =>
    other.kind === 'EPISODE' && other.show !== null && other.show.slug === show?.slug;
  // Its episodes come only in their order: after the last of a season, the first of the next one.
  const further = next !== null && isOfShow(next) && kind === 'EPISODE' ? next : null;
  const listed = new Set([code, ...season.map((episode) => episode.code)]);
  const near = [
    ...(further ? [further] : []),
    ...[
      ...(next ? [next] : []),
      ...(video.related?.nodes ?? []),
      ...(video.channel?.videos.nodes ?? []),
    ].filter((other) => !seen.has(other.code) && (at < 0 || !isOfShow(other))),
  ].filter((other) => !listed.has(other.code) && listed.add(other.code));
  const isShort = kind === 'SHORT';
  const after = near.filter((other) => (other.kind === 'SHORT') === isShort).slice(0, AFTER_MAX);
  const following = at < 0 ? undefined : season.slice(at + 1).find(canBegin);
  return { season: at < 0 ? [] : season, after, next: following ?? after.find(canBegin) ?? null };
};
