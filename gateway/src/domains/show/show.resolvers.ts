import { connectionOf } from '../../graph/connection';
import { localeName } from '../../graph/locale';
import type { Resolvers, ShowFormat, ShowType } from '../../graph/resolver-types.generated';
import type { ShowListQuery, ShowRecord } from '../../upstreams/cms/cms-records';
import { kindOf } from '../video/video-kind';

const FORMATS = {
  series: 'SERIES',
  podcast: 'PODCAST',
} as const satisfies Record<ShowRecord['format'], ShowFormat>;

/** Returns the name of a show format in the graph. */
const formatName = (format: ShowRecord['format']): ShowFormat => FORMATS[format];

const TYPE_OF_NAME = {
  ORIGINAL: 'original',
  BUSINESS: 'business',
  SPORT: 'sport',
  PODCAST: 'podcast',
} as const satisfies Record<ShowType, ShowListQuery['type']>;

/** Converts a show type of the graph into the value that the cms uses. */
const showTypeOf = (name: ShowType | null | undefined): ShowListQuery['type'] =>
  name ? TYPE_OF_NAME[name] : undefined;

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
