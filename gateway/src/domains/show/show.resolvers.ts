import { connectionOf } from '../../graph/connection';
import { localeName } from '../../graph/locale';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { kindOf } from '../video/video-kind';

export const showResolvers: Resolvers = {
  Query: {
    show: (_root, { slug }, { public: { show } }) => show.load(slug),
    shows: (_root, args, { public: { shows } }) =>
      connectionOf(args, (limit, cursor) => shows.load({ limit, cursor })),
  },
  Show: {
    titleEcho: ({ title_echo }) => title_echo,
    language: ({ locale }) => localeName(locale),
    poster: ({ poster_picture }) => poster_picture,
    ageRating: ({ age_rating }) => age_rating,
    episodeCount: ({ episode_count }) => episode_count,
    channel: ({ channel_slug }, _args, { public: { channel } }) =>
      channel_slug ? channel.load(channel_slug) : null,
    videos: ({ slug }, { kind, ...args }, { public: { videos } }) =>
      connectionOf(args, (limit, cursor) => videos.load({ show: slug, kind: kindOf(kind), limit, cursor })),
  },
};
