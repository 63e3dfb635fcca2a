/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A language of the product. */
export type Locale =
  /** Arabic, right to left. */
  | 'AR'
  /** English, left to right. */
  | 'EN';

export type ScheduledProgrammeFragment = { __typename: 'ScheduleEntry', id: string, code: string, title: string, language: Locale, startsAt: string, endsAt: string, live: boolean, channel: { __typename: 'Channel', slug: string, name: string, language: Locale, light: string | null } | null, video: { __typename: 'Video', id: string, code: string } | null };
