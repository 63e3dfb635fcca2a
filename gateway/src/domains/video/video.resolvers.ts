import { connectionOf } from '../../graph/connection';
import { localeName } from '../../graph/locale';
import { nodeId } from '../../graph/node-id';
import type { Resolvers, VideoOrder } from '../../graph/resolver-types.generated';
import type { VideoListQuery } from '../../upstreams/cms/cms-records';
import { areaOf } from '../show/area';
import { currentLiveState } from './live-state';
import { nextEpisode } from './next-episode';
import { seasonEpisodes } from './season-episodes';
import { kindName, kindOf } from './video-kind';

const ORDERS = { NEWEST: 'newest', OLDEST: 'oldest' } as const satisfies Record<
  VideoOrder,
  VideoListQuery['order']
>;

export const videoResolvers: Resolvers = {
  Query: {
    video: (_root, { code }, { public: { video } }) => video.load(code),
    shorts: (_root, args, { public: { videos } }) =>
      connectionOf(args, (limit, cursor) => videos.load({ kind: 'short', limit, cursor })),
    videos: (_root, { filter, orderBy, ...args }, { public: { videos } }) =>
      connectionOf(args, (limit, cursor) =>
        videos.load({
          type: areaOf(filter?.area),
          kind: kindOf(filter?.kind),
          channel: filter?.channel ?? undefined,
          show: filter?.show ?? undefined,
          season: filter?.season ?? undefined,
          sport: filter?.sport ?? undefined,
          live: filter?.live ?? undefined,
          premium: filter?.premium ?? undefined,
          order: orderBy ? ORDERS[orderBy] : undefined,
          limit,
          cursor,
        }),
      ),
  },
  Chapter: {
    startSeconds: ({ start_seconds }) => start_seconds,
  },
  Video: {
    id: ({ code }) => nodeId('Video', code),
    language: ({ locale }) => localeName(locale),
    kind: ({ kind }) => kindName(kind),
    liveState: (video, _args, context) => currentLiveState(video, context),
    startsAt: ({ starts_at }) => starts_at,
    endsAt: ({ ends_at }) => ends_at,
    durationSeconds: ({ duration_seconds }) => duration_seconds,
    episodeNumber: ({ episode_number }) => episode_number,
    seasonNumber: ({ season_number }) => season_number,
    sport: ({ sport_slug }, _args, { public: { sport } }) => (sport_slug ? sport.load(sport_slug) : null),
    publishedAt: ({ published_at }) => published_at,
    updatedAt: ({ updated_at }) => updated_at,
    thumbnail: ({ poster_picture }) => poster_picture,
    portrait: ({ upright }) => upright,
    nextEpisode: (video, _args, context) => nextEpisode(video, context),
    seasonEpisodes: (video, _args, context) => seasonEpisodes(video, context),
    show: (video, _args, context) => (video.show ? context.public.show.load(video.show.slug) : null),
    channel: ({ channel_slug }, _args, { public: { channel } }) =>
      channel_slug ? channel.load(channel_slug) : null,
    linearChannel: ({ follows_schedule, channel_slug }, _args, { public: { channel } }) =>
      follows_schedule && channel_slug ? channel.load(channel_slug) : null,
  },
};
