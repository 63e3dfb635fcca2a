/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type SitemapVideosQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SitemapVideosQuery = { videos: { __typename: 'VideoConnection', nodes: Array<{ __typename: 'Video', code: string, updatedAt: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export const SitemapVideosOperation: PersistedOperation<SitemapVideosQuery, SitemapVideosQueryVariables> = { name: 'SitemapVideos', hash: 'f3386e669f43a8b5e863b2f6730f7ac41b55debc1f1fe0ec87c3e5adafd4efd1' };