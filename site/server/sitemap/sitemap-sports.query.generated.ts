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

export const SitemapSportsOperation: PersistedOperation<SitemapSportsQuery, SitemapSportsQueryVariables> = { name: 'SitemapSports', hash: 'ef2bc60a6c4739e1080feff8917cdd5116a500d78490181e9161a0577b064ff0' };