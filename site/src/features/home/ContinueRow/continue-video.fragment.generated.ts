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

export type ContinueVideoFragment = { __typename: 'Video', id: string, code: string, title: string, language: Locale, kind: VideoKind, live: boolean, liveState: LiveState | null, premium: boolean, startsAt: string | null, endsAt: string | null, publishedAt: string, durationSeconds: number | null, episodeNumber: number | null, nextEpisode: { __typename: 'Video', id: string, code: string, title: string, language: Locale, kind: VideoKind, live: boolean, liveState: LiveState | null, premium: boolean, startsAt: string | null, endsAt: string | null, publishedAt: string, durationSeconds: number | null, episodeNumber: number | null, thumbnail: { __typename: 'Picture', url: string, width: number | null, height: number | null, alt: string, tint: string | null, focus: { __typename: 'PictureFocus', x: number, y: number } | null, renditions: Array<{ __typename: 'PictureRendition', url: string, width: number, height: number, mimeType: string }> } | null, portrait: { __typename: 'Picture', url: string, width: number | null, height: number | null, alt: string, tint: string | null, focus: { __typename: 'PictureFocus', x: number, y: number } | null, renditions: Array<{ __typename: 'PictureRendition', url: string, width: number, height: number, mimeType: string }> } | null, show: { __typename: 'Show', slug: string, title: string, language: Locale } | null } | null, thumbnail: { __typename: 'Picture', url: string, width: number | null, height: number | null, alt: string, tint: string | null, focus: { __typename: 'PictureFocus', x: number, y: number } | null, renditions: Array<{ __typename: 'PictureRendition', url: string, width: number, height: number, mimeType: string }> } | null, portrait: { __typename: 'Picture', url: string, width: number | null, height: number | null, alt: string, tint: string | null, focus: { __typename: 'PictureFocus', x: number, y: number } | null, renditions: Array<{ __typename: 'PictureRendition', url: string, width: number, height: number, mimeType: string }> } | null, show: { __typename: 'Show', slug: string, title: string, language: Locale } | null };
