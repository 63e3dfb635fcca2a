/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@urql/core';
import { useQuery, type UseQueryArgs } from 'urql';
/** A language of the product. */
export type Locale =
  /** Arabic, right to left. */
  | 'AR'
  /** English, left to right. */
  | 'EN';

/** Which videos to list; fields that are left out do not narrow. */
export type VideoFilter = {
  /** Only videos of this channel (slug). */
  channel?: string | null | undefined;
  /** Only videos of this kind. */
  kind?: VideoKind | null | undefined;
  /** Only live events (true) or only recordings (false). */
  live?: boolean | null | undefined;
  /** Only premium (true) or only free (false). */
  premium?: boolean | null | undefined;
  /** Only videos of the season of this number. */
  season?: number | null | undefined;
  /** Only videos of this show (slug). */
  show?: string | null | undefined;
  /** Only videos of shows about this sport (slug). */
  sport?: string | null | undefined;
  /** Only videos of this area. */
  type?: VideoType | null | undefined;
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

/** An area of the site that videos belong to. */
export type VideoType =
  /** Videos of business shows. */
  | 'BUSINESS'
  /** Live events. */
  | 'LIVE'
  /** Videos of shows made by us. */
  | 'ORIGINAL'
  /** Videos of podcasts. */
  | 'PODCAST'
  /** Upright videos of under a minute. */
  | 'SHORT'
  /** Videos that belong to a show. */
  | 'SHOW'
  /** Videos of shows about a sport. */
  | 'SPORT';

export type VideosQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
  filter?: VideoFilter | null | undefined;
}>;


export type VideosQuery = { videos: { __typename: 'VideoConnection', nodes: Array<{ __typename: 'Video', code: string, title: string, language: Locale, kind: VideoKind, premium: boolean, durationSeconds: number | null, poster: { __typename: 'Picture', url: string, width: number | null, height: number | null, alt: string, tint: string | null, renditions: Array<{ __typename: 'PictureRendition', url: string, width: number, height: number, type: string }> } | null, channel: { __typename: 'Channel', slug: string, name: string } | null }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export const VideosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Videos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"VideoFilter"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"premium"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"durationSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"poster"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"width"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"height"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"alt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tint"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"renditions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"width"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"height"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"type"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channel"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"21d588d14e49f74ca12d38444fe4fb201fe2e098a04812e365ac41bfbaa314df"}} as unknown as TypedDocumentNode<VideosQuery, VideosQueryVariables> & { __meta__: { hash: string } };
export const useVideosQuery = (args?: Omit<UseQueryArgs<VideosQueryVariables, VideosQuery>, 'query'>) => useQuery<VideosQuery, VideosQueryVariables>({ ...args, query: VideosDocument } as UseQueryArgs<VideosQueryVariables, VideosQuery>);