/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** An area of the site. A show can belong to several; a video belongs to those of its show. */
export type Area =
  /** About founders, money and companies. */
  | 'BUSINESS'
  /** Made by us. */
  | 'ORIGINAL'
  /** Podcasts. */
  | 'PODCAST'
  /** About a sport. */
  | 'SPORT';

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

/** Which videos to list. A video must match every field that is given. */
export type VideoFilter = {
  /** Only videos of shows of this area. */
  area?: Area | null | undefined;
  /** Only videos of this channel (slug). */
  channel?: string | null | undefined;
  /** Only videos of this kind. */
  kind?: VideoKind | null | undefined;
  /** Only live events (true) or only recordings (false). */
  live?: boolean | null | undefined;
  /** Only videos that need a subscription (true) or only free ones (false). */
  premium?: boolean | null | undefined;
  /** Only videos of the season of this number. */
  season?: number | null | undefined;
  /** Only videos of this show (slug). */
  show?: string | null | undefined;
  /** Only videos of shows about this sport (slug). */
  sport?: string | null | undefined;
};

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

export type SectionVideosQueryVariables = Exact<{
  filter: VideoFilter;
  after?: string | null | undefined;
}>;


export type SectionVideosQuery = { videos: { __typename: 'VideoConnection', nodes: Array<{ __typename: 'Video', id: string, code: string, title: string, language: Locale, kind: VideoKind, live: boolean, liveState: LiveState | null, premium: boolean, startsAt: string | null, endsAt: string | null, publishedAt: string, durationSeconds: number | null, episodeNumber: number | null, thumbnail: { __typename: 'Picture', url: string, width: number | null, height: number | null, alt: string, tint: string | null, focus: { __typename: 'PictureFocus', x: number, y: number } | null, renditions: Array<{ __typename: 'PictureRendition', url: string, width: number, height: number, mimeType: string }> } | null, portrait: { __typename: 'Picture', url: string, width: number | null, height: number | null, alt: string, tint: string | null, focus: { __typename: 'PictureFocus', x: number, y: number } | null, renditions: Array<{ __typename: 'PictureRendition', url: string, width: number, height: number, mimeType: string }> } | null, show: { __typename: 'Show', slug: string, title: string, language: Locale } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export const SectionVideosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SectionVideos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VideoFilter"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VideoCard"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VideoCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Video"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"live"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"liveState"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"premium"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"startsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endsAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"episodeNumber"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"portrait"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"show"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Picture"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"width"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"height"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tint"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"focus"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"x"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"y"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"renditions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"width"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"height"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"mimeType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"__meta__":{"hash":"7f4fc2195a2fd51445a1dc68c6e3d549a27664cc5c152aaf854a4dedd2852353"}} as unknown as TypedDocumentNode<SectionVideosQuery, SectionVideosQueryVariables> & { __meta__: { hash: string } };
export const useSectionVideosQuery = (options: useQuery.Options<SectionVideosQuery, SectionVideosQueryVariables> | SkipToken) => useQuery(SectionVideosDocument, options);
export const useSectionVideosLazyQuery = (options?: useLazyQuery.Options<SectionVideosQuery, SectionVideosQueryVariables>) => useLazyQuery(SectionVideosDocument, options);
export const SectionVideosOperation: PersistedOperation<SectionVideosQuery, SectionVideosQueryVariables> = { name: 'SectionVideos', hash: '7f4fc2195a2fd51445a1dc68c6e3d549a27664cc5c152aaf854a4dedd2852353' };