/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** Whether a show is watched or listened to. Both have episodes. */
export type ShowKind =
  /** Listened to. Its episodes are videos of kind `EPISODE` like any other. */
  | 'PODCAST'
  /** Watched. */
  | 'SERIES';

export type EpisodeSoundQueryVariables = Exact<{
  code: string;
}>;


export type EpisodeSoundQuery = { video: { __typename: 'Video', show: { __typename: 'Show', kind: ShowKind } | null, playback: { __typename: 'Playback', stream: { __typename: 'Stream', url: string } | null } | null } | null };

export const EpisodeSoundOperation: PersistedOperation<EpisodeSoundQuery, EpisodeSoundQueryVariables> = { name: 'EpisodeSound', hash: 'b0ad3a06df77aff325024b2273aac44dcad802682a2e5679d732f7d468b0d27d' };