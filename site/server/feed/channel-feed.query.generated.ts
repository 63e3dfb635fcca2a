/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type ChannelFeedQueryVariables = Exact<{
  slug: string;
}>;


export type ChannelFeedQuery = { siteSettings: { __typename: 'SiteSettings', brand: string } | null, channel: { __typename: 'Channel', slug: string, name: string, description: string, videos: { __typename: 'VideoConnection', nodes: Array<{ __typename: 'Video', code: string, title: string, description: string, publishedAt: string, thumbnail: { __typename: 'Picture', url: string } | null }> } } | null };

export const ChannelFeedOperation: PersistedOperation<ChannelFeedQuery, ChannelFeedQueryVariables> = { name: 'ChannelFeed', hash: '543a477a68edcc68acc47d823db5bcd7e112485568cabd090c0b51a85ca19d3e' };