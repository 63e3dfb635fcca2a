/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** A language of the product. */
export type Locale =
  /** Arabic, right to left. */
  | 'AR'
  /** English, left to right. */
  | 'EN';

export type LandingPageQueryVariables = Exact<{ [key: string]: never }>;

export type LandingPageQuery = {
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
  page:
    | { __typename: 'FaqPage' }
    | {
        __typename: 'LandingPage';
        slug: string;
        title: string;
        language: Locale;
        lead: string;
        plansTitle: string;
        plansText: string;
        channelsTitle: string;
        channelsText: string;
        faqTitle: string;
        faq: Array<{ __typename: 'FaqEntry'; id: string; question: string; answer: string }>;
      }
    | null;
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

export const LandingPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'LandingPage' },
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
                value: { kind: 'StringValue', value: 'landing', block: false },
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
            name: { kind: 'Name', value: 'page' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'slug' },
                value: { kind: 'StringValue', value: 'landing', block: false },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LandingPage' } },
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
                      { kind: 'Field', name: { kind: 'Name', value: 'lead' }, arguments: [], directives: [] },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'plansTitle' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'plansText' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'channelsTitle' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'channelsText' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'faqTitle' },
                        arguments: [],
                        directives: [],
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'faq' },
                        arguments: [],
                        directives: [],
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'id' },
                              arguments: [],
                              directives: [],
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'question' },
                              arguments: [],
                              directives: [],
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'answer' },
                              arguments: [],
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
  __meta__: { hash: '4bdd5aa32cdb6a6ff7464aa0b8447845746276945fbc4f7a7f73a670a3444971' },
} as unknown as TypedDocumentNode<LandingPageQuery, LandingPageQueryVariables> & {
  __meta__: { hash: string };
};
export const useLandingPageQuery = (
  options?: useQuery.Options<LandingPageQuery, LandingPageQueryVariables>,
) => useQuery(LandingPageDocument, options ?? {});
export const useLandingPageLazyQuery = (
  options?: useLazyQuery.Options<LandingPageQuery, LandingPageQueryVariables>,
) => useLazyQuery(LandingPageDocument, options);
export const LandingPageOperation: PersistedOperation<LandingPageQuery, LandingPageQueryVariables> = {
  name: 'LandingPage',
  hash: '4bdd5aa32cdb6a6ff7464aa0b8447845746276945fbc4f7a7f73a670a3444971',
};
