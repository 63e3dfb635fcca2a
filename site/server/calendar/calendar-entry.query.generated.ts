/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type CalendarEntryQueryVariables = Exact<{
  code: string;
}>;


export type CalendarEntryQuery = { siteSettings: { __typename: 'SiteSettings', brand: string } | null, scheduleEntry: { __typename: 'ScheduleEntry', code: string, title: string, startsAt: string, endsAt: string, channel: { __typename: 'Channel', name: string } | null, video: { __typename: 'Video', code: string, description: string } | null } | null };

export const CalendarEntryOperation: PersistedOperation<CalendarEntryQuery, CalendarEntryQueryVariables> = { name: 'CalendarEntry', hash: 'd9621c0b6fe4148d820ef79502c83629018e147bf2d9f1ebd6e7ae727accda87' };