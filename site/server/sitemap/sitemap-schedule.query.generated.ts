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

export const SitemapScheduleOperation: PersistedOperation<SitemapScheduleQuery, SitemapScheduleQueryVariables> = { name: 'SitemapSchedule', hash: 'd49cdff077b90669d6dba2fffa1a3d3230284c07b939df13a824298cf64fe9d5' };