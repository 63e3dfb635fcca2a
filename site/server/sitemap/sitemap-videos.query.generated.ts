/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** Where a live event stands at the moment of the question. */
export type LiveState =
  /** Over, and not yet available as a recording. */
  | 'ENDED'
  /** On air. */
  | 'LIVE'
  /** Not begun: nothing to play yet. */
  | 'UPCOMING';

export type SitemapVideosQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SitemapVideosQuery = { videos: { __typename: 'VideoConnection', nodes: Array<{ __typename: 'Video', code: string, title: string, description: string, publishedAt: string, durationSeconds: number | null, live: boolean, liveState: LiveState | null, premium: boolean, thumbnail: { __typename: 'Picture', url: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export const SitemapVideosOperation: PersistedOperation<SitemapVideosQuery, SitemapVideosQueryVariables> = { name: 'SitemapVideos', hash: 'b64968bdbd83c453545cac6859c5d1eacfbc74115c09f5e01b11ebb13be9ac81' };