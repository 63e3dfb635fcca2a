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

export type ShowsPageQueryVariables = Exact<{ [key: string]: never }>;

export type ShowsPageQuery = {
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
};

export const ShowsPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ShowsPage' },
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
                value: { kind: 'StringValue', value: 'shows', block: false },
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
            name: { kind: 'Name', value: 'shows' },
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
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'ShowCard' }, directives: [] },
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
  __meta__: { hash: 'fabd6e5df86738507a63aa3e906db8247ff9b98261a9d7899b0c53fcc2c41c8c' },
} as unknown as TypedDocumentNode<ShowsPageQuery, ShowsPageQueryVariables> & { __meta__: { hash: string } };
export const useShowsPageQuery = (options?: useQuery.Options<ShowsPageQuery, ShowsPageQueryVariables>) =>
  useQuery(ShowsPageDocument, options ?? {});
export const useShowsPageLazyQuery = (
  options?: useLazyQuery.Options<ShowsPageQuery, ShowsPageQueryVariables>,
) => useLazyQuery(ShowsPageDocument, options);
export const ShowsPageOperation: PersistedOperation<ShowsPageQuery, ShowsPageQueryVariables> = {
  name: 'ShowsPage',
  hash: 'fabd6e5df86738507a63aa3e906db8247ff9b98261a9d7899b0c53fcc2c41c8c',
};
