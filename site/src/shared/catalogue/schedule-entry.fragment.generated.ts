/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A language of the product. */
export type Locale =
  /** Arabic, right to left. */
  | 'AR'
  /** English, left to right. */
  | 'EN';

export type ScheduleEntryFragment = { __typename: 'ScheduleEntry', id: string, code: string, title: string, language: Locale, startsAt: string, endsAt: string, live: boolean, thumbnail: { __typename: 'Picture', url: string, width: number | null, height: number | null, alt: string, tint: string | null, focus: { __typename: 'PictureFocus', x: number, y: number } | null, renditions: Array<{ __typename: 'PictureRendition', url: string, width: number, height: number, mimeType: string }> } | null, channel: { __typename: 'Channel', slug: string, name: string, language: Locale, light: string | null } | null, video: { __typename: 'Video', id: string, code: string } | null };
