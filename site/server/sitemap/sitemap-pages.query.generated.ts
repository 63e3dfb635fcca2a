/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type SitemapPagesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SitemapPagesQuery = { genericPages: { __typename: 'GenericPageConnection', nodes: Array<{ __typename: 'GenericPage', slug: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export const SitemapPagesOperation: PersistedOperation<SitemapPagesQuery, SitemapPagesQueryVariables> = { name: 'SitemapPages', hash: '30c3747b8f9f4537fc1317cef3fefbcbf9cbbe057d5a500b8382026649a1dfc0' };