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

export const SitemapChannelsOperation: PersistedOperation<SitemapChannelsQuery, SitemapChannelsQueryVariables> = { name: 'SitemapChannels', hash: 'b424d89ff769b6a00a1f8e18b729fed8ebd5caeb559a64d29c290bc070104edf' };