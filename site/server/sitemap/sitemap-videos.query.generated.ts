/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type SitemapVideosQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SitemapVideosQuery = { videos: { __typename: 'VideoConnection', nodes: Array<{ __typename: 'Video', code: string, publishedAt: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export const SitemapVideosOperation: PersistedOperation<SitemapVideosQuery, SitemapVideosQueryVariables> = { name: 'SitemapVideos', hash: 'b67fd6d85c964959289b8e2843a4b26dbefe73e50b022275064555a2649e40b7' };