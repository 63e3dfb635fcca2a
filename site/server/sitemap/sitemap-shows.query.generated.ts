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

export const SitemapShowsOperation: PersistedOperation<SitemapShowsQuery, SitemapShowsQueryVariables> = { name: 'SitemapShows', hash: '39683dfdb3589ef4be9ac500e11efee1c34c2eaf6f5c6e2e0b6d602984636e6c' };