/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type SitemapShowsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SitemapShowsQuery = { shows: { __typename: 'ShowConnection', nodes: Array<{ __typename: 'Show', slug: string, updatedAt: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export const SitemapShowsOperation: PersistedOperation<SitemapShowsQuery, SitemapShowsQueryVariables> = { name: 'SitemapShows', hash: '11dce25856fc0ab7ea7736f0781005c794deb94bece489706a4ea98c28da1563' };