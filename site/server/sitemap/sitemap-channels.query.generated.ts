/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type SitemapChannelsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SitemapChannelsQuery = { channels: { __typename: 'ChannelConnection', nodes: Array<{ __typename: 'Channel', slug: string, updatedAt: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export const SitemapChannelsOperation: PersistedOperation<SitemapChannelsQuery, SitemapChannelsQueryVariables> = { name: 'SitemapChannels', hash: 'a418af1a5f87ed8925f2c378e6202f59c9d64b7c0619b4c2c9ddabe94754932d' };