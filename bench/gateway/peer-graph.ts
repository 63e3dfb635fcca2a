import { makeExecutableSchema } from '@graphql-tools/schema';
import DataLoader from 'dataloader';

import { read } from './read-upstreams';
import type { Named, ShowRow, VideoRow } from './read-upstreams';

const typeDefs = `
  type Channel { slug: String! name: String! }
  type Show { slug: String! title: String! description: String! channel: Channel }
  type Video { code: String! title: String! durationSeconds: Int! }
  type Channels { nodes: [Channel!]! }
  type Shows { nodes: [Show!]! }
  type Videos { nodes: [Video!]! }
  type Viewer { name: String! email: String! watchlist(first: Int!): Videos! }
  type Query { channels(first: Int!): Channels shows(first: Int!): Shows videos(first: Int!): Videos viewer: Viewer }
`;

export interface PeerContext {
  authorization: string;
  channel: DataLoader<string, Named | undefined>;
}

/** Creates the context of one request. */
export const createContext = (authorization: string): PeerContext => ({
  authorization,
  channel: new DataLoader(async (slugs) => {
    const found = await read<Named[]>('cms', `/api/channels?slugs=${slugs.join(',')}`);
    return slugs.map((slug) => found.find((channel) => channel.slug === slug));
  }),
});

interface First {
  first: number;
}

const resolvers = {
  Query: {
    channels: async () => {
      const [group] = await read<{ data: Named[] }[]>('cms', '/api/categories?type=channels');
      return { nodes: group?.data ?? [] };
    },
    shows: async (_root: unknown, { first }: First) => ({
      nodes: await read<ShowRow[]>('cms', `/api/shows?limit=${first}`),
    }),
    videos: async (_root: unknown, { first }: First) => ({
      nodes: await read<VideoRow[]>('cms', `/api/videos?limit=${first}`),
    }),
    viewer: (_root: unknown, _args: object, { authorization }: PeerContext) =>
      read('accounts', '/api/details', authorization, 'POST'),
  },
  Show: {
    channel: ({ channel_slug: slug }: ShowRow, _args: object, { channel }: PeerContext) =>
      slug === null ? null : channel.load(slug),
  },
  Video: { durationSeconds: ({ duration_seconds }: VideoRow) => duration_seconds },
  Viewer: {
    watchlist: async (_root: unknown, _args: First, { authorization }: PeerContext) => {
      const saved = await read<{ code: string }[]>('accounts', '/api/watchlist', authorization);
      const codes = saved.map(({ code }) => code).join(',');
      return { nodes: await read<VideoRow[]>('cms', `/api/videos?codes=${codes}`) };
    },
  },
};

/** The types of both operations, as a careful developer resolves them: a loader where records repeat, and no cache. */
export const schema = makeExecutableSchema<PeerContext>({ typeDefs, resolvers });
