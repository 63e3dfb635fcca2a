import { connectionOf, connectionOfAll } from '../../graph/connection';
import { localeName } from '../../graph/locale';
import { nodeId } from '../../graph/node-id';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { checkSpan } from '../schedule/check-span';
import { currentLiveState } from '../video/live-state';

export const channelResolvers: Resolvers = {
  Query: {
    channels: async (_root, args, { public: { channels } }) =>
      connectionOfAll(args, await channels.load('all')),
    channel: (_root, { slug }, { public: { channel } }) => channel.load(slug),
  },
  Channel: {
    id: ({ slug }) => nodeId('Channel', slug),
    nameEcho: ({ name_echo }) => name_echo,
    description: ({ description }) => description ?? '',
    language: ({ locale }) => localeName(locale),
    updatedAt: ({ updated_at }) => updated_at,
    icon: ({ picture }) => picture,
    shows: ({ slug }, args, { public: { shows } }) =>
      connectionOf(args, (limit, cursor) => shows.load({ channel: slug, limit, cursor })),
    videos: ({ slug }, args, { public: { videos } }) =>
      connectionOf(args, (limit, cursor) => videos.load({ channel: slug, limit, cursor })),
    liveNow: async ({ slug }, _args, context) =>
      (await context.public.liveVideos.load('all')).filter(
        (video) => video.channel_slug === slug && currentLiveState(video, context) === 'LIVE',
      ),
    schedule: ({ slug }, { from, to, ...args }, { public: { schedule } }) => {
      checkSpan(from, to);
      return connectionOf(args, (limit, cursor) => schedule.load({ from, to, channel: slug, limit, cursor }));
    },
  },
};
