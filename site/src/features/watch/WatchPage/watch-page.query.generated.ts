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

export type WatchPageQueryVariables = Exact<{
  code: string;
}>;

export type WatchPageQuery = {
  contentVersion: number;
  siteSettings: { __typename: 'SiteSettings'; brand: string };
  video: {
    __typename: 'Video';
    code: string;
    title: string;
    description: string;
    language: Locale;
    kind: VideoKind;
    live: boolean;
    liveState: LiveState | null;
    recorded: boolean;
    premium: boolean;
    startsAt: string | null;
    endsAt: string | null;
    durationSeconds: number | null;
    episodeNumber: number | null;
    publishedAt: string;
    poster: {
      __typename: 'Picture';
      url: string;
      width: number | null;
      height: number | null;
      alt: string;
    } | null;
    show: {
      __typename: 'Show';
      slug: string;
      title: string;
      language: Locale;
      videos: {
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
    } | null;
    channel: {
      __typename: 'Channel';
      slug: string;
      name: string;
      language: Locale;
      videos: {
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
    } | null;
  } | null;
};

export const WatchPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'WatchPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'code' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
          directives: [],
        },
      ],
      directives: [],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentVersion' }, arguments: [], directives: [] },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'siteSettings' },
            arguments: [],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'brand' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'video' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'code' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'code' } },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: 'title' }, arguments: [], directives: [] },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'description' },
                  arguments: [],
                  directives: [],
                },
                { kind: 'Field', name: { kind: 'Name', value: 'language' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: 'kind' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: 'live' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: 'liveState' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: 'recorded' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: 'premium' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: 'startsAt' }, arguments: [], directives: [] },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' }, arguments: [], directives: [] },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'durationSeconds' },
                  arguments: [],
                  directives: [],
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'episodeNumber' },
                  arguments: [],
                  directives: [],
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'publishedAt' },
                  arguments: [],
                  directives: [],
                },
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
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'title' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'language' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'videos' },
                        arguments: [
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
                                  {
                                    kind: 'FragmentSpread',
                                    name: { kind: 'Name', value: 'VideoCard' },
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
                      { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'channel' },
                  arguments: [],
                  directives: [],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' }, arguments: [], directives: [] },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' }, arguments: [], directives: [] },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'language' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'videos' },
                        arguments: [
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
                                  {
                                    kind: 'FragmentSpread',
                                    name: { kind: 'Name', value: 'VideoCard' },
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
  ],
  __meta__: { hash: '8b51ec81c4112568fe0e53640ac33aebe203c7576fb6495c85a36d9325d6f835' },
} as unknown as TypedDocumentNode<WatchPageQuery, WatchPageQueryVariables> & { __meta__: { hash: string } };
export const useWatchPageQuery = (options: useQuery.Options<WatchPageQuery, WatchPageQueryVariables>) =>
  useQuery(WatchPageDocument, options);
export const useWatchPageLazyQuery = (
  options?: useLazyQuery.Options<WatchPageQuery, WatchPageQueryVariables>,
) => useLazyQuery(WatchPageDocument, options);
export const WatchPageOperation: PersistedOperation<WatchPageQuery, WatchPageQueryVariables> = {
  name: 'WatchPage',
  hash: '8b51ec81c4112568fe0e53640ac33aebe203c7576fb6495c85a36d9325d6f835',
};
