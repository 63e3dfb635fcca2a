/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type SitemapScheduleQueryVariables = Exact<{
  from: string;
  to: string;
  first: number;
  after?: string | null | undefined;
}>;


export type SitemapScheduleQuery = { schedule: { __typename: 'ScheduleEntryConnection', nodes: Array<{ __typename: 'ScheduleEntry', code: string, updatedAt: string }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export const SitemapScheduleOperation: PersistedOperation<SitemapScheduleQuery, SitemapScheduleQueryVariables> = { name: 'SitemapSchedule', hash: '44acdd90fd6b629111c3cb3e1f707db07d6359b06bc95830567cd9f1d65ef7af' };