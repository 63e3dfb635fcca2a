/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A language of the product. */
export type Locale =
  /** Arabic, right to left. */
  | 'AR'
  /** English, left to right. */
  | 'EN';

/** What a video is to its show. */
export type VideoKind =
  /** A short cut of something longer. */
  | 'CLIP'
  /** A numbered part of a show. */
  | 'EPISODE'
  /** The best moments of a match. */
  | 'HIGHLIGHT'
  /** A whole match or event. */
  | 'MATCH'
  /** An upright video of under a minute. */
  | 'SHORT';

export type ShortFragment = { __typename: 'Video', id: string, code: string, title: string, description: string, language: Locale, kind: VideoKind, premium: boolean, thumbnail: { __typename: 'Picture', url: string, width: number | null, height: number | null, alt: string, tint: string | null, focus: { __typename: 'PictureFocus', x: number, y: number } | null, renditions: Array<{ __typename: 'PictureRendition', url: string, width: number, height: number, mimeType: string }> } | null, show: { __typename: 'Show', slug: string, title: string, language: Locale } | null, channel: { __typename: 'Channel', slug: string, name: string, language: Locale, icon: { __typename: 'Picture', url: string, width: number | null, height: number | null, alt: string, tint: string | null, focus: { __typename: 'PictureFocus', x: number, y: number } | null, renditions: Array<{ __typename: 'PictureRendition', url: string, width: number, height: number, mimeType: string }> } | null } | null };
