/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
export type PodcastFeedQueryVariables = Exact<{
  slug: string;
}>;


export type PodcastFeedQuery = { siteSettings: { __typename: 'SiteSettings', brand: string, contactEmail: string } | null, show: { __typename: 'Show', slug: string, title: string, description: string, poster: { __typename: 'Picture', url: string } | null } | null, videos: { __typename: 'VideoConnection', nodes: Array<{ __typename: 'Video', code: string, title: string, description: string, publishedAt: string, durationSeconds: number | null, episodeNumber: number | null, seasonNumber: number | null, thumbnail: { __typename: 'Picture', url: string } | null, playback: { __typename: 'Playback', stream: { __typename: 'Stream', url: string } | null } | null }> } | null };

export const PodcastFeedOperation: PersistedOperation<PodcastFeedQuery, PodcastFeedQueryVariables> = { name: 'PodcastFeed', hash: 'c73698c2f433dfa3cab4c6ad66b07e83b437d4dbd64c0c9fd3734da3dbba1502' };