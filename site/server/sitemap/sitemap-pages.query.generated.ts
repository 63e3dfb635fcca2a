/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type SitemapPagesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SitemapPagesQuery = { pages: { __typename: 'PageConnection', nodes: Array<
      | { __typename: 'BusinessPage', slug: string }
      | { __typename: 'ContactPage', slug: string }
      | { __typename: 'FaqPage', slug: string }
      | { __typename: 'GenericPage', updatedAt: string, slug: string }
      | { __typename: 'HomePage', slug: string }
      | { __typename: 'LandingPage', slug: string }
      | { __typename: 'LegalPage', slug: string }
      | { __typename: 'ManifestoPage', slug: string }
      | { __typename: 'WhereToWatchPage', slug: string }
    >, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export const SitemapPagesOperation: PersistedOperation<SitemapPagesQuery, SitemapPagesQueryVariables> = { name: 'SitemapPages', hash: '668e3ae946fc2e720abe06baf419179859e9b5edd98edcc42ecc127c34328c54' };