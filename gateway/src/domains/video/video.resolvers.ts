import { connectionOf } from '../../graph/connection';
import { localeName } from '../../graph/locale';
import type { Resolvers, VideoType } from '../../graph/resolver-types.generated';
import type { VideoListQuery } from '../../upstreams/cms/cms-records';
import { eventTimes } from './event-times';
import { liveStateOf } from './live-state';
import { kindName, kindOf } from './video-kind';

const TYPE_OF_NAME = {
  SHOW: 'show',
  SHORT: 'short',
  SPORT: 'sport',
  BUSINESS: 'business',
  ORIGINAL: 'original',
  LIVE: 'live',
  PODCAST: 'podcast',
} as const satisfies Record<VideoType, VideoListQuery['type']>;

/** Converts a video type of the graph into the value that the cms uses. */
const videoTypeOf = (name: VideoType | null | undefined): VideoListQuery['type'] =>
  name ? TYPE_OF_NAME[name] : undefined;

export const videoResolvers: Resolvers = {
  Query: {
    video: (_root, { code }, { public: { video } }) => video.load(code),
    shorts: (_root, args, { public: { videos } }) =>
      connectionOf(args, (limit, cursor) => videos.load({ type: 'short', limit, cursor })),
    videos: (_root, { filter, ...args }, { public: { videos } }) =>
      connectionOf(args, (limit, cursor) =>
        videos.load({
          type: videoTypeOf(filter?.type),
          kind: kindOf(filter?.kind),
          channel: filter?.channel ?? undefined,
          show: filter?.show ?? undefined,
          season: filter?.season ?? undefined,
          sport: filter?.sport ?? undefined,
          live: filter?.live ?? undefined,
          premium: filter?.premium ?? undefined,
          limit,
          cursor,
        }),
      ),
  },
  Video: {
    language: ({ locale }) => localeName(locale),
    kind: ({ kind }) => kindName(kind),
    liveState: (video, _args, { now }) => liveStateOf(eventTimes(video), now),
    startsAt: ({ starts_at }) => starts_at,
    endsAt: ({ ends_at }) => ends_at,
    durationSeconds: ({ duration_seconds }) => duration_seconds,
    episodeNumber: ({ episode_number }) => episode_number,
    seasonNumber: ({ season_number }) => season_number,
    sport: ({ sport_slug }, _args, { public: { sport } }) => (sport_slug ? sport.load(sport_slug) : null),
    publishedAt: ({ published_at }) => published_at,
    poster: ({ poster_picture }) => poster_picture,
    show: (video, _args, context) => (video.show ? context.public.show.load(video.show.slug) : null),
    channel: ({ channel_slug }, _args, { public: { channel } }) =>
      channel_slug ? channel.load(channel_slug) : null,
  },
};
