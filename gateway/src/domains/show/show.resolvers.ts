import { connectionOf } from '../../graph/connection';
import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { kindOf } from '../video/video-kind';
import { formatName } from './show-format';
import { showTypeOf } from './show-type';

export const showResolvers: Resolvers = {
  Query: {
    show: (_root, { slug }, { public: { show } }) => show.load(slug),
    shows: (_root, { filter, ...args }, { public: { shows } }) =>
      connectionOf(args, (limit, cursor) =>
        shows.load({
          type: showTypeOf(filter?.type),
          channel: filter?.channel ?? undefined,
          sport: filter?.sport ?? undefined,
          limit,
          cursor,
        }),
      ),
  },
  Show: {
    titleEcho: ({ title_echo }) => title_echo,
    language: ({ locale }) => localeName(locale),
    poster: ({ poster_picture }) => poster_picture,
    ageRating: ({ age_rating }) => age_rating,
    episodeCount: ({ episode_count }) => episode_count,
    format: ({ format }) => formatName(format),
    sport: ({ sport_slug }, _args, { public: { sport } }) => (sport_slug ? sport.load(sport_slug) : null),
    channel: ({ channel_slug }, _args, { public: { channel } }) =>
      channel_slug ? channel.load(channel_slug) : null,
    videos: ({ slug }, { kind, ...args }, { public: { videos } }) =>
      connectionOf(args, (limit, cursor) => videos.load({ show: slug, kind: kindOf(kind), limit, cursor })),
  },
  Season: {
    language: ({ locale }) => locale && localeName(locale),
    episodeCount: ({ episode_count }) => episode_count,
  },
};
