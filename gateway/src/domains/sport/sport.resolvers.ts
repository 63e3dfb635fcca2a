import { connectionOf, connectionOfAll } from '../../graph/connection';
import { localeName } from '../../graph/locale';
import { nodeId } from '../../graph/node-id';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { kindOf } from '../video/video-kind';

export const sportResolvers: Resolvers = {
  Query: {
    sports: async (_root, args, { public: { sports } }) => connectionOfAll(args, await sports.load('all')),
    sport: (_root, { slug }, { public: { sport } }) => sport.load(slug),
  },
  Sport: {
    id: ({ slug }) => nodeId('Sport', slug),
    description: ({ description }) => description ?? '',
    icon: ({ picture }) => picture,
    language: ({ locale }) => localeName(locale),
    updatedAt: ({ updated_at }) => updated_at,
    shows: ({ slug }, args, { public: { shows } }) =>
      connectionOf(args, (limit, cursor) => shows.load({ sport: slug, limit, cursor })),
    videos: ({ slug }, { kind, ...args }, { public: { videos } }) =>
      connectionOf(args, (limit, cursor) => videos.load({ sport: slug, kind: kindOf(kind), limit, cursor })),
  },
};
