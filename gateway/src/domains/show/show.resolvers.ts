import { connectionOf, connectionOfAll } from '../../graph/connection';
import { localeName } from '../../graph/locale';
import { nodeId } from '../../graph/node-id';
import type { Resolvers, ShowKind, ShowOrder } from '../../graph/resolver-types.generated';
import type { ShowListQuery, ShowRecord } from '../../upstreams/cms/cms-records';
import { kindOf } from '../video/video-kind';
import { areaOf, areasOf } from './area';
import { seasonKey, seasonsOf } from './read-season';
import { relatedShows } from './related-shows';

const KINDS = {
  series: 'SERIES',
  podcast: 'PODCAST',
} as const satisfies Record<ShowRecord['format'], ShowKind>;

/** The editors' order is the default of the cms. */
const ORDERS = {
  CURATED: undefined,
  NEWEST: 'newest',
  TITLE: 'title',
} as const satisfies Record<ShowOrder, ShowListQuery['order']>;

export const showResolvers: Resolvers = {
  Query: {
    show: async (_root, { slug, area }, { public: { show } }) => {
      const found = await show.load(slug);
      return found && (!area || areasOf(found).includes(area)) ? found : null;
    },
    shows: (_root, { filter, orderBy, ...args }, { public: { shows } }) =>
      connectionOf(args, (limit, cursor) =>
        shows.load({
          type: areaOf(filter?.area),
          channel: filter?.channel ?? undefined,
          sport: filter?.sport ?? undefined,
          order: ORDERS[orderBy],
          limit,
          cursor,
        }),
      ),
  },
  Show: {
    id: ({ slug }) => nodeId('Show', slug),
    titleEcho: ({ title_echo }) => title_echo,
    language: ({ locale }) => localeName(locale),
    updatedAt: ({ updated_at }) => updated_at,
    poster: ({ poster_picture }) => poster_picture,
    thumbnail: ({ wide }) => wide,
    portrait: ({ upright }) => upright,
    ageRating: ({ age_rating }) => age_rating,
    episodeCount: ({ episode_count }) => episode_count,
    kind: ({ format }) => KINDS[format],
    areas: areasOf,
    seasons: seasonsOf,
    sport: ({ sport_slug }, _args, { public: { sport } }) => (sport_slug ? sport.load(sport_slug) : null),
    channel: ({ channel_slug }, _args, { public: { channel } }) =>
      channel_slug ? channel.load(channel_slug) : null,
    related: async (show, args, context) => connectionOfAll(args, await relatedShows(context.public, show)),
    videos: ({ slug }, { kind, ...args }, { public: { videos } }) =>
      connectionOf(args, (limit, cursor) => videos.load({ show: slug, kind: kindOf(kind), limit, cursor })),
  },
  Season: {
    id: (season) => nodeId('Season', seasonKey(season)),
    language: ({ locale }) => locale && localeName(locale),
    episodeCount: ({ episode_count }) => episode_count,
    show: ({ show: slug }, _args, { public: { show } }) => show.load(slug),
    episodes: ({ show, number }, args, { public: { videos } }) =>
      connectionOf(args, (limit, cursor) =>
        videos.load({ show, season: number, kind: 'episode', limit, cursor }),
      ),
  },
};
