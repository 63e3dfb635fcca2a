/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type CalendarEventQueryVariables = Exact<{
  code: string;
}>;


export type CalendarEventQuery = { siteSettings: { __typename: 'SiteSettings', brand: string } | null, video: { __typename: 'Video', code: string, title: string, updatedAt: string, description: string, startsAt: string | null, endsAt: string | null, channel: { __typename: 'Channel', name: string } | null } | null };

export const CalendarEventOperation: PersistedOperation<CalendarEventQuery, CalendarEventQueryVariables> = { name: 'CalendarEvent', hash: '59f6fa4d59e71d326300869c53c8782ab6d6db0edb182066edb00b793332504e' };