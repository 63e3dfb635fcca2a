import { connectionOf, connectionOfAll } from '../../graph/connection';
import { localeName } from '../../graph/locale';
import { nodeId } from '../../graph/node-id';
import type { Resolvers } from '../../graph/resolver-types.generated';

export const channelResolvers: Resolvers = {
  Query: {
    channels: async (_root, args, { public: { channels } }) =>
      connectionOfAll(args, await channels.load('all')),
    channel: (_root, { slug }, { public: { channel } }) => channel.load(slug),
  },
  Channel: {
    id: ({ slug }) => nodeId('Channel', slug),
    language: ({ locale }) => localeName(locale),
    icon: ({ picture }) => picture,
    shows: ({ slug }, args, { public: { shows } }) =>
      connectionOf(args, (limit, cursor) => shows.load({ channel: slug, limit, cursor })),
    videos: ({ slug }, args, { public: { videos } }) =>
      connectionOf(args, (limit, cursor) => videos.load({ channel: slug, limit, cursor })),
  },
};
