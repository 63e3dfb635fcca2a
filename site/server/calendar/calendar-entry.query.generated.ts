/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type CalendarEntryQueryVariables = Exact<{
  code: string;
}>;


export type CalendarEntryQuery = { siteSettings: { __typename: 'SiteSettings', brand: string } | null, scheduleEntry: { __typename: 'ScheduleEntry', code: string, title: string, updatedAt: string, startsAt: string, endsAt: string, channel: { __typename: 'Channel', name: string } | null, video: { __typename: 'Video', code: string, updatedAt: string, description: string } | null } | null };

export const CalendarEntryOperation: PersistedOperation<CalendarEntryQuery, CalendarEntryQueryVariables> = { name: 'CalendarEntry', hash: 'daaddea09192403a4c750a4fa63c84fb704ad3993dc05bb3b329318d7b0a0071' };