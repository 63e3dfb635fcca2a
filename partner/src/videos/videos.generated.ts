/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@urql/core';
import { useQuery, type UseQueryArgs } from 'urql';
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

export type VideosQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
  filter?: VideoFilter | null | undefined;
}>;


export type VideosQuery = { videos: { __typename: 'VideoConnection', nodes: Array<{ __typename: 'Video', code: string, title: string, language: Locale, kind: VideoKind, premium: boolean, durationSeconds: number | null, thumbnail: { __typename: 'Picture', url: string, width: number | null, height: number | null, alt: string, tint: string | null, renditions: Array<{ __typename: 'PictureRendition', url: string, width: number, height: number, mimeType: string }> } | null, channel: { __typename: 'Channel', slug: string, name: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export const VideosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Videos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VideoFilter"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"premium"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"width"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"height"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tint"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"renditions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"width"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"height"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"mimeType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channel"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"47e268d7f4064f55900e7f2274b220cbb5d7ef03f5ec518d4b3aa651efd017f0"}} as unknown as TypedDocumentNode<VideosQuery, VideosQueryVariables> & { __meta__: { hash: string } };
export const useVideosQuery = (args?: Omit<UseQueryArgs<VideosQueryVariables, VideosQuery>, 'query'>) => useQuery<VideosQuery, VideosQueryVariables>({ ...args, query: VideosDocument } as UseQueryArgs<VideosQueryVariables, VideosQuery>);