/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** Where a live event stands, computed from its times. */
export type LiveState =
  /** Over, and no recording yet. */
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

export type HomePageQueryVariables = Exact<{ [key: string]: never }>;

export type HomePageQuery = {
  contentVersion: number;
  metaTags: {
    __typename: 'MetaTags';
    title: string;
    metaDescription: string;
    metaImage: {
      __typename: 'Picture';
      url: string;
      width: number | null;
      height: number | null;
      alt: string;
    } | null;
  } | null;
  live: {
    __typename: 'VideoConnection';
    nodes: Array<{
      __typename: 'Video';
      code: string;
      title: string;
      language: Locale;
      kind: VideoKind;
      live: boolean;
      liveState: LiveState | null;
      premium: boolean;
      startsAt: string | null;
      durationSeconds: number | null;
      episodeNumber: number | null;
      poster: {
        __typename: 'Picture';
        url: string;
        width: number | null;
        height: number | null;
        alt: string;
      } | null;
      show: { __typename: 'Show'; slug: string; title: string; language: Locale } | null;
    }>;
  };
  newest: {
    __typename: 'VideoConnection';
    nodes: Array<{
      __typename: 'Video';
      code: string;
      title: string;
      language: Locale;
      kind: VideoKind;
      live: boolean;
      liveState: LiveState | null;
      premium: boolean;
      startsAt: string | null;
      durationSeconds: number | null;
      episodeNumber: number | null;
      poster: {
        __typename: 'Picture';
        url: string;
        width: number | null;
        height: number | null;
        alt: string;
      } | null;
      show: { __typename: 'Show'; slug: string; title: string; language: Locale } | null;
    }>;
  };
  shows: {
    __typename: 'ShowConnection';
    nodes: Array<{
      __typename: 'Show';
      slug: string;
      title: string;
      titleEcho: string | null;
      language: Locale;
      poster: {
        __typename: 'Picture';
        url: string;
        width: number | null;
        height: number | null;
        alt: string;
      } | null;
    }>;
  };
  channels: {
    __typename: 'ChannelConnection';
    nodes: Array<{
      __typename: 'Channel';
      slug: string;
      name: string;
      language: Locale;
      image: {
        __typename: 'Picture';
        url: string;
        width: number | null;
        height: number | null;
        alt: string;
      } | null;
    }>;
  };
};

export const HomePageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'HomePage' },
      variableDefinitions: [],
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentVersion' }, arguments: [], directives: [] },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'metaTags' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'code' },
                value: { kind: 'StringValue', value: 'home', block: false },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'PageMeta' }, directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'live' },
            name: { kind: 'Name', value: 'videos' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'live' },
                      value: { kind: 'BooleanValue', value: true },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '12' },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'nodes' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VideoCard' }, directives: [] },
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'newest' },
            name: { kind: 'Name', value: 'videos' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'live' },
                      value: { kind: 'BooleanValue', value: false },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '18' },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'nodes' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'VideoCard' }, directives: [] },
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shows' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '24' },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'nodes' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ShowCard' }, directives: [] },
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'channels' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '50' },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'nodes' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ChannelCard' },
                        directives: [],
                      },
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PageMeta' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MetaTags' } },
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'title' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'metaDescription' }, arguments: [], directives: [] },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'metaImage' },
            arguments: [],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture' }, directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'VideoCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Video' } },
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'title' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'language' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'live' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'liveState' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'premium' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'startsAt' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'durationSeconds' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'episodeNumber' }, arguments: [], directives: [] },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'poster' },
            arguments: [],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture' }, directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'show' },
            arguments: [],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'slug' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: 'title' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: 'language' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ShowCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Show' } },
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'slug' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'title' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'titleEcho' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'language' }, arguments: [], directives: [] },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'poster' },
            arguments: [],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture' }, directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ChannelCard' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Channel' } },
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'slug' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'language' }, arguments: [], directives: [] },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'image' },
            arguments: [],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'Picture' }, directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Picture' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Picture' } },
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'url' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'width' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'height' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: 'alt' }, arguments: [], directives: [] },
          { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
        ],
      },
    },
  ],
  __meta__: { hash: 'bc48a35c34926536b39d5e015d7651d36bbccaa170d2c18433a8f74bffdd8a15' },
} as unknown as TypedDocumentNode<HomePageQuery, HomePageQueryVariables> & { __meta__: { hash: string } };
export const useHomePageQuery = (options?: useQuery.Options<HomePageQuery, HomePageQueryVariables>) =>
  useQuery(HomePageDocument, options ?? {});
export const useHomePageLazyQuery = (options?: useLazyQuery.Options<HomePageQuery, HomePageQueryVariables>) =>
  useLazyQuery(HomePageDocument, options);
export const HomePageOperation: PersistedOperation<HomePageQuery, HomePageQueryVariables> = {
  name: 'HomePage',
  hash: 'bc48a35c34926536b39d5e015d7651d36bbccaa170d2c18433a8f74bffdd8a15',
};
