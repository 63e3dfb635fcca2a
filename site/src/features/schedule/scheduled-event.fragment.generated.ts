/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Where a live event stands at the moment of the question. */
export type LiveState =
  /** Over, and not yet available as a recording. */
  | 'ENDED'
  /** On air. */
  | 'LIVE'
  /** Not begun: nothing to play yet. */
  | 'UPCOMING';

/** A language of the product. */
export type Locale =
  /** Arabic, right to left. */
  | 'AR'
  /** English, left to right. */
  | 'EN';

export type ScheduledEventFragment = { __typename: 'Video', id: string, code: string, title: string, language: Locale, liveState: LiveState | null, startsAt: string | null, endsAt: string | null, channel: { __typename: 'Channel', slug: string, name: string, language: Locale, light: string | null } | null };
