/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type SitemapSportsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SitemapSportsQuery = { sports: { __typename: 'SportConnection', nodes: Array<{ __typename: 'Sport', slug: string, updatedAt: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export const SitemapSportsOperation: PersistedOperation<SitemapSportsQuery, SitemapSportsQueryVariables> = { name: 'SitemapSports', hash: '5ae7532817311552aae2741f67e26adf00a4e4bf2355530282288d8e8fa0da42' };