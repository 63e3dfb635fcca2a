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

export type FaqPageQueryVariables = Exact<{ [key: string]: never }>;

export type FaqPageQuery = {
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
    | {
        __typename: 'FaqPage';
        slug: string;
        title: string;
        language: Locale;
        lead: string | null;
        entries: Array<{ __typename: 'FaqEntry'; id: string; question: string; answer: string }>;
      }
    | { __typename: 'LandingPage' }
    | null;
};

export const FaqPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FaqPage' },
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
                value: { kind: 'StringValue', value: 'faq', block: false },
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
                value: { kind: 'StringValue', value: 'faq', block: false },
              },
            ],
            directives: [],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'InlineFragment',
                  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'FaqPage' } },
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
                        name: { kind: 'Name', value: 'entries' },
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
  __meta__: { hash: '0eef69309a4270e84e566dc702c8cf2dd94efbc68bbeb6e55dc6c339a6b87ae1' },
} as unknown as TypedDocumentNode<FaqPageQuery, FaqPageQueryVariables> & { __meta__: { hash: string } };
export const useFaqPageQuery = (options?: useQuery.Options<FaqPageQuery, FaqPageQueryVariables>) =>
  useQuery(FaqPageDocument, options ?? {});
export const useFaqPageLazyQuery = (options?: useLazyQuery.Options<FaqPageQuery, FaqPageQueryVariables>) =>
  useLazyQuery(FaqPageDocument, options);
export const FaqPageOperation: PersistedOperation<FaqPageQuery, FaqPageQueryVariables> = {
  name: 'FaqPage',
  hash: '0eef69309a4270e84e566dc702c8cf2dd94efbc68bbeb6e55dc6c339a6b87ae1',
};
